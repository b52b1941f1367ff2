import type { Areas, TextsOf } from '#web/i18n/areas'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  both: 'L’emplacement {slot, number} de ce compte contient {marks, plural, one {# marque} other {# marques}} et un choix de jeux, et {pulls, plural, one {# tirage est enregistré} other {# tirages sont enregistrés}} sur le serveur. Cet appareil n’a rien de tout cela.',
  marks:
    'L’emplacement {slot, number} de ce compte contient {marks, plural, one {# marque} other {# marques}} et un choix de jeux. Cet appareil n’a encore aucune marque.',
  pulls:
    '{pulls, plural, one {# tirage de ce compte est enregistré} other {# tirages de ce compte sont enregistrés}} sur le serveur, mais pas sur cet appareil.',
  download: 'Tout télécharger',
  running: 'Téléchargement\u00a0: {game} ({number, number} sur {total, number})',
  failed:
    '{done, number} {done, plural, one {compte téléchargé} other {comptes téléchargés}} sur {total, number}. {reason}',
  done: '{marks, plural, =0 {} one {# marque et } other {# marques et }}{pulls, plural, one {# tirage} other {# tirages}} sur cet appareil.{marks, plural, =0 {} other { Vous pouvez annuler les marques dans les paramètres.}}',
}

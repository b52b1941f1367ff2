import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls: '{pulls, plural, one {# tirage de votre compte n’est pas} other {# tirages de votre compte ne sont pas}} ici.',
  fromFiles:
    'Cet appareil a {pulls, plural, one {# tirage} other {# tirages}} de fichiers. Les ajouter à votre compte\u202f?',
  preview: 'Voir l’aperçu',
  download: 'Tout télécharger',
  sync: 'Synchroniser',
  syncAll: 'Tout synchroniser',
  running: 'Téléchargement\u00a0: {game} ({number, number} sur {total, number})',
  failed:
    '{done, number} {done, plural, one {compte téléchargé} other {comptes téléchargés}} sur {total, number}. {reason}',
  donePulls: '{pulls, plural, one {# tirage téléchargé} other {# tirages téléchargés}}.',
  others: {
    title: 'Un autre compte a utilisé cet appareil',
    text: 'Il a ici {marks, plural, one {# statut} other {# statuts}} et {goals, plural, one {# objectif} other {# objectifs}}. Mis de côté, ils reviendront quand ce compte se reconnectera.',
    aside: 'Mettre de côté',
    share: 'Garder ces données',
  },
}

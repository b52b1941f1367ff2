import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls:
    'Ce compte a {pulls, plural, one {# tirage qui n’est pas} other {# tirages qui ne sont pas}} sur cet appareil.',
  fromFiles:
    'Cet appareil a {pulls, plural, one {# tirage} other {# tirages}} de fichiers ouverts avant la connexion. Les ajouter à votre compte\u202f?',
  preview: 'Voir l’aperçu',
  download: 'Tout télécharger',
  sync: 'Synchroniser',
  syncAll: 'Synchroniser et télécharger',
  running: 'Téléchargement\u00a0: {game} ({number, number} sur {total, number})',
  failed:
    '{done, number} {done, plural, one {compte téléchargé} other {comptes téléchargés}} sur {total, number}. {reason}',
  donePulls: '{pulls, plural, one {# tirage téléchargé} other {# tirages téléchargés}}.',
  doneMarks:
    '{marks, plural, one {# statut téléchargé} other {# statuts téléchargés}}, avec vos jeux, leur ordre et vos serveurs. Vous pouvez annuler dans les paramètres.',
  doneBoth:
    '{pulls, plural, one {# tirage} other {# tirages}} et {marks, plural, one {# statut} other {# statuts}} téléchargés, avec vos jeux, leur ordre et vos serveurs. Vous pouvez annuler les statuts et les jeux dans les paramètres.',
  others: {
    title: 'Un autre compte a utilisé cet appareil',
    text: 'Cet appareil contient {marks, plural, one {# statut} other {# statuts}} et {goals, plural, one {# objectif} other {# objectifs}} d’un autre compte. Mis de côté, ils reviendront quand ce compte se reconnectera.',
    aside: 'Mettre de côté',
    share: 'Continuer avec eux',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const cloudSync: TextsOf<Areas['cloudSync']> = {
  title: 'Synchronisation',
  slots: 'Emplacements du cloud',
  slot: 'N°\u00a0{slot, number}',
  never: 'jamais mis à jour',
  updated: 'Emplacement {slot, number}, {time}',
  neverUpdated: 'Emplacement {slot, number}, jamais mis à jour',
  upload: 'Envoyer',
  download: 'Télécharger',
  clear: 'Vider l’emplacement {slot, number}',
  sync: '{state, select, here {Synchroniser vers l’emplacement {slot, number}} there {Synchroniser vers cet appareil} both {Synchroniser dans les deux sens} other {Synchroniser}}',
  equal: 'Cet appareil et l’emplacement {slot, number} sont identiques.',
  comparing: 'Comparaison avec l’emplacement {slot, number}…',
  unreadable: 'L’emplacement {slot, number} est illisible. Un envoi le remplace.',
  newer: {
    account: 'Plus récent dans votre compte\u00a0: {things}.',
    there: 'Plus récent dans l’emplacement {slot, number}\u00a0: {things}.',
    here: 'Plus récent ici\u00a0: {things}.',
  },
  things: {
    marks: '{count, plural, one {# statut} other {# statuts}}',
    own: 'vos entrées',
    plan: 'objectifs et tâches quotidiennes',
    games: 'jeux et serveurs',
    none: 'rien',
  },
  noLocal: 'Il n’y a encore rien à envoyer sur cet appareil\u00a0: ni statuts, ni choix de jeux.',
  changed: 'Un autre appareil a modifié l’emplacement {slot, number} entre-temps.',
  uploaded:
    'L’emplacement {slot, number} contient maintenant {count, plural, =0 {0 statut} one {# statut} other {# statuts}}.',
  cleared: 'L’emplacement {slot, number} est maintenant vide.',
  undo: {
    offer: 'Chargé depuis l’emplacement {slot, number}\u00a0: {things}.',
    verb: 'Annuler',
    done: 'Cet appareil est revenu à son état précédent.',
  },
  ask: {
    upload: {
      title: 'Remplacer l’emplacement {slot, number}\u202f?',
      verb: 'Remplacer',
      consequence:
        'Plus récent dans l’emplacement {slot, number} ({time})\u00a0: {there}. Plus récent ici\u00a0: {here}. Le contenu de l’emplacement reste sous «\u00a0Versions précédentes\u00a0». «\u00a0Synchroniser\u00a0» garde les deux.',
      unreadable: 'Le contenu de l’emplacement {slot, number} est illisible. Celui de cet appareil le remplace.',
    },
    download: {
      title: 'Remplacer le contenu de cet appareil\u202f?',
      verb: 'Remplacer',
      consequence:
        'Seulement sur cet appareil\u00a0: {lost}. L’emplacement {slot, number} ({time}) le remplace. Vous pouvez annuler ici. Pour garder les deux, utilisez «\u00a0Synchroniser\u00a0».',
    },
    clear: {
      title: 'Vider l’emplacement {slot, number}\u202f?',
      verb: 'Vider',
      consequence:
        'L’emplacement {slot, number} sera vide. Son contenu reste sous «\u00a0Versions précédentes\u00a0», et cet appareil garde ses données.',
    },
    restore: {
      title: 'Rétablir cette version dans l’emplacement {slot, number}\u202f?',
      verb: 'Rétablir',
      consequence:
        'L’emplacement {slot, number} retrouvera {count, plural, =0 {une version sans statuts} one {# statut} other {# statuts}} du {time}. Son contenu actuel reste sous «\u00a0Versions précédentes\u00a0», et cet appareil garde ses données.',
    },
  },
  versions: {
    title: 'Versions précédentes',
    loading: 'Chargement des versions précédentes',
    none: 'L’emplacement {slot, number} n’a pas de version précédente.',
    marks: '{count, plural, =0 {aucun statut} one {# statut} other {# statuts}}',
    cause: {
      upload: 'jusqu’à l’envoi suivant',
      clear: 'jusqu’à ce que l’emplacement soit vidé',
      restore: 'jusqu’à la restauration d’une autre version',
    },
    restore: 'Rétablir',
    restoreOf: 'Rétablir la version du {time}',
    restored:
      'L’emplacement {slot, number} contient de nouveau {count, plural, =0 {0 statut} one {# statut} other {# statuts}}.',
    kept: 'Les cinq dernières versions de chaque emplacement sont gardées, toutes les autres pendant une semaine.',
  },
}

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
  newer: 'Cet appareil est plus récent que l’emplacement {slot, number}.',
  noLocal: 'Il n’y a encore rien à envoyer sur cet appareil\u00a0: ni statuts, ni choix de jeux.',
  changed: 'Un autre appareil a modifié l’emplacement {slot, number} entre-temps.',
  uploaded:
    'L’emplacement {slot, number} contient maintenant {count, plural, =0 {0 statut} one {# statut} other {# statuts}}.',
  downloaded:
    'Cet appareil a maintenant {count, plural, =0 {le contenu, sans statuts,} one {le seul statut} other {les # statuts}} de l’emplacement {slot, number}.',
  cleared: 'L’emplacement {slot, number} est maintenant vide.',
  undo: {
    offer:
      'Les statuts, les jeux, leur ordre et les serveurs de cet appareil viennent de l’emplacement {slot, number}.',
    verb: 'Annuler',
    done: 'Cet appareil est revenu à son état d’avant le téléchargement.',
  },
  ask: {
    upload: {
      title: 'Remplacer l’emplacement {slot, number}\u00a0?',
      verb: 'Remplacer',
      replaces:
        'Emplacement {slot, number}\u00a0: {stored, plural, =0 {0 statut} one {# statut} other {# statuts}}, envoi du {time}. {count, plural, =0 {Cet appareil n’en a aucun} one {Votre # statut le remplace} other {Vos # statuts le remplacent}}. Annulation possible sous «\u00a0Versions précédentes\u00a0».',
      empties:
        'Cet appareil n’a aucun statut, mais l’emplacement {slot, number} en contient {stored, plural, one {#} other {#}}, envoi du {time}. Après l’envoi, il n’en contiendra plus. L’ancien contenu reste sous «\u00a0Versions précédentes\u00a0».',
      unreadable:
        'Le contenu de l’emplacement {slot, number} est illisible. {count, plural, =0 {Le choix de jeux de cet appareil le remplacera.} one {# statut de cet appareil le remplacera.} other {# statuts de cet appareil le remplaceront.}}',
    },
    download: {
      title: 'Remplacer le contenu de cet appareil\u00a0?',
      verb: 'Remplacer',
      consequence:
        'Cet appareil a changé après l’envoi vers l’emplacement {slot, number} ({time}). {count, plural, =0 {Vos jeux sont remplacés} one {# statut et vos jeux sont remplacés} other {# statuts et vos jeux sont remplacés}}. Annulation possible jusqu’au rechargement.',
    },
    clear: {
      title: 'Vider l’emplacement {slot, number}\u00a0?',
      verb: 'Vider',
      consequence:
        'L’emplacement {slot, number} sera vide. Son contenu reste sous «\u00a0Versions précédentes\u00a0», et cet appareil garde ses données.',
    },
    restore: {
      title: 'Rétablir cette version dans l’emplacement {slot, number}\u00a0?',
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

import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: 'Codes',
  sum: '{pulls, number, ::.0} tirages',
  line: '{count, plural, one {# code inutilisé} other {# codes inutilisés}}, {pulls, number, ::.0} tirages',
  lineFree: '{count, plural, one {# code inutilisé} other {# codes inutilisés}}',
  firstEnds: 'le premier se termine dans {time}',
  pulls: '{pulls} tirages',
  noPulls: 'aucun tirage',
  unstated: 'récompenses non précisées',
  until: 'jusqu’au {time}',
  untilUnstated: 'fin non précisée',
  perhapsOver: 'peut-être terminé',
  inGame: 'à utiliser dans le jeu',
  redeem: 'Utiliser',
  copy: 'Copier',
  copied: 'Copié',
  mark: 'Marquer {code} comme utilisé',
  marked: '{code} est marqué comme utilisé',
  undo: 'Annuler',
  region: {
    world: 'International',
    china: 'Chine continentale',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: 'Codes',
  sum: '{pulls, number, ::.0} tirages',
  pulls: '{pulls} tirages',
  noPulls: 'aucun tirage',
  unstated: 'récompenses inconnues',
  until: 'jusqu’au {time}',
  untilUnstated: 'fin inconnue',
  perhapsOver: 'peut-être expiré',
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

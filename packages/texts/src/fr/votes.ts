import type { Areas, TextsOf } from '../areas.ts'

export const votes: TextsOf<Areas['votes']> = {
  title: 'L’avis des joueurs',
  loading: 'Chargement des votes',
  noPolls: 'Aucun vote pour le moment.',
  noVotes: 'Aucun vote pour l’instant.',
  login: 'Se connecter pour voter',
  expand: 'Voter',
  total: '{count, plural, one {# vote} other {# votes}}',
  retry: 'Réessayer',
  fetchFailed: 'Impossible de charger les votes\u00a0: {reason}',
  failed: 'Votre vote n’a pas été enregistré\u00a0: {reason}',
  withdrawFailed: 'Votre vote n’a pas été retiré\u00a0: {reason}',
  summary: {
    top: '{option} ({count, number})',
    none: 'aucun',
    part: '{poll}\u00a0: {top}',
    separator: ', ',
  },
}

import type { Areas, TextsOf } from '#web/i18n/areas'

export const votes: TextsOf<Areas['votes']> = {
  title: 'L’avis des joueurs',
  loading: 'Chargement …',
  noPolls: 'Il n’y a rien à voter.',
  loginRequired: 'Connectez-vous pour voter pour cet événement.',
  login: 'Se connecter',
  expand: 'Voter',
  total: '{count, plural, one {# vote} other {# votes}}',
  retry: 'Réessayer',
  fetchFailed: 'Les votes n’ont pas pu être chargés : {reason}',
  failed: 'Votre vote n’a pas été enregistré : {reason}',
  withdrawFailed: 'Votre vote n’a pas été retiré : {reason}',
  summary: {
    top: '{option} ({count, number})',
    none: 'aucun',
    part: '{poll} : {top}',
    separator: ' ; ',
  },
}

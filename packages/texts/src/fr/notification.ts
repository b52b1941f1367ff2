import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  text: 'Ce que vos jeux ont annoncé. La cloche vous le rappelle.',
  reminders: 'Rappels',
  games: {
    dates: '{from} – {to}',
    coming: 'À venir',
    running: 'En cours',
    over: 'Terminé',
    cancelled: 'Annulé',
    gives: '{amount, number} {thing}',
    loading: 'Chargement des annonces',
    notice: 'Annonce de {name}',
    error: 'Impossible de charger les annonces\u00a0: {reason}',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Pas de nouvelles d’Ephemeris',
  text: 'Changements et interruptions d’Ephemeris paraissent ici.',
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

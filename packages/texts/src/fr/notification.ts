import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Pas de nouvelles d’Ephemeris',
  text: 'Changements et interruptions d’Ephemeris paraissent ici. Plus bas, les dernières annonces de vos jeux.',
  games: {
    dates: '{from} – {to}',
    coming: 'À venir',
    running: 'En cours',
    over: 'Terminé',
    notice: 'Annonce de {name}',
    error: 'Impossible de charger les annonces\u00a0: {reason}',
  },
  ways: {
    timeline: { title: 'Chronologie', hint: 'Ce qui est en cours et à venir' },
    reminders: { title: 'Rappels', hint: 'Par calendrier, push ou e-mail' },
    tonight: { title: 'Ce soir', hint: 'Ce qui se termine avant votre prochaine soirée' },
    almanac: { title: 'Almanach', hint: 'Les bannières 5★ passées' },
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Rien à annoncer',
  text: 'Les nouvelles d’Ephemeris paraissent ici\u00a0: changements et interruptions prévues. Pour ce qui commence et se termine dans vos jeux, consultez la chronologie.',
  ways: {
    reminders: { title: 'Rappels', hint: 'Par calendrier, push ou e-mail, avant chaque fin' },
    tonight: { title: 'Ce soir', hint: 'Ce qui se termine avant votre prochaine soirée' },
    almanac: { title: 'Almanach', hint: 'Les bannières 5★ passées' },
  },
}

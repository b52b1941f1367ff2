import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Rien à annoncer',
  text: 'Les nouvelles d’Ephemeris paraissent ici\u00a0: changements et interruptions prévues. Pour ce qui commence et se termine dans vos jeux, consultez la chronologie.',
}

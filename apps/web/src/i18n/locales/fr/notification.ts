import type { Areas, TextsOf } from '#web/i18n/areas'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Rien à annoncer',
  text: 'Les nouvelles d’Ephemeris paraissent ici : changements et interruptions prévues. Ce qui commence et se termine dans les jeux figure sur la chronologie.',
}

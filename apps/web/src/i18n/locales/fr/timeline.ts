import type { Areas, TextsOf } from '#web/i18n/areas'

export const timeline: TextsOf<Areas['timeline']> = {
  title: 'Chronologie',
}

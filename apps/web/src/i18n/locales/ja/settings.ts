import type { Areas, TextsOf } from '#web/i18n/areas'

export const settings: TextsOf<Areas['settings']> = {
  title: 'Settings',
}

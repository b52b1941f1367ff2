import type { Areas, TextsOf } from '#web/i18n/areas'

export const launch: TextsOf<Areas['launch']> = {
  title: 'Launch {game}',
}

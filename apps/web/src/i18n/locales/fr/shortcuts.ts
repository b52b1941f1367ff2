import type { Areas, TextsOf } from '#web/i18n/areas'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: 'Lancer le jeu',
  official: 'Site officiel',
  mainland: 'Chine',
  global: 'International',
  tracker: 'Suivi des tirages',
}

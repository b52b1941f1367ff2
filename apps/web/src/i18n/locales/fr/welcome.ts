import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Bienvenue sur Ephemeris',
  intro: 'À quels jeux jouez-vous ? La chronologie montre ce qui y est en cours et ce qui se termine bientôt.',
  info: 'Tout est activé. Vous pouvez changer cela à tout moment dans les paramètres.',
  confirm: 'Commencer',
}

import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Bienvenue sur Ephemeris',
  intro: 'À quels jeux jouez-vous\u00a0? La chronologie montre ce qui est en cours et ce qui se termine bientôt.',
  info: 'Tout est activé par défaut. Vous pouvez le changer à tout moment dans les paramètres.',
  confirm: 'Commencer',
}

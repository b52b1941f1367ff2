import type { Areas, TextsOf } from '#web/i18n/areas'

export const account: TextsOf<Areas['account']> = {
  title: 'Compte et données',
  loading: 'Chargement de votre compte',
  logOut: 'Se déconnecter',
  loggedOut: 'Vous êtes déconnecté.',
  emailConfirmed: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
  local: {
    last: 'Cet appareil\u00a0: dernière marque le {time}',
    none: 'Cet appareil\u00a0: aucune marque',
    clear: 'Effacer cet appareil',
    question: 'Effacer cet appareil\u00a0?',
    consequence:
      '{count, plural, =0 {Votre choix de jeux sera supprimé} one {# marque et votre choix de jeux seront supprimés} other {# marques et votre choix de jeux seront supprimés}} de cet appareil. L’ordre des jeux, l’historique des tirages et l’apparence restent.',
    cleared: 'Les marques et le choix de jeux ont été supprimés de cet appareil.',
  },
}

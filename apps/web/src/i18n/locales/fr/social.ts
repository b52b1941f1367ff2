import type { Areas, TextsOf } from '#web/i18n/areas'

export const social: TextsOf<Areas['social']> = {
  otherWays: 'Autres moyens de se connecter',
  logIn: 'Se connecter avec {name}',
  finishing: 'Fin de la connexion avec {name}',
  refused: 'La connexion avec {name} a été interrompue ou n’a pas abouti.',
  linked: 'Votre compte {name} est associé\u00a0: il vous connecte désormais.',
  taken: 'Ce compte {name} ouvre un autre compte ici, ou un autre est déjà associé.',
  explanation: 'Comptes d’autres services qui vous connectent ici.',
  isLinked: 'Associé',
  isNotLinked: 'Non associé',
  last: 'Associé\u00a0; seul moyen de se connecter, il reste donc',
  link: 'Associer',
  linkOf: 'Associer {name}',
  unlink: 'Dissocier',
  unlinkOf: 'Dissocier {name}',
  question: 'Dissocier {name}\u00a0?',
  consequence: '{name} ne pourra plus vous connecter ici. Vous pourrez l’associer de nouveau à tout moment.',
  unlinked: '{name} est dissocié.',
  proof: {
    password: 'Saisissez votre mot de passe pour confirmer que c’est bien vous.',
    goOn: 'Continuer vers {name}',
    login:
      'Votre compte n’a pas de mot de passe. Reconnectez-vous avec {way} pour confirmer que c’est bien vous, puis associez {name} dans les dix minutes.',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const social: TextsOf<Areas['social']> = {
  otherWays: 'Autres moyens de se connecter',
  logIn: 'Se connecter avec {name}',
  finishing: 'Fin de la connexion avec {name}',
  refused: 'La connexion avec {name} a été annulée ou a échoué.',
  linked: 'Votre compte {name} est associé\u00a0: vous pouvez désormais vous connecter avec lui.',
  taken: 'Ce compte {name} est associé à un autre compte Ephemeris, ou le vôtre en a déjà un autre.',
  explanation: 'Comptes d’autres services avec lesquels vous pouvez vous connecter.',
  isLinked: 'Associé',
  isNotLinked: 'Non associé',
  last: 'Associé. C’est votre seul moyen de connexion\u00a0: impossible de le dissocier.',
  link: 'Associer',
  linkOf: 'Associer {name}',
  unlink: 'Dissocier',
  unlinkOf: 'Dissocier {name}',
  question: 'Dissocier {name}\u202f?',
  consequence: 'Vous ne pourrez plus vous connecter avec {name}. Vous pourrez l’associer de nouveau à tout moment.',
  unlinked: '{name} est dissocié.',
  proof: {
    password: 'Saisissez votre mot de passe pour confirmer que c’est bien vous.',
    goOn: 'Continuer vers {name}',
    login:
      'Votre compte n’a pas de mot de passe. Reconnectez-vous avec {way} pour confirmer que c’est bien vous, puis associez {name} dans les dix minutes.',
  },
}

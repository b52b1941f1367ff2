import type { MailTexts } from '../mail-text.ts'

export const french: MailTexts = {
  greeting: (username) => `Bonjour ${username},`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Confirmez votre adresse e-mail pour Ephemeris',
    paragraphs: [
      'Un compte Ephemeris a été créé avec cette adresse e-mail. Si c’est bien vous, confirmez l’adresse dans les 24 heures.',
      'Sinon, ne faites rien : sans confirmation, le compte disparaît de lui-même.',
    ],
    action: 'Confirmer l’adresse :',
  }),
  alreadyRegistered: () => ({
    subject: 'Vous avez déjà un compte Ephemeris',
    paragraphs: [
      'Quelqu’un vient d’essayer de s’inscrire avec cette adresse e-mail, qui appartient déjà à votre compte. Rien n’a changé.',
      'Si c’était vous, connectez-vous avec cette adresse ou définissez un nouveau mot de passe si vous l’avez oublié.',
    ],
    action: 'Accéder au compte :',
  }),
  passwordReset: () => ({
    subject: 'Définissez un nouveau mot de passe pour Ephemeris',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable 30 minutes et ne sert qu’une fois.',
      'Si ce n’était pas vous, ne faites rien : votre mot de passe reste inchangé.',
    ],
    action: 'Définir un nouveau mot de passe :',
  }),
  passwordChanged: () => ({
    subject: 'Votre mot de passe Ephemeris a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? ».',
    ],
    action: 'Accéder au compte :',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Un nouvel appareil est connecté à Ephemeris',
    paragraphs: [
      `Vous avez approuvé le code d’un autre appareil (${device}, ${address}) : il est maintenant connecté à votre compte.`,
      'Si ce n’était pas vous, fermez aussitôt sa session et changez votre mot de passe.',
    ],
    action: 'Voir toutes les sessions :',
  }),
  identityLinked: ({ service }) => ({
    subject: `Un compte ${service} est associé à votre compte Ephemeris`,
    paragraphs: [
      `Un compte ${service} vient d’être associé à votre compte et permet désormais de s’y connecter.`,
      'Si ce n’était pas vous, dissociez-le aussitôt dans les paramètres, fermez les sessions que vous ne connaissez pas et changez votre mot de passe.',
    ],
    action: 'Voir les comptes associés :',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Un appareil a été déconnecté d’Ephemeris',
    paragraphs: [
      `Vous êtes connecté sur plus de 20 appareils. Celui qui a servi il y a le plus longtemps (${device}) a été déconnecté.`,
      'Si vous ne reconnaissez pas certains appareils, fermez leurs sessions et changez votre mot de passe.',
    ],
    action: 'Voir toutes les sessions :',
  }),
}

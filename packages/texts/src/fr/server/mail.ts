import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `Bonjour ${username},`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Confirmez votre adresse e-mail pour Ephemeris',
    paragraphs: [
      'Un compte Ephemeris a été créé avec cette adresse e-mail. Si c’est bien vous, confirmez l’adresse dans les 24 heures.',
      'Sinon, ne faites rien\u00a0: sans confirmation, le compte disparaît de lui-même.',
    ],
    action: 'Confirmer l’adresse\u00a0:',
  }),
  alreadyRegistered: () => ({
    subject: 'Vous avez déjà un compte Ephemeris',
    paragraphs: [
      'Quelqu’un vient d’essayer de s’inscrire avec cette adresse e-mail, qui appartient déjà à votre compte. Rien n’a changé.',
      'Si c’était vous, connectez-vous avec cette adresse ou définissez un nouveau mot de passe si vous l’avez oublié.',
    ],
    action: 'Accéder au compte\u00a0:',
  }),
  passwordReset: () => ({
    subject: 'Définissez un nouveau mot de passe pour Ephemeris',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte. Le lien est valable 30 minutes et ne sert qu’une fois.',
      'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste inchangé.',
    ],
    action: 'Définir un nouveau mot de passe\u00a0:',
  }),
  passwordChanged: () => ({
    subject: 'Votre mot de passe Ephemeris a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte a été modifié et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec «\u00a0Réinitialiser le mot de passe\u00a0».',
    ],
    action: 'Accéder au compte\u00a0:',
  }),
  passwordWasReset: () => ({
    subject: 'Votre mot de passe Ephemeris a été réinitialisé',
    paragraphs: [
      'Un nouveau mot de passe a été défini pour votre compte grâce à un lien reçu par e-mail, et tous les appareils ont été déconnectés.',
      'Les rappels push, le webhook, le lien du calendrier privé, les jetons et les pages partagées ont aussi pris fin. Vous pouvez les configurer de nouveau dans les paramètres.',
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec «\u00a0Réinitialiser le mot de passe\u00a0».',
    ],
    action: 'Accéder au compte\u00a0:',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Un nouvel appareil est connecté à Ephemeris',
    paragraphs: [
      `Vous avez approuvé le code QR d’un autre appareil (${device}, ${address})\u00a0: il est maintenant connecté à votre compte.`,
      'Si ce n’était pas vous, déconnectez-le aussitôt et changez votre mot de passe.',
    ],
    action: 'Voir vos appareils\u00a0:',
  }),
  identityLinked: ({ service }) => ({
    subject: `${service} a été associé à votre compte Ephemeris`,
    paragraphs: [
      `Un compte ${service} vient d’être associé à votre compte et permet désormais de s’y connecter.`,
      'Si ce n’était pas vous, dissociez-le aussitôt dans les paramètres, déconnectez les appareils que vous ne connaissez pas et changez votre mot de passe.',
    ],
    action: 'Voir les comptes associés\u00a0:',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Un appareil a été déconnecté d’Ephemeris',
    paragraphs: [
      `Votre compte est connecté sur plus de 20 appareils. Le moins récemment utilisé (${device}) a été déconnecté.`,
      'Si vous ne reconnaissez pas certains appareils, déconnectez-les et changez votre mot de passe.',
    ],
    action: 'Voir vos appareils\u00a0:',
  }),
  reminderDigest: ({ lines }) => ({
    subject: lines.length === 1 ? 'Ce soir\u00a0: un rappel' : `Ce soir\u00a0: ${lines.length} rappels`,
    paragraphs: ['Voici ce qui se termine ou commence bientôt, sans ce que vous avez marqué comme terminé.'],
    lines,
    action: 'Ouvrir la chronologie\u00a0:',
    unsubscribe: 'Ne plus recevoir ces e-mails\u00a0:',
  }),
  reminderTest: () => ({
    subject: 'Un test d’Ephemeris',
    paragraphs: ['Ceci est un test. Vos rappels du soir arriveront à cette adresse, uniquement s’il y en a.'],
    action: 'Ouvrir les paramètres\u00a0:',
  }),
}

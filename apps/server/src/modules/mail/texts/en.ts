import type { MailTexts } from '../mail-text.ts'

export const english: MailTexts = {
  greeting: (username) => `Hello ${username},`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Confirm your mail address for Ephemeris',
    paragraphs: [
      'Somebody has made an Ephemeris account with this mail address. If that was you, confirm the address within 24 hours.',
      'If it was not you, do nothing: without the confirmation the account disappears by itself.',
    ],
    action: 'Confirm the address:',
  }),
  alreadyRegistered: () => ({
    subject: 'You already have an Ephemeris account',
    paragraphs: [
      'Somebody has just tried to register with this mail address, which belongs to your account already. Nothing has changed.',
      'If that was you, sign in with this address, or set a new password if you have forgotten yours.',
    ],
    action: 'To the account:',
  }),
  passwordReset: () => ({
    subject: 'Set a new password for Ephemeris',
    paragraphs: [
      'Somebody has asked for a new password for your account. The link is good for 30 minutes and works once.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Set a new password:',
  }),
  passwordChanged: () => ({
    subject: 'Your Ephemeris password has been changed',
    paragraphs: [
      'The password of your account has been changed, and other devices have been signed out.',
      'If it was not you, set a new password at once with “Forgotten password?”.',
    ],
    action: 'To the account:',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'A new device has been signed in to Ephemeris',
    paragraphs: [
      `You have approved the code of another device (${device}, ${address}), and it is signed in to your account now.`,
      'If it was not you, end its session at once and change your password.',
    ],
    action: 'See all sessions:',
  }),
  identityLinked: ({ service }) => ({
    subject: `${service} signs in to your Ephemeris account now`,
    paragraphs: [
      `A ${service} account has been linked to your account and can sign in to it from now on.`,
      'If it was not you, unlink it at once in the settings, end the sessions that you do not know, and change your password.',
    ],
    action: 'See what is linked:',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'A device has been signed out of Ephemeris',
    paragraphs: [
      `You have signed in on more than 20 devices. The one used longest ago (${device}) has been signed out.`,
      'If you do not know some of your devices, end their sessions and change your password.',
    ],
    action: 'See all sessions:',
  }),
}

import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `Hello ${username},`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Confirm your email address for Ephemeris',
    paragraphs: [
      'Someone created an Ephemeris account with this email address. If it was you, confirm the address within 24 hours.',
      'If it wasn’t you, do nothing. An unconfirmed account is deleted automatically.',
    ],
    action: 'Confirm address:',
  }),
  alreadyRegistered: () => ({
    subject: 'You already have an Ephemeris account',
    paragraphs: [
      'Someone just tried to register with this email address, which already belongs to your account. Nothing has changed.',
      'If it was you, log in with this address, or reset your password if you’ve forgotten it.',
    ],
    action: 'Go to your account:',
  }),
  passwordReset: () => ({
    subject: 'Set a new password for Ephemeris',
    paragraphs: [
      'Someone asked to reset the password of your account. The link is valid for 30 minutes and works once.',
      'If it wasn’t you, do nothing. Your password stays the same.',
    ],
    action: 'Set a new password:',
  }),
  passwordChanged: () => ({
    subject: 'Your Ephemeris password was changed',
    paragraphs: [
      'The password of your account was changed, and other devices were logged out.',
      'If it wasn’t you, set a new password right away with “Reset password”.',
    ],
    action: 'Go to your account:',
  }),
  passwordWasReset: () => ({
    subject: 'Your Ephemeris password was reset',
    paragraphs: [
      'A new password was set for your account by a link from an email, and all devices were logged out.',
      'Push reminders, the webhook, the private calendar link, read-only tokens and shared pages have ended too. Set them up again in Settings if you want them.',
      'If it wasn’t you, set a new password right away with “Reset password”.',
    ],
    action: 'Go to your account:',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'A new device is logged in to Ephemeris',
    paragraphs: [
      `You approved the QR code of another device (${device}, ${address}). It’s now logged in to your account.`,
      'If it wasn’t you, log that device out right away and change your password.',
    ],
    action: 'See your devices:',
  }),
  identityLinked: ({ service }) => ({
    subject: `${service} was linked to your Ephemeris account`,
    paragraphs: [
      `A ${service} account was linked to your account. It can now be used to log in.`,
      'If it wasn’t you, unlink it in Settings right away, log out the devices you don’t know, and change your password.',
    ],
    action: 'See linked accounts:',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'A device was logged out of Ephemeris',
    paragraphs: [
      `You’re logged in on more than 20 devices, so we logged out the one you haven’t used for the longest time (${device}).`,
      'If you don’t know some of your devices, log them out and change your password.',
    ],
    action: 'See your devices:',
  }),
  reminderDigest: ({ lines }) => ({
    subject: lines.length === 1 ? 'Tonight: one reminder' : `Tonight: ${lines.length} reminders`,
    paragraphs: ['These end or start soon. What you’ve marked as done isn’t listed.'],
    lines,
    action: 'Open the timeline:',
    unsubscribe: 'Stop these emails:',
  }),
  reminderTest: () => ({
    subject: 'A test from Ephemeris',
    paragraphs: ['This is a test. Your evening reminders will arrive at this address, and only when something is due.'],
    action: 'Go to Settings:',
  }),
}

import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title} ends ${when}`,
  starts: (title, when) => `${title} starts ${when}`,
  started: (title, when) => `${title} started ${when}`,
  goalStarts: (title, when) => `In your plan: ${title} starts ${when}`,
  stamina: (title, when) => `${title}, reached ${when}`,
  newCode: (code) => `New code: ${code}`,
  codeEnds: (code, when) => `Code ${code} expires ${when}`,
  logExpires: (uid, when) =>
    `Pulls of UID ${uid} may drop out of the game’s log from ${when}. Import them before then.`,
  more: (count) => `And ${count} more`,
  test: 'This is a test. Reminders arrive here.',
  hello: 'Ephemeris is connected. Reminders will arrive here.',
}

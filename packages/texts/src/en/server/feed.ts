import type { FeedTexts } from '../../server-areas.ts'

export const feed: FeedTexts = {
  expectedTitle: (title) => `${title} (expected)`,
  ends: (title) => `${title} ends`,
  expected: 'The dates aren’t announced yet. They’re estimated and may change.',
  endExpected: 'The end isn’t announced yet. It’s estimated and may change.',
  startExpected: 'The start isn’t announced yet. It’s estimated and may change.',
  own: 'Added by you',
  gone: 'No longer announced.',
  code: (code) => `Code ${code}`,
}

import { expect, test } from 'vitest'
import { type BrowserTraits, type PushSupport, supportOf } from '#web/lib/push/push-support'

const ABLE: BrowserTraits = { isSecure: true, hasPush: true, isOnHomeScreen: null, permission: 'default' }

test.each<[string, Partial<BrowserTraits>, PushSupport]>([
  ['that has not been asked', {}, 'ready'],
  ['that was allowed', { permission: 'granted' }, 'ready'],
  ['that was refused', { permission: 'denied' }, 'blocked'],
  ['without TLS', { isSecure: false }, 'insecure'],
  ['without TLS on iOS', { isSecure: false, hasPush: false, isOnHomeScreen: false }, 'insecure'],
  ['on iOS in a tab', { hasPush: false, isOnHomeScreen: false }, 'install'],
  ['on iOS from the home screen', { isOnHomeScreen: true }, 'ready'],
  ['on an old iOS from the home screen', { hasPush: false, isOnHomeScreen: true }, 'none'],
  ['in a tab that tells of the home screen and knows push', { isOnHomeScreen: false }, 'ready'],
  ['without push', { hasPush: false }, 'none'],
])('REM-45 a browser %s (%j) is %s', (_which, traits, support) => {
  expect(supportOf({ ...ABLE, ...traits })).toBe(support)
})

import { expect, test } from 'vitest'
import { ARRIVAL_PARAMETERS, readArrival } from './arrival.ts'

function read(query: string) {
  return readArrival(new Map(new URLSearchParams(query)))
}

test.each([
  ['verify_token=a%2Bb', { kind: 'verifyEmail', token: 'a+b' }],
  ['reset_token=r', { kind: 'resetPassword', token: 'r' }],
  ['invitation=i', { kind: 'invitation', token: 'i' }],
  ['qq_code=c&qq_state=s', { kind: 'signIn', provider: 'qq', code: 'c', state: 's', issuer: null }],
  ['ms_state=s&ms_code=c', { kind: 'signIn', provider: 'microsoft', code: 'c', state: 's', issuer: null }],
  [
    'oidc_code=c&oidc_state=s&oidc_iss=https%3A%2F%2Fi',
    { kind: 'signIn', provider: 'oidc', code: 'c', state: 's', issuer: 'https://i' },
  ],
  ['qq_error=access_denied', { kind: 'signInFailed', provider: 'qq' }],
  ['ms_error=%3Cb%3Ex&ms_code=c&ms_state=s', { kind: 'signInFailed', provider: 'microsoft' }],
  ['qr_code=q&qr_session_id=i', { kind: 'qrLink', code: 'q', sessionId: 'i' }],
  ['qr_session_id=i', { kind: 'qrLink', code: null, sessionId: 'i' }],
  ['qr_offer=o', { kind: 'qrOffer', offer: 'o' }],
])('PANEL-1 the address with %s asks for %j', (query, arrival) => {
  expect(read(query)).toEqual(arrival)
})

test.each(['', 'highlight=login', 'verify_token=', 'qq_code=c', 'ms_state=s', 'qq_code=c&ms_state=s', 'qr_code=q'])(
  'PANEL-1 the address with %j asks for nothing',
  (query) => {
    expect(read(query)).toBeNull()
  },
)

test('PANEL-1 every parameter that is read is one of those that leave the address', () => {
  const asked = new Set<string>()
  for (const present of [null, 'qr_session_id', 'qr_offer']) {
    const get = (name: string) => {
      asked.add(name)
      return name === present ? 'x' : undefined
    }
    readArrival(Object.assign(new Map<string, string>(), { get }))
  }
  expect([...asked].toSorted()).toEqual([...ARRIVAL_PARAMETERS].toSorted())
})

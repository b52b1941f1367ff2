import { expect, test } from 'vitest'
import { isHomeHost, subscribeLinks } from '#web/features/calendar/subscribe-links'

test('FEED-20 a public feed has a way into each calendar', () => {
  expect(subscribeLinks('https://ephemeris.example/api/calendar/events.ics?lang=fr&server=UTC%2B8')).toEqual({
    apple: 'webcal://ephemeris.example/api/calendar/events.ics?lang=fr&server=UTC%2B8',
    google:
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fephemeris.example%2Fapi%2Fcalendar%2Fevents.ics%3Flang%3Dfr%26server%3DUTC%252B8',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fephemeris.example%2Fapi%2Fcalendar%2Fevents.ics%3Flang%3Dfr%26server%3DUTC%252B8&name=Ephemeris',
  })
})

test('FEED-20 a server at home has none into calendars that read from elsewhere', () => {
  expect(subscribeLinks('http://192.168.1.20:8080/api/calendar/events.ics')).toEqual({
    apple: 'webcal://192.168.1.20:8080/api/calendar/events.ics',
    google: null,
    outlook: null,
  })
})

test.each([
  ['localhost', true],
  ['nas', true],
  ['nas.local', true],
  ['games.home.arpa', true],
  ['10.0.0.1', true],
  ['172.15.0.1', false],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['192.168.0.1', true],
  ['[::1]', true],
  ['[fd12:3456::1]', true],
  ['[fe80::1]', true],
  ['[2001:db8::1]', false],
  ['203.0.113.9', false],
  ['ephemeris.example', false],
  ['local.example', false],
])('FEED-20 whether %s is a host at home: %s', (host, isHome) => {
  expect(isHomeHost(host)).toBe(isHome)
})

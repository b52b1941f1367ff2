import { expect, test } from 'vitest'
import { reachOf, subscribeLinks } from '#web/features/reminders/calendar/subscribe-links'

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
  ['localhost', 'computer'],
  ['world.localhost', 'computer'],
  ['127.0.0.1', 'computer'],
  ['[::1]', 'computer'],
  ['[::ffff:7f00:1]', 'computer'],
  ['nas', 'network'],
  ['nas.local', 'network'],
  ['nas.local.', 'network'],
  ['nas.fritz.box', 'network'],
  ['games.home', 'network'],
  ['games.home.arpa', 'network'],
  ['10.0.0.1', 'network'],
  ['172.15.0.1', 'internet'],
  ['172.16.0.1', 'network'],
  ['172.31.255.255', 'network'],
  ['172.32.0.1', 'internet'],
  ['100.64.0.1', 'network'],
  ['100.128.0.1', 'internet'],
  ['192.168.0.1', 'network'],
  ['[::ffff:c0a8:1]', 'network'],
  ['[::ffff:c0a9:1]', 'internet'],
  ['[fd12:3456::1]', 'network'],
  ['[fe80::1]', 'network'],
  ['[2001:db8::1]', 'internet'],
  ['203.0.113.9', 'internet'],
  ['ephemeris.example', 'internet'],
  ['local.example', 'internet'],
])('FEED-20 whether %s is reached from the internet, the network or its own computer: %s', (host, reach) => {
  expect(reachOf(host)).toBe(reach)
})

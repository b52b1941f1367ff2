import { expect, test } from 'vitest'
import { originOf, plainAddress } from './client-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51034', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51034', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['example.org', 'unknown'],
  ['203.0.113.7.8', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('ACC-31 of the address %s counts %s: no port, no brackets, no zone', (given, address) => {
  expect(plainAddress(given)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
])('ACC-32 %s is of the network %s and of the site %s', (address, network, site) => {
  expect(originOf(address)).toEqual({ network, site })
})

import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { TextCopies } from '#web/lib/device/text-copies'

const NOON = instant(Date.UTC(2026, 4, 20, 12))
const later = (days: number) => instant(NOON + days * DAY_MS)

/** Entries in memory, as local storage lists them. */
class MemoryEntries {
  readonly texts = new Map<string, string>([['ephemeris', '{}']])
  limit = Number.POSITIVE_INFINITY

  get length(): number {
    return this.texts.size
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (text.length > this.limit) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.texts.delete(key)
  }
}

function open() {
  const entries = new MemoryEntries()
  return { entries, copies: new TextCopies(() => entries) }
}

test('LANG-40 loaded texts are kept by language and area, with the time of the check', () => {
  const { copies } = open()
  copies.keep('fr', 'shell', { close: 'Fermer' }, NOON)
  copies.keep('ja', 'shell', { close: '閉じる' }, later(1))
  expect(copies.find('fr', 'shell')).toEqual({ close: 'Fermer' })
  expect(copies.find('fr', 'settings')).toBeNull()
  expect(copies.find('ko', 'shell')).toBeNull()
  expect(copies.checkedAt('ja')).toBe(later(1))
  expect(copies.checkedAt('ko')).toBeNull()
})

test.each([
  [6.9, 'old'],
  [7, 'new'],
  [30, 'new'],
  [-1, 'new'],
])('LANG-41 a copy of %d days ago is the %s one after the next load', (days, expected) => {
  const { copies } = open()
  copies.keep('fr', 'shell', { close: 'old' }, NOON)
  copies.keep('fr', 'shell', { close: 'new' }, later(days))
  expect(copies.find('fr', 'shell')).toEqual({ close: expected })
  expect(copies.checkedAt('fr')).toBe(expected === 'new' ? later(days) : NOON)
})

test('LANG-41 each area has an age of its own', () => {
  const { copies } = open()
  copies.keep('fr', 'shell', { close: 'old' }, NOON)
  copies.keep('fr', 'settings', { title: 'young' }, later(6))
  copies.keep('fr', 'settings', { title: 'younger' }, later(8))
  copies.keep('fr', 'shell', { close: 'new' }, later(8))
  expect(copies.find('fr', 'settings')).toEqual({ title: 'young' })
  expect(copies.find('fr', 'shell')).toEqual({ close: 'new' })
})

test('LANG-42 clearing removes copies and stamps, and nothing else', () => {
  const { entries, copies } = open()
  copies.keep('fr', 'shell', { close: 'Fermer' }, NOON)
  copies.keep('ja', 'shell', { close: '閉じる' }, NOON)
  entries.setItem('language_cache_timestamps', '{}')
  copies.clear()
  expect([...entries.texts.keys()]).toEqual(['ephemeris'])
  expect(copies.find('fr', 'shell')).toBeNull()
})

test.each(['{"shell":', '[]', '{"shell":7}', '{"shell":{"checkedAt":"noon","texts":{}}}', '{"shell":{"checkedAt":1}}'])(
  'LANG-40 a copy that cannot be read (%s) is none, and gives way to a new one',
  (text) => {
    const { entries, copies } = open()
    entries.setItem('language_cache.fr', text)
    expect(copies.find('fr', 'shell')).toBeNull()
    expect(copies.checkedAt('fr')).toBeNull()
    copies.keep('fr', 'shell', { close: 'Fermer' }, NOON)
    expect(copies.find('fr', 'shell')).toEqual({ close: 'Fermer' })
  },
)

test('LANG-40 where storage is full or forbidden nothing is kept, and nothing fails', () => {
  const { entries, copies } = open()
  entries.limit = 5
  copies.keep('fr', 'shell', { close: 'Fermer' }, NOON)
  expect(copies.find('fr', 'shell')).toBeNull()

  const forbidden = new TextCopies(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  forbidden.keep('fr', 'shell', { close: 'Fermer' }, NOON)
  forbidden.clear()
  expect(forbidden.find('fr', 'shell')).toBeNull()
})

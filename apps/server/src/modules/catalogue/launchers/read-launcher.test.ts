import { instant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { launchersOf } from '#server/testing/notices/notice-server'
import { readBranches, readIndex } from './read-launcher.ts'

const NOW = instant(Date.UTC(2026, 10, 22, 4))

function shown(reading: ReturnType<typeof readBranches>) {
  const words = Object.entries(reading?.words ?? {}).flatMap(([game, found]) =>
    found.map(({ version, state }) => `${game} ${version} ${state}`),
  )
  return { words, unread: reading?.unreadable.map(({ field }) => field) }
}

function branches(...entries: readonly unknown[]) {
  return readBranches({ retcode: 0, data: { game_branches: entries } }, NOW)
}

const entry = (main: unknown, pre_download?: unknown, biz: unknown = 'hk4e_global') => ({
  ...{ game: { biz }, main },
  ...(pre_download !== undefined && { pre_download }),
})

test('ING-21 a launcher says which version is live and which one can be downloaded; other games are none of ours', () => {
  const { branches: answer, index } = launchersOf({ hk4e: ['7.1.0', '7.2.0'], wuwa: ['3.7.2', '3.8.0'] })
  expect(shown(readBranches(answer, NOW))).toEqual({
    words: ['genshin 7.1 live', 'genshin 7.2 pre_download', 'starrail 4.6 live', 'zenless 3.2 live'],
    unread: [],
  })
  expect(shown(readIndex('wuthering', index, NOW))).toEqual({
    words: ['wuthering 3.7 live', 'wuthering 3.8 pre_download'],
    unread: [],
  })
  expect(shown(branches(entry({ tag: '7.1.0' }, null, 'hk4e_cn'), entry({ tag: '1.0' }, null, 'bh3_cn')))).toEqual({
    words: ['genshin 7.1 live'],
    unread: [],
  })
})

const LIVE = { tag: '7.1.0' }
const ONLY_LIVE = ['genshin 7.1 live']

test.each([
  ['a build of the live version', entry(LIVE, { tag: '7.1.2' }), ONLY_LIVE, []],
  ['no version ahead', entry(LIVE), ONLY_LIVE, []],
  ['an empty one', entry(LIVE, { tag: '' }), ONLY_LIVE, []],
  ['null', entry(LIVE, { tag: null }), ONLY_LIVE, []],
  ['an older one', entry(LIVE, { tag: '7.0.0' }), ONLY_LIVE, ['hk4e_global.pre_download']],
  ['a number', entry(LIVE, { tag: 7.2 }), ONLY_LIVE, ['hk4e_global.pre_download']],
  ['a list', entry(LIVE, [{ tag: '7.2.0' }]), ONLY_LIVE, ['hk4e_global.pre_download']],
  ['words', entry(LIVE, { tag: 'soon' }), ONLY_LIVE, ['hk4e_global.pre_download']],
  ['no live version', entry(null, { tag: '7.2.0' }), ['genshin 7.2 pre_download'], ['hk4e_global.main']],
  ['a live object', entry({ tag: { tag: '7.1.0' } }), [], ['hk4e_global.main']],
  ['a huge number', entry({ tag: '700.1.0' }), [], ['hk4e_global.main']],
  ['HTML', entry({ tag: '<b>7.1.0</b>' }), [], ['hk4e_global.main']],
  ['a path', entry({ tag: '7.1.0\n' }), [], ['hk4e_global.main']],
  ['no game', { main: LIVE }, [], ['game']],
  ['null for a game', null, [], ['game']],
  ['a game that is a property of objects', entry(LIVE, null, 'constructor'), [], []],
])('ING-21 %s costs itself alone and is named', (_name, broken, words, unread) => {
  const other = entry({ tag: '4.6.0' }, null, 'hkrpg_global')
  expect(shown(branches(broken, other))).toEqual({ words: [...words, 'starrail 4.6 live'], unread })
})

test('ING-21 whatever a launcher answers is read or named, and never costs what is right beside it', () => {
  const right = entry({ tag: '3.2.0' }, { tag: '3.3.0' }, 'nap_global')
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.nat(), (strange, at) => {
      const entries = strange.toSpliced(at % (strange.length + 1), 0, right)
      const { words, unread } = shown(branches(...entries))
      expect(words).toEqual(['zenless 3.2 live', 'zenless 3.3 pre_download'])
      expect(unread).toHaveLength(strange.length)
    }),
  )
  fc.assert(
    fc.property(
      fc.anything(),
      (strange) => readBranches(strange, NOW) === null && readIndex('wuthering', strange, NOW) === null,
    ),
  )
})

test.each([
  ['switched off', { predownload: { version: '3.8.0' }, predownloadSwitch: 0 }, []],
  ['null', { predownload: null }, []],
  ['a text', { predownload: '3.8.0' }, ['predownload.version']],
  ['a list', { predownload: { version: ['3.8.0'] } }, ['predownload.version']],
])('ING-21 a download ahead that is %s is not open', (_name, rest, unread) => {
  expect(shown(readIndex('wuthering', { default: { version: '3.7.0' }, ...rest }, NOW))).toEqual({
    words: ['wuthering 3.7 live'],
    unread,
  })
})

import { mapGames } from '@ephemeris/core/games/map-games'
import { expect, test } from 'vitest'
import { withChosen, withDownloaded, withoutDownloaded, withSole } from '#web/state/pulls/pull-uids'

const FIRST = { gameId: 'genshin', uid: '800000001' } as const
const SECOND = { gameId: 'genshin', uid: '800000002' } as const
const OWN_NOTHING = mapGames(() => [])
const NONE = { selected: { unheard: '1' }, downloaded: { unheard: ['1'] }, removed: {} }

test('LOCAL-3 an account that has come to this device is listed once, and chosen where none is', () => {
  const both = withDownloaded(withDownloaded(withDownloaded(NONE, FIRST), SECOND), FIRST)
  expect(both).toEqual({
    selected: { unheard: '1', genshin: '800000001' },
    downloaded: { unheard: ['1'], genshin: ['800000001', '800000002'] },
    removed: { genshin: [] },
  })
})

test('LOCAL-3 an account that is gone is neither listed nor chosen; another chosen one stays', () => {
  const both = withDownloaded(withDownloaded(NONE, FIRST), SECOND)
  expect(withoutDownloaded(both, SECOND).selected).toEqual({ unheard: '1', genshin: '800000001' })
  expect(withoutDownloaded(both, FIRST)).toEqual({
    selected: { unheard: '1' },
    downloaded: { unheard: ['1'], genshin: ['800000002'] },
    removed: { genshin: ['800000001'] },
  })
  expect(withoutDownloaded(withChosen(both, SECOND), SECOND).selected).toEqual({ unheard: '1' })
})

test('LOCAL-3 the only account of a game is the chosen one where none is; of several no one chooses one', () => {
  const owned = { ...OWN_NOTHING, genshin: [FIRST], starrail: [FIRST, SECOND], zenless: [SECOND] }
  const chosen = withChosen(NONE, { gameId: 'zenless', uid: '1' })
  expect(withSole(chosen, owned)).toEqual({
    selected: { unheard: '1', zenless: '1', genshin: '800000001' },
    downloaded: NONE.downloaded,
    removed: {},
  })
  expect(withSole(NONE, OWN_NOTHING)).toBe(NONE)
})

test('LOCAL-3 an account that was taken off this device is not chosen again until someone does', () => {
  const owned = { ...OWN_NOTHING, genshin: [FIRST] }
  const removed = withoutDownloaded(withDownloaded(NONE, FIRST), FIRST)
  expect(withSole(removed, owned)).toBe(removed)
  expect(withDownloaded(removed, FIRST)).toMatchObject({ selected: { genshin: FIRST.uid }, removed: { genshin: [] } })
})

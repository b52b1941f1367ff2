import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, GAME_IDS, type Game } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { followedGames, gamesNote } from './chosen-games.ts'
import { GAMES_KEY, keptNotes, MAX_NOTES, mergeNotes, type Notes, readNotes, writeNotes } from './notes.ts'

const AT = instant(Date.UTC(2026, 4, 20))

const GAMES: readonly Game[] = GAME_IDS.map((id) => ({
  id,
  typeOrder: ACTIVITY_TYPES,
  subTypes: Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, { isDefault: true }])),
})) as unknown as Game[]

const selections: fc.Arbitrary<GameSelections> = fc.record(
  Object.fromEntries(
    GAME_IDS.map((id) => [
      id,
      fc.record({
        enabled: fc.boolean(),
        activities: fc.subarray([...ACTIVITY_TYPES], { minLength: 1 }),
      }),
    ]),
  ),
)
/** Seconds from the beginning; `null`: a device that does not know when it chose. */
const moment = fc.option(fc.integer({ min: 1, max: 9 }).map((seconds) => instant(AT + seconds * 1000)))

test('REM-3 NOTE-6 (law) the choice made last holds, whatever device comes first; without a moment it loses to a slot', () => {
  const choice = fc.record({ at: moment, selections })
  fc.assert(
    fc.property(
      fc.array(choice, { maxLength: 4 }),
      fc.option(fc.record({ at: moment, selections })),
      (devices, slot) => {
        const inSlot = slot && { at: slot.at ?? AT, selections: slot.selections }
        const account = devices.reduce<Notes>(
          (notes, device) =>
            mergeNotes(notes, readNotes(writeNotes({ [GAMES_KEY]: gamesNote(device.selections, device.at) }))),
          {},
        )
        const times = devices.map(({ at }): number => at ?? 0)
        const latest = devices[times.indexOf(Math.max(...times))]
        const isNoted = latest && (inSlot === null || (latest.at ?? 0) > inSlot.at)
        const expected = isNoted ? latest.selections : inSlot?.selections
        const all = Object.fromEntries(GAME_IDS.map((id) => [id, { enabled: true, activities: ACTIVITY_TYPES }]))
        expect(followedGames(account, inSlot, GAMES)).toEqual(expected ?? all)
      },
    ),
  )
})

test('REM-3 an empty choice, in a slot or in a note, is none', () => {
  const chosen = { genshin: { enabled: false, activities: ['event'] } } as const
  const notes = { [GAMES_KEY]: gamesNote(chosen, null) }
  expect(followedGames(notes, { at: AT, selections: {} }, GAMES).genshin?.enabled).toBe(false)
  const empty = { [GAMES_KEY]: gamesNote({}, instant(AT + 1000)) }
  expect(followedGames(empty, { at: AT, selections: chosen }, GAMES).genshin?.enabled).toBe(false)
  expect(followedGames(empty, null, GAMES).genshin?.enabled).toBe(true)
})

test('NOTE-3 the choice of games stays, however old it is and however much is noted', () => {
  const bells = Array.from({ length: MAX_NOTES + 5 }, (_, n) => [`bell/${n}`, { at: AT, value: null }] as const)
  const chosen = gamesNote({}, null)
  const kept = keptNotes({ ...Object.fromEntries(bells), [GAMES_KEY]: chosen }, instant(AT + 90 * DAY_MS))
  expect(kept[GAMES_KEY]).toEqual(chosen)
  expect(Object.keys(kept).length).toBe(MAX_NOTES)
})

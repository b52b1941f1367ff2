import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, GAME_IDS, type Game } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
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
  const all = Object.fromEntries(GAME_IDS.map((id) => [id, { enabled: true, activities: ACTIVITY_TYPES }]))
  const noted = (devices: readonly { at: Instant | null; selections: GameSelections }[]) =>
    devices.reduce<Notes>((notes, { at, selections }) => {
      return mergeNotes(notes, readNotes(writeNotes({ [GAMES_KEY]: gamesNote(selections, at) })))
    }, {})
  fc.assert(
    fc.property(
      fc.array(choice, { maxLength: 4 }),
      fc.option(fc.record({ at: moment, selections })),
      (devices, slot) => {
        const inSlot = slot && { at: slot.at ?? AT, selections: slot.selections }
        const latest = Math.max(...devices.map(({ at }) => at ?? 0))
        const isNoted = devices.length > 0 && (inSlot === null || latest > inSlot.at)
        const chosen = isNoted
          ? devices.filter(({ at }) => (at ?? 0) === latest)
          : inSlot
            ? [inSlot]
            : [{ selections: all }]
        const followed = followedGames(noted(devices), inSlot, GAMES)
        expect(chosen.map(({ selections }) => selections)).toContainEqual(followed)
        // Also of two choices of one moment.
        expect(followedGames(noted(devices.toReversed()), inSlot, GAMES)).toEqual(followed)
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

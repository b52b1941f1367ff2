import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, GAME_IDS, type Game } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { BY_DEFAULT, UNDATED } from '../sync/moments.ts'
import { type SyncedSettings, selectionPointer } from '../sync/synced-settings.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { followedGames, gamesChosenAt, gamesNote } from './chosen-games.ts'
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
/** `UNDATED`: a device that does not know when it chose. */
const moment = fc.option(
  fc.integer({ min: 1, max: 9 }).map((seconds) => instant(AT + seconds * 1000)),
  { nil: UNDATED },
)

const slotOf = (selections: GameSelections, at: Instant) => ({
  userGameSelections: selections as SyncedSettings['userGameSelections'],
  moments: at === UNDATED ? {} : Object.fromEntries(Object.keys(selections).map((id) => [selectionPointer(id), at])),
})

test('REM-3 NOTE-6 (law) the choice made last holds, whatever device comes first; without a moment it loses to a slot, and a default to every choice', () => {
  const choice = fc.record({ at: moment, selections })
  const all = Object.fromEntries(GAME_IDS.map((id) => [id, { enabled: true, activities: ACTIVITY_TYPES }]))
  const noted = (devices: readonly { at: Instant; selections: GameSelections }[]) =>
    devices.reduce<Notes>((notes, { at, selections }) => {
      return mergeNotes(notes, readNotes(writeNotes({ [GAMES_KEY]: gamesNote(selections, at) })))
    }, {})
  fc.assert(
    fc.property(
      fc.array(choice, { maxLength: 4 }),
      fc.option(fc.record({ at: fc.oneof(moment, fc.constant(BY_DEFAULT)), selections })),
      (devices, slot) => {
        const inSlot = slot && slotOf(slot.selections, slot.at)
        const latest = Math.max(...devices.map(({ at }) => at))
        const isInSlot = slot !== null && slot.at !== BY_DEFAULT
        const isNoted = devices.length > 0 && !(isInSlot && slot.at >= latest)
        const last = isNoted ? devices.filter(({ at }) => at === latest) : [isInSlot ? slot : { selections: all }]
        const followed = followedGames(noted(devices), inSlot, GAMES)
        expect(last.map(({ selections }) => selections)).toContainEqual(followed)
        // Also of two choices of one moment.
        expect(followedGames(noted(devices.toReversed()), inSlot, GAMES)).toEqual(followed)
      },
    ),
  )
})

test('REM-3 an empty choice, in a slot or in a note, is none', () => {
  const chosen = { genshin: { enabled: false, activities: ['event'] } } as const
  const notes = { [GAMES_KEY]: gamesNote(chosen, UNDATED) }
  expect(followedGames(notes, slotOf({}, AT), GAMES).genshin?.enabled).toBe(false)
  const empty = { [GAMES_KEY]: gamesNote({}, instant(AT + 1000)) }
  expect(followedGames(empty, slotOf(chosen, AT), GAMES).genshin?.enabled).toBe(false)
  expect(followedGames(empty, null, GAMES).genshin?.enabled).toBe(true)
})

test('NOTE-6 games were chosen when the latest of them was', () => {
  const chosen = { genshin: null, wuthering: null }
  const at = (seconds: number) => instant(AT + seconds * 1000)
  const moments = {
    [selectionPointer('genshin')]: at(1),
    [selectionPointer('starrail')]: at(9),
    'activityStatus/a': at(9),
  }
  expect(gamesChosenAt(chosen, moments)).toBe(at(1))
  expect(gamesChosenAt(chosen, {})).toBe(UNDATED)
  expect(gamesChosenAt({}, moments)).toBe(BY_DEFAULT)
})

test('NOTE-3 the choice of games stays, however old it is and however much is noted', () => {
  const bells = Array.from({ length: MAX_NOTES + 5 }, (_, n) => [`bell/${n}`, { at: AT, value: null }] as const)
  const chosen = gamesNote({}, UNDATED)
  const kept = keptNotes({ ...Object.fromEntries(bells), [GAMES_KEY]: chosen }, instant(AT + 90 * DAY_MS))
  expect(kept[GAMES_KEY]).toEqual(chosen)
  expect(Object.keys(kept).length).toBe(MAX_NOTES)
})

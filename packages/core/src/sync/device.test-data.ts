import fc from 'fast-check'
import { type Status, withStatus } from '../activity/status.ts'
import { GAME_IDS } from '../games/game.ts'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { readSelections, writeSelections } from '../games/selection/stored-selection.ts'
import { withGameServer } from '../games/servers.ts'
import {
  withAmount,
  withChangedGoal,
  withGoal,
  withMovedGoal,
  withOwned,
  withoutGoal,
  withStanding,
  withTaken,
} from '../plan/stored/change-plan.ts'
import type { AccountPlan } from '../plan/stored/player-plan.ts'
import { readAccountPlan, withAccountPlan, withPlaysUntil } from '../plan/stored/stored-plan.ts'
import { type Instant, instant, SECOND_MS } from '../time/instant.ts'
import { readMoments, withChange, writeMoments } from './moments.ts'
import type { DeviceState } from './synced-settings.ts'

export const FRESH: DeviceState = {
  marks: {},
  lastMark: null,
  selections: null,
  order: [],
  plan: {},
  servers: { server: null, gameServers: {} },
  own: {},
  moments: {},
}

/** What a player does on a device at a moment. */
export type Action = (state: DeviceState, at: Instant) => DeviceState

/** As the device stores it: every part that has changed gets its moment. */
export function changed(state: DeviceState, action: Action, at: Instant): DeviceState {
  const next = action(state, at)
  const content = (of: DeviceState) => ({
    activityStatus: of.marks,
    userGameSelections: of.selections,
    gameOrder: of.order,
    servers: of.servers,
    plan: of.plan,
    own: of.own,
  })
  const moments = withChange(writeMoments(state.moments), { before: content(state), after: content(next), at })
  return { ...next, moments: readMoments(moments) }
}

const MARK_IDS = ['a', 'b', 'c', 'constructor', '__proto__', 'a/b', '~1']

const markAction = fc
  .tuple(fc.constantFrom(...MARK_IDS), fc.constantFrom<Status>('', 'done', 'in_progress', 'starred', 'cancelled'))
  .map(([id, status]): Action => {
    return (state, at) => ({ ...state, marks: withStatus(state.marks, id, status), lastMark: at })
  })

const gameAction = fc.tuple(fc.constantFrom(...GAME_IDS), fc.boolean()).map(([id, enabled]): Action => {
  return (state) => {
    const selections = readSelections(state.selections, SAMPLE_GAMES)
    const next = { ...selections, [id]: { activities: ['event' as const], ...selections[id], enabled } }
    return { ...state, selections: writeSelections(state.selections, next) }
  }
})

const orderAction = fc.uniqueArray(fc.constantFrom(...GAME_IDS)).map(
  (order): Action =>
    (state) => ({ ...state, order }),
)

const serverAction = fc
  .tuple(fc.constantFrom('UTC+8' as const, 'UTC-5' as const), fc.option(fc.constantFrom(...GAME_IDS)), fc.boolean())
  .map(([zone, gameId, isTaken]): Action => {
    return (state) => ({
      ...state,
      servers: gameId
        ? { ...state.servers, gameServers: withGameServer(state.servers.gameServers, gameId, isTaken ? null : zone) }
        : { ...state.servers, server: zone },
    })
  })

const goalId = fc.constantFrom('g1', 'g2', 'g3', 'g4')
const thing = fc.constantFrom('primogem', 'fate')

const planChange: fc.Arbitrary<(plan: AccountPlan, at: Instant) => AccountPlan> = fc.oneof(
  fc.tuple(goalId, fc.nat(3)).map(([id, index]) => (plan: AccountPlan, at: Instant) => {
    const goal = {
      id,
      poolId: '301',
      bannerId: null,
      expected: null,
      isRerun: false,
      itemId: id,
      name: null,
      copies: 1,
    }
    return withGoal(plan, { ...goal, until: at, isSkipped: false }, index % 2 === 0 ? null : index)
  }),
  goalId.map((id) => (plan: AccountPlan) => withoutGoal(plan, id)),
  fc.tuple(goalId, fc.nat(3)).map(
    ([id, index]) =>
      (plan: AccountPlan) =>
        withMovedGoal(plan, id, index),
  ),
  fc.tuple(goalId, fc.integer({ min: 1, max: 9 })).map(([id, copies]) => (plan: AccountPlan) => {
    return withChangedGoal(plan, id, { copies })
  }),
  fc.tuple(thing, fc.nat(9)).map(([owned, amount]) => (plan: AccountPlan, at: Instant) => {
    return withOwned(plan, owned, { amount, at, typedAt: at, included: [], added: [], maybe: 0, earlier: [] })
  }),
  fc.tuple(thing, fc.option(fc.nat(9))).map(([source, amount]) => (plan: AccountPlan) => {
    return withAmount(plan, source, amount)
  }),
  fc.tuple(fc.constantFrom('daily/2026-05-20', 'weekly/2026-05-18'), fc.boolean()).map(
    ([key, isTaken]) =>
      (plan: AccountPlan, at: Instant) =>
        withTaken(plan, key, { isTaken, at }),
  ),
  fc.tuple(fc.constantFrom('301', '302'), fc.nat(80), fc.option(fc.boolean())).map(
    ([pool, pity, isGuaranteed]) =>
      (plan: AccountPlan, at: Instant) =>
        withStanding(plan, pool, { change: isGuaranteed === null ? { pity } : { isGuaranteed }, at }),
  ),
)

const planAction = fc.tuple(fc.constantFrom(null, '800000001'), planChange).map(([uid, change]): Action => {
  return (state, at) => {
    const account = { gameId: 'genshin' as const, uid }
    const plan = readAccountPlan(state.plan, account)
    return { ...state, plan: withAccountPlan(state.plan, account, change({ ...plan, since: plan.since ?? at }, at)) }
  }
})

const ACTIVITY = '6f1f0a3c-0000-5000-8000-000000000000'

const ownAction = fc
  .tuple(fc.constantFrom('00000000000a', '00000000000b', '00000000000c'), fc.option(fc.constantFrom('Bosses', 'Shop')))
  .map(([id, title]): Action => {
    const time = { unit: 'week', weekday: 1, clock: 'server' }
    return (state) => {
      const { [id]: _previous, ...others } = state.own
      return {
        ...state,
        own:
          title === null
            ? others
            : { ...others, [id]: { title, gameId: 'genshin', time, group: '', color: 'slate', worth: 0, note: '' } },
      }
    }
  })

const remarkAction = fc
  .tuple(fc.constantFrom('', 'Dvalin first'), fc.constantFrom('short', 'long', null))
  .map(([note, effort]): Action => {
    return (state) => {
      const { [ACTIVITY]: _previous, ...others } = state.own
      return { ...state, own: note === '' && !effort ? others : { ...others, [ACTIVITY]: { note, effort } } }
    }
  })

const eveningAction = fc.constantFrom('23:00', '02:00').map(
  (time): Action =>
    (state) => ({ ...state, plan: withPlaysUntil(state.plan, time) }),
)

export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: markAction },
  { weight: 3, arbitrary: planAction },
  gameAction,
  orderAction,
  serverAction,
  { weight: 2, arbitrary: ownAction },
  remarkAction,
  eveningAction,
)

const START = Date.UTC(2026, 4, 20)

/** A device that was used for a while; of those that began before moments were noted, what is there has none. */
export const devices: fc.Arbitrary<DeviceState> = fc
  .tuple(fc.array(fc.tuple(actions, fc.nat(40)), { maxLength: 8 }), fc.nat(4))
  .map(([done, undated]) =>
    done.reduce((state, [action, seconds], index) => {
      const next = changed(state, action, instant(START + seconds * SECOND_MS))
      return index < undated ? { ...next, moments: {} } : next
    }, FRESH),
  )

import { listRecords } from '@ephemeris/contract/gacha/gacha-records'
import { getReminders, saveReminders } from '@ephemeris/contract/reminders/reminders'
import { downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes, listPolls } from '@ephemeris/contract/votes'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { readAccountPlan, withAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { POLLS } from '@ephemeris/gamedata/polls'
import type { TestCaller } from '../../apps/server/src/testing/calls/test-call.ts'
import { importFile } from '../../apps/server/src/testing/pull-logs/pull-file.ts'
import { simulatedAccount } from '../../apps/server/src/testing/pull-logs/simulated-account.ts'
import type { Random } from '../../bench/support/random.ts'

const PULLS_PER_FILE = 10
const FILES = 20
/** A user writes to slots three hundred times a day, and what comes next is refused: half for marks, half for plans. */
const SLOT_WRITES = 145

/** What of one kind is stored: the newest acknowledged value, and one that was sent and not answered. */
interface Written {
  acknowledged: number
  /** `null`: everything that was sent is answered. */
  open: number | null
}

/** How the values that are stored differ from those that were acknowledged. */
export interface Loss {
  readonly lost: number
  readonly doubled: number
  readonly torn: number
}

export interface Writer {
  /** Writes one thing after the other until a call gets no answer. Resolves to how many were acknowledged. */
  writeUntilCut(caller: TestCaller, onAcknowledged: () => void): Promise<number>
  /** Compares, and takes what is stored for what was acknowledged. */
  compare(caller: TestCaller): Promise<Loss>
}

/** A player with five devices: marks, plans, reminders, votes and files of pulls, each numbered upwards from 0. */
export function createWriter({ token, number, random, activityId }: WriterOptions): Writer {
  const account = simulatedAccount('genshin', { uid: String(800_000_000 + number), pulls: FILES * PULLS_PER_FILE })
  const kinds = [marks(token), plans(token), reminders(token), votes(token, activityId), files(token, account)]
  const written: Written[] = kinds.map(() => ({ acknowledged: 0, open: null }))

  return {
    writeUntilCut: async (caller, onAcknowledged) => {
      for (let count = 0; ; count++) {
        const which = random.between(0, kinds.length - 1)
        const [kind, state] = [kinds[which], written[which]]
        if (!kind || !state) throw new RangeError('no such kind')
        if (state.acknowledged >= kind.limit) continue
        state.open = state.acknowledged + 1
        try {
          await kind.write(caller, state.open)
        } catch (error) {
          if (error instanceof Error && 'code' in error) return count
          throw error
        }
        state.acknowledged = state.open
        state.open = null
        onAcknowledged()
      }
    },

    compare: async (caller) => {
      const losses: Loss[] = []
      for (const [which, kind] of kinds.entries()) {
        const state = written[which]
        if (!state) throw new RangeError('no such kind')
        const found = await kind.read(caller)
        losses.push({
          lost: Number(found !== null && found < state.acknowledged),
          doubled: Number(found !== null && found > (state.open ?? state.acknowledged)),
          torn: Number(found === null),
        })
        written[which] = { acknowledged: found ?? state.acknowledged, open: null }
      }
      return sumLosses(losses)
    },
  }
}

export interface WriterOptions {
  readonly token: string
  /** Different from every other writer's. */
  readonly number: number
  readonly random: Random
  readonly activityId: string
}

export function sumLosses(losses: readonly Loss[]): Loss {
  const sum = (name: keyof Loss) => losses.reduce((total, loss) => total + loss[name], 0)
  return { lost: sum('lost'), doubled: sum('doubled'), torn: sum('torn') }
}

interface Kind {
  /** Of numbers. */
  readonly limit: number
  write(caller: TestCaller, value: number): Promise<unknown>
  /** The number that is stored; 0: nothing yet; `null`: a part of one. */
  read(caller: TestCaller): Promise<number | null>
}

/** A slot holds as many marks as its number says, and all of them carry it. */
function marks(as: string): Kind {
  const keyOf = (value: number, n: number) => `${value}-${n}`
  return {
    limit: SLOT_WRITES,
    write: ({ call }, value) => {
      const activityStatus = Object.fromEntries(
        Array.from({ length: 50 }, (_, n) => [keyOf(value, n), 'done'] as const),
      )
      return call(
        uploadSettings,
        { slot: 1, settings: { activityStatus, userGameSelections: {}, gameOrder: [] }, base: null },
        { as },
      )
    },
    read: async ({ call, refusal }) => {
      const stored = await call(downloadSettings, { slot: 1 }, { as }).catch(() => null)
      if (!stored) return (await refusal(downloadSettings, { slot: 1 }, { as }))[0] === 404 ? 0 : null
      const keys = Object.keys(stored.settings.activityStatus)
      const value = Number(keys[0]?.split('-')[0])
      return keys.length === 50 && keys.every((key) => key.startsWith(`${value}-`)) ? value : null
    },
  }
}

const PLANNED = { gameId: 'genshin', uid: null } as const

/** A plan in the second slot, whose amount is its number. */
function plans(as: string): Kind {
  return {
    limit: SLOT_WRITES,
    write: ({ call }, value) => {
      const plan = withAccountPlan({}, PLANNED, { ...readAccountPlan({}, PLANNED), owned: { primogem: value } })
      const settings = { activityStatus: {}, userGameSelections: {}, gameOrder: [], plan }
      return call(uploadSettings, { slot: 2, settings, base: null }, { as })
    },
    read: async ({ call, refusal }) => {
      const stored = await call(downloadSettings, { slot: 2 }, { as }).catch(() => null)
      if (!stored) return (await refusal(downloadSettings, { slot: 2 }, { as }))[0] === 404 ? 0 : null
      const { owned } = readAccountPlan(stored.settings.plan ?? {}, PLANNED)
      return owned.primogem ?? null
    },
  }
}

/** Settings of reminders, whose evening is so many minutes after midnight. */
function reminders(as: string): Kind {
  return {
    limit: 24 * 60 - 1,
    write: ({ call }, value) => call(saveReminders, { ...DEFAULT_REMINDERS, eveningAt: value }, { as }),
    read: async ({ call }) => {
      const { isSaved, settings } = await call(getReminders, {}, { as })
      return isSaved ? settings.eveningAt : 0
    },
  }
}

/** The numbers go round through the options of the first poll. */
function votes(as: string, activityId: string): Kind {
  const subject = { activityId, gameId: 'genshin' as const }
  const [poll] = POLLS
  if (!poll) throw new RangeError('no poll')
  const options = poll.options.map(({ id }) => id)
  let newest = 0
  return {
    // Thirty a minute; what comes next is refused.
    limit: 25,
    write: ({ call }, value) => {
      newest = value
      return call(castVotes, { ...subject, choices: { [poll.id]: options[value % options.length] ?? '' } }, { as })
    },
    read: async ({ call }) => {
      const { polls } = await call(listPolls, { ...subject, language: 'en' }, { as })
      const choice = polls.find(({ id }) => id === poll.id)?.choice ?? null
      if (choice === null) return 0
      // Of the newest numbers, the one that chose this.
      const back = (((newest - options.indexOf(choice)) % options.length) + options.length) % options.length
      return newest - back
    },
  }
}

/** Each file brings the next ten pulls. */
function files(as: string, account: ReturnType<typeof simulatedAccount>): Kind {
  const pullsOfFile = (value: number): readonly Pull[] =>
    account.pulls.slice((value - 1) * PULLS_PER_FILE, value * PULLS_PER_FILE)
  return {
    limit: FILES,
    write: (caller, value) => importFile(caller, { ...account, pulls: pullsOfFile(value) }, as),
    read: async ({ call, send }) => {
      const { gameId, uid } = account
      const query = { gameId, uid, poolId: null, limit: 1, cursor: null, language: 'en' } as const
      if ((await send(listRecords, query, { as })).status === 404) return 0
      const { total } = await call(listRecords, query, { as })
      return total % PULLS_PER_FILE === 0 ? total / PULLS_PER_FILE : null
    },
  }
}

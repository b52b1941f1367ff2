import type { OwnView, OwnViewQuery } from '@ephemeris/contract/open/open-me'
import type { Activity } from '@ephemeris/core/activity/activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import { readMarks } from '@ephemeris/core/activity/status'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import { codesOfReader, openCodes } from '@ephemeris/core/codes/redeem-code'
import type { ActivityGame, GameId } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { playedServer } from '@ephemeris/core/games/servers'
import type { Language } from '@ephemeris/core/language/language'
import { isStaminaOld, staminaAt, staminaNow, staminasIn } from '@ephemeris/core/notes/stamina'
import { plannedUids, readAccountPlan, readPlaysUntil } from '@ephemeris/core/plan/stored/stored-plan'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { offsetOf } from '@ephemeris/core/time/zone'
import { todaysActivities } from '@ephemeris/core/timeline/today'
import { eveningOf } from '@ephemeris/core/tonight/evening'
import { type TonightRow, tonightOf, totalPulls } from '@ephemeris/core/tonight/tonight'
import { incomeOn } from '@ephemeris/core/tonight/tonight-income'
import type { incomeBaseOf } from '@ephemeris/gamedata/income/income-base'
import { resetNameOf } from '@ephemeris/gamedata/income/reset-name'
import { STAMINA } from '@ephemeris/gamedata/income/stamina'
import { NAMED_POOLS } from '@ephemeris/gamedata/pulls/named-pools'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { eventWindowAt } from '../catalogue/answers/event-window.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { poolSummariesOf, type SummarisedPulls } from '../gacha/statistics/pool-summaries.service.ts'
import { notesOf } from '../notes/notes.service.ts'
import { clockOf } from '../reminders/plan/moment-text.ts'
import { savedReminders } from '../reminders/saved-reminders.service.ts'
import { choiceOf } from '../sync/chosen.service.ts'
import { ownActivitiesOf } from '../sync/own.service.ts'
import { newestSlot } from '../sync/sync.service.ts'

type OwnViewDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'log' | 'heavyWork'>

/**
 * What a player has ahead, by the rules of the pages, from the slot that was written last, the notes and the pulls of the
 * account. (TOKEN-4)
 *
 * @throws AppError GAMES_EMPTY, SLOT_UNREADABLE; those of heavy work
 */
export async function ownViewOf(
  deps: OwnViewDeps,
  { catalogue, baseOf }: { catalogue: Pick<Catalogue, 'activities' | 'codes'>; baseOf: typeof incomeBaseOf },
  { query, caller }: { query: OwnViewQuery; caller: HeavyCaller },
): Promise<OwnView> {
  const { db, env } = deps
  const now = deps.clock.now()
  const settings = await savedReminders(db, caller.id)
  const notes = (await notesOf(db, [caller.id])).get(caller.id) ?? {}
  const slot = await newestSlot(deps, caller.id)
  const accounts = await poolSummariesOf(deps, caller)

  const language = query.language ?? settings.language
  const clock = clockOf(query.timeZone ?? settings.timeZone)
  const { server = null, gameServers = {} } = slot?.servers ?? {}
  const servers = server === null ? settings : { server, gameServers }
  const serverOf = (gameId: ActivityGame) => offsetOf(playedServer(servers, gameId))
  const { plan = {}, activityStatus = {} } = slot ?? {}
  const marks = readMarks(activityStatus)

  const { selections } = choiceOf(slot, notes, settings)
  const games = enabledGames(selections)
  const subTypes = Object.fromEntries(games.map((id) => [id, selections[id]?.activities ?? []]))
  const answer = catalogue.activities({ language, from: null, to: null, games, subTypes })
  const activities = answer.games.flatMap((game) => game.activities)
  const own = ownActivitiesOf(slot, { servers, activities, now }).filter(
    ({ gameId }) => gameId === 'own' || games.includes(gameId),
  )
  const placed = placeActivities<Activity>([...activities, ...own], serverOf, eventWindowAt(env, now))

  const day = Math.floor(now / DAY_MS)
  const incomes = games.map((gameId) => {
    const base = baseOf(gameId, { server: serverOf(gameId), activities, types: subTypes[gameId] ?? [], day })
    const uid = plannedAccount(gameId, { plan, accounts })
    return incomeOn(base, { plan: readAccountPlan(plan, { gameId, uid }), marks, day })
  })
  const evening = eveningOf(now, readMinuteOfDay(readPlaysUntil(plan)) ?? 0, clock)
  const { open } = tonightOf({ activities: placed, marks, incomes, evening, now })

  return {
    stamina: staminaOf(notes, language, now),
    pulls: accounts.map((account) => pullsOf(account, language, query.hasUids)),
    tonight: {
      stopsAt: evening.stopsAt,
      nextAt: evening.nextAt,
      pulls: tenths(totalPulls(open)),
      rows: open.map((row) => ({
        ...{ gameId: row.gameId, isOwn: Boolean(row.activity?.own), title: titleOf(row, language) },
        ...{ pulls: tenths(row.pulls), endsAt: row.endsAt },
      })),
    },
    ends: todaysActivities(placed, { marks, now, clock }).ending.map((activity) => ({
      ...{ gameId: activity.gameId, isOwn: Boolean(activity.own), type: activity.type },
      ...{ title: activityTitle(activity), endsAt: activity.endAt },
    })),
    codes: openCodes(codesOfReader(catalogue.codes(language), { games, servers, language }), marks, now),
  }
}

function staminaOf(notes: Parameters<typeof staminasIn>[0], language: Language, now: Instant): OwnView['stamina'] {
  return [...staminasIn(notes)].map(([gameId, stamina]) => {
    const facts = STAMINA[gameId]
    return {
      ...{ gameId, name: facts.name[language], max: facts.max },
      amount: staminaNow(stamina, facts, now),
      fullAt: staminaAt(stamina, facts, facts.max),
      isOld: isStaminaOld(stamina, now),
    }
  })
}

function pullsOf({ gameId, uid, pools }: SummarisedPulls, language: Language, hasUids: boolean) {
  return {
    ...{ gameId, uid: hasUids ? uid : null },
    pools: pools.flatMap(({ poolId: id, rarities, fiftyFifty }) => {
      const { pity } = rarities[5]
      const name = NAMED_POOLS[gameId].find((pool) => pool.id === id)?.fullName[language] ?? id
      return pity === null
        ? []
        : [
            {
              ...{ id, name, pity: pity.now.count, isAtLeast: pity.now.isAtLeast, hardPity: pity.hard },
              isGuaranteed: fiftyFifty?.isGuaranteed ?? null,
            },
          ]
    }),
  }
}

/** Which account a device looks at, the server does not know: it is the first one on the list that has a plan. (PLAN-38) */
function plannedAccount(
  gameId: GameId,
  { plan, accounts }: { plan: SettingsObject; accounts: readonly SummarisedPulls[] },
): string | null {
  const planned = plannedUids(plan, gameId)
  const listed = accounts.find((account) => account.gameId === gameId && planned.includes(account.uid))
  return listed?.uid ?? (planned.length === 1 ? (planned[0] ?? null) : null)
}

function titleOf({ gameId, activity, ...row }: TonightRow, language: Language): string {
  if (activity || gameId === 'own') return activity ? activityTitle(activity) : ''
  return resetNameOf({ gameId, ...row }, language, (name) => SERVER_TEXTS[language].resets[name])
}

/** What the player has written stays as it is. */
function activityTitle({ own, shortTitle }: Activity): string {
  return own ? shortTitle : plainText(shortTitle)
}

/** As Tonight shows them. */
function tenths(pulls: number): number {
  return Math.round(pulls * 10) / 10
}

import type { Language } from '@ephemeris/core/language/language'
import { EVENING_CHANNELS, type ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { MessageBody } from '../channels/message-body.ts'
import type { SendingChannel } from '../channels/reminder-channel.ts'
import { messageTimeText } from './moment-text.ts'
import type { NamedEvent } from './reminder-events.ts'

type Reader = Pick<ReminderSettings, 'language' | 'timeZone' | 'timeFormat'>

/** What a message says, in the language and on the clock of its reader. (REM-8) */
export function compose(
  { id, maxLines }: Pick<SendingChannel, 'id' | 'maxLines'>,
  events: readonly NamedEvent[],
  { settings, now }: { settings: Reader; now: Instant },
): MessageBody {
  const { language } = settings
  const isOfAllGames = EVENING_CHANNELS.has(id)
  const lines = events.map((event) => {
    const line = lineOf(event, settings, now)
    const game = gameName(event, language)
    return isOfAllGames && game && !namesGame(event) ? `${game} · ${line}` : line
  })
  const shown = lines.length <= maxLines ? lines : lines.slice(0, maxLines - 1)
  const rest = lines.length - shown.length
  const [first] = events
  return {
    title: (!isOfAllGames && first && gameName(first, language)) || 'Ephemeris',
    lines: rest > 0 ? [...shown, SERVER_TEXTS[language].messages.more(rest)] : shown,
    path: pathOf(events),
    language,
  }
}

/** `null`: the user has added it without a game. */
function gameName({ gameId }: NamedEvent, language: Language): string | null {
  return gameId === 'own' ? null : GAME_FACTS[gameId].name[language]
}

/** The title of a version begins with its game. */
function namesGame({ kind }: NamedEvent): boolean {
  return kind === 'version_start'
}

function lineOf({ kind, title, at }: NamedEvent, reader: Reader, now: Instant): string {
  const words = SERVER_TEXTS[reader.language].messages
  const when = messageTimeText(at, reader)
  switch (kind) {
    case 'before_end':
      return words.ends(title, when)
    case 'stamina':
      return words.stamina(title, when)
    case 'log_forgets':
      return words.logExpires(title, when)
    case 'new_code':
      return words.newCode(title)
    case 'code_ends':
      return words.codeEnds(title, when)
    case 'goal_banner':
      return at > now ? words.goalStarts(title, when) : words.started(title, when)
    default:
      return at > now ? words.starts(title, when) : words.started(title, when)
  }
}

/** Where the message leads: to its one activity, else to all. */
function pathOf(events: readonly NamedEvent[]): string {
  const activities = new Set(events.map(({ activityId }) => activityId))
  const [only] = activities
  if (activities.size > 1) return '/timeline'
  if (only) return `/timeline?activity=${only}`
  if (events.every(({ kind }) => kind === 'new_code' || kind === 'code_ends')) return '/tonight'
  return events.every(({ kind }) => kind === 'stamina') ? '/' : '/gacha'
}

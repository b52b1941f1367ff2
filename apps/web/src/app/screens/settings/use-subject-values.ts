import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { languageRow } from '@ephemeris/core/language/language'
import { useLocale, useTranslations } from 'use-intl'
import type { SubjectId } from '#web/app/screens/settings/subject-ids'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { useReminders } from '#web/features/reminders/use-reminders'
import { joinNames } from '#web/i18n/words/join-names'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useGameSelection } from '#web/state/games'
import { usePreferences } from '#web/state/preferences'
import { useServerZone } from '#web/state/server-zone'

/** What is set in each subject, in a few words. */
export function useSubjectValues(): Readonly<Record<SubjectId, string>> {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const channels = useTranslations('channels')
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const name = useDevice(({ userName }) => userName)
  const server = useServerZone()
  const selection = useGameSelection()
  const { overview } = useReminders()
  const { showsLocalZone, timeFormat, theme } = usePreferences()

  const ways = overview ? channelsSetUp(overview).map((channel) => channels(`names.${channel}`)) : []
  const list = (words: readonly string[]) => joinNames(words, language)
  return {
    games: list([
      shell(`server.names.${server}`),
      ...(selection ? [t('values.games', { count: enabledGames(selection.selections).length })] : []),
    ]),
    reminders: ways.length > 0 ? list(ways) : t('values.off'),
    account: isSignedIn ? (name ?? '') : t('values.signedOut'),
    time: list([
      t(showsLocalZone ? 'values.ownZone' : 'values.serverZone'),
      t('values.hours', { count: Number(timeFormat) }),
    ]),
    look: list([t(`look.themes.${theme}`), languageRow(language).name]),
    device: list([t('keys.title'), t('files.title')]),
  }
}

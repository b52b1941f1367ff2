import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { languageRow } from '@ephemeris/core/language/language'
import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocale, useTranslations } from 'use-intl'
import { useListedPath } from '#web/app/listed-path'
import { LISTED_PAGES } from '#web/app/routes'
import { SUBJECT_IDS, type SubjectId } from '#web/app/screens/settings/subject-ids'
import { SUBJECTS } from '#web/app/screens/settings/subjects'
import { channelsSetUp } from '#web/features/reminders/channel-state'
import { useReminders } from '#web/features/reminders/use-reminders'
import { joinNames } from '#web/i18n/words/join-names'
import { useWindow } from '#web/lib/page/media'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useShowsLocalZone } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { usePreferences } from '#web/state/preferences'
import { useServerZone } from '#web/state/server-zone'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

const OTHERS = LISTED_PAGES.filter(({ menu }) => menu === 'more')

/** On a phone: each subject with what is set, and below the pages that its bar has no room for. (SET-41) */
export function SubjectList() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const values = useSubjectValues()
  const pathOf = useListedPath()

  return (
    <Stack gap={10}>
      <Panel as="ul" divided>
        {SUBJECT_IDS.map((id) => (
          <Way key={id} to={`/settings#${id}`} icon={SUBJECTS[id].icon} name={t(`subjects.${id}`)} value={values[id]} />
        ))}
      </Panel>
      <Text as="h2" kind="hint" weight="bold">
        {t('more')}
      </Text>
      <Panel as="ul" divided>
        {OTHERS.map((page) => (
          <Way key={page.id} to={pathOf(page)} icon={page.icon} name={shell(`pages.${page.id}.title`)} />
        ))}
      </Panel>
    </Stack>
  )
}

interface WayProps {
  to: string
  icon: LucideIcon
  name: string
  value?: string
}

function Way({ to, icon: Icon, name, value }: WayProps) {
  return (
    <li>
      <Row as={PageLink} gap={14} padY={8} padX={14} weight="medium" to={to}>
        <Tile px={36} tone={value === undefined ? 'plain' : 'sunken'}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </Tile>
        <Grid as="span" grow>
          {name}
          {value && (
            <Text kind="note" anywhere>
              {value}
            </Text>
          )}
        </Grid>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Row>
    </li>
  )
}

/** What is set in each subject, in a few words. */
function useSubjectValues(): Readonly<Record<SubjectId, string>> {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const channels = useTranslations('channels')
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const name = useDevice(({ userName }) => userName)
  const server = useServerZone()
  const selection = useGameSelection()
  const { overview } = useReminders()
  const isTouch = useWindow('touch')
  const showsLocalZone = useShowsLocalZone()
  const { timeFormat, theme } = usePreferences()

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
    device: list([...(isTouch ? [] : [t('keys.title')]), t('files.title')]),
  }
}

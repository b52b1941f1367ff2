import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import type { Game } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { shortDayText } from '@ephemeris/core/language/dates'
import { punctuationOf } from '@ephemeris/core/language/punctuation'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { type Fold, foldBanners } from '@ephemeris/core/timeline/fold-banners'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import styles from '#web/app/screens/notification/notification.module.css'
import { useReasonText } from '#web/i18n/use-error-text'
import { useGameName } from '#web/i18n/use-game-name'
import { joinNames } from '#web/i18n/words/join-names'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { useActivities } from '#web/state/timeline/activities'
import { usePlacedActivities } from '#web/state/timeline/placed-activities'
import { timelineOf } from '#web/state/timeline/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { useClockNames } from '#web/state/words/clock-name'
import { useMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { FaceStack } from '#web/ui/face/face-stack.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'
import { Names } from '#web/ui/phrases/names.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Needs the player's notes. */
const BellToggle = later(
  async () => (await import('#web/features/evening/bell/bell-toggle.tsx')).BellToggle,
  ['evening'],
  { Missing: Thrown },
)

/** Of one game. */
const SHOWN = 4
const GREY_ROWS = Array.from({ length: SHOWN }, (_, index) => index)

/** Banners of a phase that are named; the tooltip has all of them. */
const NAMED = 3

/** What was announced, by game in the player's order: its dates, what it gives, its bell, and the publisher's notice where it is known. (PAGE-5) */
export function GameNews() {
  const t = useTranslations('notification.games')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  const now = useNow(MINUTE_MS)
  const clockName = useClockNames().ofPage(useDisplayedClock(), now)
  const selection = useGameSelection()
  const { activities, isLoaded, isLoading, error, retry } = useActivities()
  const { placed, isPlaced } = usePlacedActivities(activities)
  const followed = new Set(selection && enabledGames(selection.selections))
  const games = selection?.games.filter(({ id }) => followed.has(id)) ?? []

  const isComing = (!isLoaded && isLoading) || !isPlaced

  return (
    <div>
      {isComing && <Progress label={t('loading')} />}
      {error !== null && (
        <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
          {t('error', { reason: reasonText(error) })}
        </Notice>
      )}
      {clockName && games.length > 0 && (
        <Text as="p" kind="note">
          {clockName}
        </Text>
      )}
      <Grid columns={2} phoneColumns={1} gap={16}>
        {games.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            announced={
              isComing
                ? null
                : newestOf(
                    placed.filter(({ gameId }) => gameId === game.id),
                    now,
                  )
            }
            now={now}
          />
        ))}
      </Grid>
    </div>
  )
}

/** What a publisher has announced and began last or begins next, in the order of time; banners of a phase are one. */
function newestOf(activities: readonly PlacedActivity[], now: Instant): readonly Fold<PlacedActivity>[] {
  const announced = activities
    .filter((activity) => activity.type !== 'challenge' && activity.certainty === 'announced')
    .filter((activity) => startCertaintyOf(activity) === 'announced')
    .toSorted((one, other) => Math.abs(one.startAt - now) - Math.abs(other.startAt - now))
  return foldBanners(announced)
    .slice(0, SHOWN)
    .toSorted(([one], [other]) => one.startAt - other.startAt)
}

interface GameCardProps {
  game: Game
  /** `null`: not known yet. */
  announced: readonly Fold<PlacedActivity>[] | null
  now: Instant
}

function GameCard({ game, announced, now }: GameCardProps) {
  const titleId = useId()

  return (
    <Panel as="section" className={roles.roles} data-game={game.id} aria-labelledby={titleId}>
      <Row as="h2" gap={10} padX={16} padY={10} weight="bold" id={titleId} className={styles.gameName}>
        <GameGlyph game={game.id} size={18} />
        {useGameName()(game)}
      </Row>
      <Stack as="ul" divided aria-busy={announced === null}>
        {announced?.map((fold) => <NewsRow key={fold[0].id} fold={fold} now={now} />) ??
          GREY_ROWS.map((row) => (
            <Grid as="li" key={row} className={styles.row} aria-hidden>
              <span className={styles.grey} />
            </Grid>
          ))}
      </Stack>
    </Panel>
  )
}

const CHINESE_SITES = /^https:\/\/(?:[^/]+\.)?(?:bilibili|biligame|miyoushe)\.com\//

/** Pages of communities in mainland China are in Chinese alone; the dialog of the activity names them as its source. */
function canRead(language: string, url: string): boolean {
  return language.startsWith('zh') || !CHINESE_SITES.test(url)
}

function NewsRow({ fold, now }: { fold: Fold<PlacedActivity>; now: Instant }) {
  const t = useTranslations('notification.games')
  const language = useLocale()
  const words = useActivityWords()
  const style = useMomentStyle()
  const [activity] = fold
  const { startAt, endAt, source, announcement } = activity
  const [gift] = announcement?.rewards ?? []
  const names = words.names(fold)
  const name = joinNames(names, language)
  const faces = fold.flatMap((banner) => bannerFace(banner) ?? []).slice(0, NAMED)
  const state = announcement?.isCancelled ? 'cancelled' : startAt > now ? 'coming' : endAt > now ? 'running' : 'over'

  return (
    <Grid as="li" className={styles.row} data-activity={activity.id}>
      <Row as={PageLink} gap={8} padY={6} padX={16} grow to={timelineOf(activity.id)} className={styles.link}>
        <span className={styles.sign}>
          {faces.length > 0 ? (
            <FaceStack game={activity.gameId} items={faces} />
          ) : (
            <GameGlyph game={activity.gameId} size={18} />
          )}
        </span>
        <Stack as="span" grow>
          <Text kind="strong" className={styles.title} lang={words.titleLanguage(activity)} title={name}>
            <Names names={names} separator={punctuationOf(language).separator} limit={NAMED} />
          </Text>
          <Row as="span" gap={8} text="hint">
            <Text kind="hint" oneLine>
              {t('dates', { from: shortDayText(startAt, style), to: shortDayText(endAt, style) })}
            </Text>
            <Tag tone={state === 'running' ? 'game' : undefined}>{t(state)}</Tag>
            {gift && (
              <Text kind="hint" cut>
                {t('gives', { amount: gift.amount, thing: gift.name })}
              </Text>
            )}
          </Row>
        </Stack>
      </Row>
      {source?.url && canRead(language, source.url) && (
        <ExternalLink href={source.url} className={styles.notice} iconPx={16}>
          <span className="visually-hidden">{t('notice', { name })}</span>
        </ExternalLink>
      )}
      <span className={styles.bell}>
        <ErrorBoundary fallback={null}>
          <BellToggle fold={fold} name={name} />
        </ErrorBoundary>
      </span>
    </Grid>
  )
}

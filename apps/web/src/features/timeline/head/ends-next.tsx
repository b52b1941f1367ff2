import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import { isPutAside } from '@ephemeris/core/activity/status'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { punctuationOf } from '@ephemeris/core/language/punctuation'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { type Fold, foldBanners } from '@ephemeris/core/timeline/fold-banners'
import { type KeyboardEvent, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useEndText } from '#web/features/timeline/bar/use-end-text'
import styles from '#web/features/timeline/head/head.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import { isForPage } from '#web/lib/page/is-for-page'
import { useNow } from '#web/lib/time/page-clock'
import { useMarks } from '#web/state/marks'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { FaceStack } from '#web/ui/face/face-stack.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { itemByKey } from '#web/ui/menu/menu-items'
import { Names } from '#web/ui/phrases/names.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** As many as a wide window has room for. */
const SHOWN = 7
/** Of the banners of a phase so many are named. */
const NAMED = 2

interface EndsNextProps {
  /** In the order of the rows. */
  activities: readonly PlacedActivity[]
  isLoaded: boolean
  /** Shows the bar of an activity, and its dialog. */
  onShow: (activityId: string) => void
}

/** What ends next in all games, in one line above rows that are in another order. Its place is there at once. (TL-79) */
export function EndsNext({ activities, isLoaded, onShow }: EndsNextProps) {
  const t = useTranslations('timeline')
  const labelId = useId()
  const now = useNow(MINUTE_MS)
  const marks = useMarks()
  const open = activities.filter(
    (activity) =>
      phaseOf(activity, now) === 'running' && !activity.announcement?.goneSince && !isPutAside(marks, activity.id),
  )
  const next = foldBanners(open.toSorted((one, other) => one.endAt - other.endAt)).slice(0, SHOWN)
  if (isLoaded && next.length === 0) return null

  return (
    <Row fixed gap={8} className={styles.line} data-empty={next.length === 0 || undefined}>
      <Text kind="note" as="h2" oneLine id={labelId}>
        <Text kind="medium">{t('endsNext')}</Text>
      </Text>
      <Row grow gap={2} className={styles.list} role="toolbar" aria-labelledby={labelId} onKeyDown={step}>
        {next.map((fold, place) => (
          <NextEnd key={fold[0].id} fold={fold} now={now} isReachedByTab={place === 0} onShow={onShow} />
        ))}
      </Row>
    </Row>
  )
}

/** One Tab leads past all of them, the arrow keys from one to the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const next = itemByKey([...event.currentTarget.querySelectorAll('button')], event.key, 'horizontal')
  if (!next || !isForPage(event.nativeEvent)) return
  event.preventDefault()
  next.focus()
}

interface NextEndProps {
  fold: Fold<PlacedActivity>
  now: Instant
  isReachedByTab: boolean
  onShow: (activityId: string) => void
}

function NextEnd({ fold, now, isReachedByTab, onShow }: NextEndProps) {
  const language = useLocale()
  const words = useActivityWords()
  const [activity] = fold
  const { id, gameId } = activity
  const end = useEndText()(activity, now)
  const names = words.names(fold)
  const faces = fold.flatMap((banner) => bannerFace(banner) ?? []).slice(0, NAMED)

  return (
    <Row
      as={Pressable}
      gap={6}
      text="note"
      weight="bold"
      className={`${styles.item} ${roles.roles}`}
      data-game={gameId}
      title={joinNames(names, language)}
      tabIndex={isReachedByTab ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => onShow(id)}
    >
      {faces.length > 0 ? <FaceStack game={gameId} items={faces} /> : <GameGlyph game={gameId} size={15} />}
      <span className="visually-hidden">{words.game(gameId)} </span>
      <Text kind="bold" cut className={styles.name} lang={words.titleLanguage(activity)}>
        <Names names={names} separator={punctuationOf(language).separator} limit={NAMED} />
      </Text>
      {end && (
        <Text kind="quiet" figures as="b" data-urgency={end.urgency}>
          {end.text}
        </Text>
      )}
    </Row>
  )
}

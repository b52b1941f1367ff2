import { type Activity, type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import { dayProgress, phaseOf } from '@ephemeris/core/activity/timing'
import { rankLetterOf } from '@ephemeris/core/gacha/rarity'
import type { GameId } from '@ephemeris/core/games/game'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import Rocket from 'lucide-react/icons/rocket'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { DateLine, OnYourClock } from '#web/features/timeline/dialog/date-line.tsx'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { OwnBlock } from '#web/features/timeline/dialog/own-block.tsx'
import { RemarkBlock } from '#web/features/timeline/dialog/remark-block.tsx'
import { RewardsRow } from '#web/features/timeline/dialog/rewards-row.tsx'
import { SourceBlock } from '#web/features/timeline/dialog/source/source-block.tsx'
import { ActivityTimeLeft } from '#web/features/timeline/dialog/time-left.tsx'
import { StatusSegments } from '#web/features/timeline/status/status-segments.tsx'
import { useNow } from '#web/lib/time/page-clock'
import { useServerOffsets } from '#web/state/server-zone'
import { useActivityWords } from '#web/state/words/activity-words'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { useBanner } from '#web/ui/art/use-banner'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Face } from '#web/ui/face/face.tsx'
import game from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ActivityDialogProps {
  activity: PlacedActivity
  /** What players think of it; events alone have that. */
  votes: ReactNode
  /** When and how the player hears of it. */
  bell: ReactNode
  /** The player's chance in it; banners alone have that. */
  plan: ReactNode
  onLaunch: (gameId: GameId) => void
  onClose: () => void
}

/** Everything about one activity. */
export function ActivityDialog({ activity, votes, bell, plan, onLaunch, onClose }: ActivityDialogProps) {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const titleId = useId()
  const { gameId, type, own } = activity
  const face = bannerFace(activity)

  return (
    <Modal placement="center" widthPx={650} labelledBy={titleId} onClose={onClose}>
      <Stack grow className={`${styles.dialog} ${game.roles}`} data-game={gameId} data-color={own?.color}>
        <IconButton className={styles.close} icon={X} label={t('close')} onClick={onClose} />
        <div className={styles.scroll}>
          <DialogPicture activity={activity} />
          <div className={styles.content}>
            <Row gap={16} align="start">
              {face && (
                <span className={styles.face}>
                  <Face game={gameId} item={face} name={face.name} sizePx={96} />
                </span>
              )}
              <Text kind="heading" as="h2" id={titleId} className={styles.title} lang={words.titleLanguage(activity)}>
                {words.heading(activity)}
              </Text>
            </Row>
            <DateLine activity={activity} />
            <Row wrap gap={16} rowGap={14} align="end" justify="between" className={styles.now}>
              <ActivityTimeLeft activity={activity} />
              <StatusSegments activityId={activity.id} />
            </Row>
            <ProgressLine activity={activity} />
            <Stack divided className={styles.rows}>
              <RewardsRow activity={activity} />
              {type === 'gacha' && plan}
              {bell}
              {type === 'event' && votes}
              <FeaturedItems activity={activity} />
              {!own && <RemarkBlock key={activity.id} activityId={activity.id} />}
              {own ? <OwnBlock own={own} onClose={onClose} /> : <SourceBlock activity={activity} />}
            </Stack>
          </div>
          {gameId !== 'own' && (
            <Row as="footer" gap={10} align="stretch" className={styles.foot}>
              <Button onClick={() => onLaunch(gameId)}>
                <Rocket size={18} strokeWidth={1.75} aria-hidden />
                {t('dialog.launch')}
              </Button>
            </Row>
          )}
        </div>
      </Stack>
    </Modal>
  )
}

interface FeaturedItemsProps {
  activity: Pick<Activity, 'gameId' | 'featured'>
}

/** Who or what a banner raises the odds of, the rarest first. */
function FeaturedItems({ activity: { gameId, featured } }: FeaturedItemsProps) {
  const t = useTranslations('timeline')
  if (gameId === 'own' || featured.length === 0) return null

  return (
    <section className={styles.part} aria-label={t('dialog.featured')}>
      <Row as="ul" wrap gap={6}>
        {featured
          .toSorted((a, b) => b.rank - a.rank)
          .map((item) => (
            <Row as="li" key={item.id} inline gap={6} text="body" className={styles.item} data-rank={item.rank}>
              <Face game={gameId} item={item} name={item.name} sizePx={24} />
              <Text kind={item.rank === 5 ? 'bold' : 'medium'}>{item.name}</Text>
              <Text kind="small" figures oneLine>
                <Text kind={item.rank === 5 ? 'bold' : 'medium'}>
                  {rankLetterOf(gameId, item.rank) ?? t('dialog.stars', { rank: String(item.rank) })}
                </Text>
              </Text>
            </Row>
          ))}
      </Row>
    </section>
  )
}

/** How far a running activity with a known start has come, and which day it is on. (ACT-6, ACT-21) */
function ProgressLine({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const serverOf = useServerOffsets()
  const now = useNow(MINUTE_MS)
  const isStartKnown = startCertaintyOf(activity) !== 'expected'
  const isRunning = isStartKnown && phaseOf(activity, now) === 'running'
  const { startAt, endAt } = activity
  const { day, of } = dayProgress(activity, now, serverOf(activity.gameId))
  const share = isStartKnown ? Math.min(Math.max((now - startAt) / (endAt - startAt || 1), 0), 1) : 0
  const isExpected = activity.certainty === 'expected'
  const progress = isExpected ? t('dialog.progressExpected', { day, of }) : t('dialog.progress', { day, of })
  const length = isExpected ? t('dialog.lengthExpected', { days: of }) : t('dialog.length', { days: of })

  return (
    <div>
      {/* The words below say the same, so the line is only drawn. */}
      <div className={styles.track} aria-hidden>
        <div className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
      <Row as="p" wrap justify="between" gap={16} rowGap={2} text="note" className={styles.facts}>
        <span>{isRunning ? progress : length}</span>
        <OnYourClock activity={activity} />
      </Row>
    </div>
  )
}

interface DialogPictureProps {
  activity: Pick<Activity, 'id' | 'gameId' | 'type' | 'bannerUrl' | 'featured' | 'own'>
}

/** The picture on top of the dialog, with the game and the kind of the activity. */
function DialogPicture({ activity }: DialogPictureProps) {
  const { id, gameId, type, bannerUrl, own } = activity
  const group = own?.group ?? ''
  const words = useActivityWords()
  const { src, onError } = useBanner(bannerUrl)

  return (
    <div className={styles.picture} data-type={type} data-has-face={bannerFace(activity) !== null || undefined}>
      {src ? (
        <img className={styles.fill} src={src} alt="" referrerPolicy="no-referrer" decoding="async" onError={onError} />
      ) : (
        <ActivityArt
          className={styles.fill}
          game={gameId}
          type={type}
          id={id}
          widthPx={650}
          heightPx={132}
          unitPx={84}
        />
      )}
      <Row as="p" gap={6} padX={10} text="note" weight="bold" className={styles.chip}>
        <GameGlyph game={gameId} size={15} />
        <Text kind="bold" cut>
          {gameId === 'own' ? group || words.game(gameId) : `${words.game(gameId)} · ${words.kind(gameId, type)}`}
        </Text>
      </Row>
    </div>
  )
}

import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { Rocket, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { DateLine } from '#web/features/timeline/dialog/date-line.tsx'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { DialogPicture } from '#web/features/timeline/dialog/dialog-picture.tsx'
import { FeaturedItems } from '#web/features/timeline/dialog/featured-items.tsx'
import { ProgressLine } from '#web/features/timeline/dialog/progress-line.tsx'
import { SourceBlock } from '#web/features/timeline/dialog/source/source-block.tsx'
import { ActivityTimeLeft } from '#web/features/timeline/dialog/time-left.tsx'
import { StatusSegments } from '#web/features/timeline/status/status-segments.tsx'
import { useActivityWords } from '#web/state/words/activity-words'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import game from '#web/ui/game-roles.module.css'

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
  const { gameId, type } = activity

  return (
    <Modal placement="center" widthPx={650} labelledBy={titleId} onClose={onClose}>
      <div className={`${styles.dialog} ${game.roles}`} data-game={gameId}>
        <DialogPicture activity={activity} />
        <IconButton className={styles.close} icon={X} label={t('close')} onClick={onClose} />
        <div className={styles.content}>
          <h2 id={titleId} className={styles.activityDialogTitle} lang={words.titleLanguage(activity)}>
            {words.heading(activity)}
          </h2>
          <DateLine activity={activity} />
          <div className={styles.now}>
            <ActivityTimeLeft activity={activity} />
            <StatusSegments activityId={activity.id} />
          </div>
          <ProgressLine activity={activity} />
          {type === 'gacha' && plan}
          {bell}
          <SourceBlock activity={activity} />
          <FeaturedItems activity={activity} />
          {type === 'event' && votes}
        </div>
        <footer className={styles.foot}>
          <Button look={type === 'gacha' ? 'outline' : 'primary'} onClick={() => onLaunch(gameId)}>
            <Rocket size={18} strokeWidth={1.75} aria-hidden />
            {t('dialog.launch')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}

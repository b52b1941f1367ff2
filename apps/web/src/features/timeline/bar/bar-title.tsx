import type { Activity } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import type { Status } from '@ephemeris/core/activity/status'
import { bannerKindOf } from '@ephemeris/core/activity/titles/short-name'
import Layers from 'lucide-react/icons/layers'
import Sword from 'lucide-react/icons/sword'
import styles from '#web/features/timeline/bar/bar-content.module.css'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { useActivityWords } from '#web/state/words/activity-words'
import { OwnSign } from '#web/ui/art/own-sign.tsx'
import { Face } from '#web/ui/face/face.tsx'

interface BarTitleProps {
  activity: Activity
  mark: Status
}

const SIGNS = { character: null, weapon: Sword, mixed: Layers }

/** What a bar says first: whose banner it is, with a sign of its pool unless characters are in it. (TL-72) */
export function BarTitle({ activity, mark }: BarTitleProps) {
  const words = useActivityWords()
  const kind = bannerKindOf(activity)
  const Sign = kind && SIGNS[kind]
  const face = bannerFace(activity)
  const Words = activity.announcement?.isCancelled ? 's' : 'span'

  return (
    <span className={styles.title} lang={words.titleLanguage(activity)}>
      {(mark === 'done' || mark === 'cancelled') && (
        <span className={styles.tick}>
          <StatusIcon status={mark} size={12} />
        </span>
      )}
      {face && (
        <Face
          className={styles.face}
          game={activity.gameId}
          item={face}
          name={face.name}
          sizePx={24}
          pictureUrl={activity.bannerUrl}
        />
      )}
      <Words className={styles.words}>
        {words.shortName(activity)}
        {activity.own && <OwnSign className={styles.sign} size={13} />}
        {Sign && <Sign className={styles.sign} size={14} strokeWidth={1.75} aria-hidden />}
      </Words>
    </span>
  )
}

import type { Activity } from '@ephemeris/core/activity/activity'
import styles from '#web/features/timeline/bar/bar-content.module.css'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { useBanner } from '#web/ui/art/use-banner'

interface BarPictureProps {
  activity: Pick<Activity, 'id' | 'gameId' | 'type' | 'bannerUrl'>
}

/** The picture at the right end of a bar: the publisher's banner, or our art where there is none or it fails. */
export function BarPicture({ activity: { id, gameId, type, bannerUrl } }: BarPictureProps) {
  const { src, onError } = useBanner(bannerUrl)

  if (src) {
    return (
      <img
        className={`${styles.picture} ${styles.banner}`}
        data-game={gameId}
        data-type={type}
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={onError}
      />
    )
  }
  return (
    <ActivityArt
      className={styles.picture}
      game={gameId}
      type={type}
      id={id}
      widthPx={150}
      heightPx={32}
      unitPx={14.5}
    />
  )
}

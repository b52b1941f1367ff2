import type { Activity } from '@ephemeris/core/activity/activity'
import styles from '#web/features/timeline/dialog/dialog-picture.module.css'
import { useActivityWords } from '#web/state/words/activity-words'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { useBanner } from '#web/ui/art/use-banner'

interface DialogPictureProps {
  activity: Pick<Activity, 'id' | 'gameId' | 'type' | 'bannerUrl'>
}

/** The picture on top of the dialog, with the game and the kind of the activity. */
export function DialogPicture({ activity: { id, gameId, type, bannerUrl } }: DialogPictureProps) {
  const words = useActivityWords()
  const { src, onError } = useBanner(bannerUrl)

  return (
    <div className={styles.picture} data-type={type}>
      {src ? (
        <img className={styles.fill} src={src} alt="" referrerPolicy="no-referrer" decoding="async" onError={onError} />
      ) : (
        <ActivityArt
          className={styles.fill}
          game={gameId}
          type={type}
          id={id}
          widthPx={650}
          heightPx={188}
          unitPx={84}
        />
      )}
      <p className={styles.chip}>
        <GameGlyph game={gameId} size={15} />
        {words.game(gameId)} · {words.kind(gameId, type)}
      </p>
    </div>
  )
}

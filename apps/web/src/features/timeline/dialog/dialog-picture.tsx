import type { Activity } from '@ephemeris/core/activity/activity'
import { bannerFace } from '@ephemeris/core/activity/banner-face'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useActivityWords } from '#web/state/words/activity-words'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { useBanner } from '#web/ui/art/use-banner'
import { Face } from '#web/ui/face/face.tsx'

interface DialogPictureProps {
  activity: Pick<Activity, 'id' | 'gameId' | 'type' | 'bannerUrl' | 'featured'>
}

/** The picture on top of the dialog, with the game and the kind of the activity. */
export function DialogPicture({ activity }: DialogPictureProps) {
  const { id, gameId, type, bannerUrl } = activity
  const face = bannerFace(activity)
  const words = useActivityWords()
  const { src, onError } = useBanner(bannerUrl)

  return (
    <div className={styles.picture} data-type={type} data-has-face={face !== null || undefined}>
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
      {face && (
        <span className={styles.face}>
          <Face game={gameId} item={face} name={face.name} sizePx={96} />
        </span>
      )}
      <p className={styles.chip}>
        <GameGlyph game={gameId} size={15} />
        <span>
          <span className={styles.game}>{words.game(gameId)} · </span>
          {words.kind(gameId, type)}
        </span>
      </p>
    </div>
  )
}

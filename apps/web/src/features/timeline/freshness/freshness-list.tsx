import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/freshness/freshness-list.module.css'
import { LookButton } from '#web/features/timeline/freshness/look-button.tsx'
import type { GameFreshness } from '#web/features/timeline/freshness/use-freshness'
import { shortDayText } from '#web/i18n/words/dates'
import { useActivityWords } from '#web/state/words/activity-words'
import { useRecentText } from '#web/state/words/age-text'
import { useMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import game from '#web/ui/game-roles.module.css'

/** Age and number of each game's activities; a press looks for newer ones. (TL-65) */
export function FreshnessList({ games }: { games: readonly GameFreshness[] }) {
  const t = useTranslations('sources')
  const timeline = useTranslations('timeline')
  const words = useActivityWords()
  const recent = useRecentText()
  const style = useMomentStyle()

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{timeline('freshness.title')}</h2>
        <LookButton />
      </header>
      <ul>
        {games.map(({ gameId, readAt, isOld, isShipped, count }) => (
          <li key={gameId} className={`${styles.row} ${game.roles}`} data-game={gameId}>
            <GameGlyph game={gameId} size={20} />
            <div>
              <p className={styles.name}>{words.game(gameId)}</p>
              <p className={styles.hint} data-look={isOld ? 'old' : undefined}>
                {isShipped
                  ? timeline('freshness.shipped', { date: shortDayText(readAt, style) })
                  : isOld
                    ? t('freshness.silent', { date: shortDayText(readAt, style) })
                    : t('freshness.games', { count })}
              </p>
            </div>
            {!isShipped && !isOld && <p className={styles.age}>{recent(readAt)}</p>}
          </li>
        ))}
      </ul>
      {games.some(({ isShipped }) => !isShipped) && <p className={styles.foot}>{t('freshness.footer')}</p>}
    </>
  )
}

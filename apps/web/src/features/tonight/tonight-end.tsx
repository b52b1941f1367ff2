import { laterDays } from '@ephemeris/core/tonight/tonight'
import MoonStar from 'lucide-react/icons/moon-star'
import { useTranslations } from 'use-intl'
import { MoonDrawing } from '#web/features/tonight/cards/moon-drawing.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'

/** When the next end comes after tonight; where nothing is left, that first. (TON-5) */
export function TonightEnd({ state: { tonight, now, clock } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  if (!tonight) return null

  const [next] = laterDays(tonight.later, clock)
  const day = next ? words.day(next.day, now) : null
  const isElse = tonight.banners.length > 0
  if (tonight.open.length > 0) {
    return (
      <p className={styles.end}>
        <MoonStar className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
        <span>{day === null ? t('nothingElseAhead') : t('nothingElse', { day })}</span>
      </p>
    )
  }
  return (
    <div className={styles.done}>
      <MoonDrawing />
      {tonight.done.length > 0 && <p className={styles.all}>{t('allDone')}</p>}
      <p>
        {day === null
          ? t(isElse ? 'nothingElseAhead' : 'nothingAhead')
          : t(isElse ? 'nothingElse' : 'nothingBefore', { day })}
      </p>
    </div>
  )
}

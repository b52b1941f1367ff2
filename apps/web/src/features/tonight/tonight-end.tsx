import { laterDays } from '@ephemeris/core/tonight/tonight'
import MoonStar from 'lucide-react/icons/moon-star'
import { useTranslations } from 'use-intl'
import { MoonDrawing } from '#web/features/tonight/cards/moon-drawing.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import type { TonightState } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TonightEndProps {
  state: TonightState
  /** Beside it stands what ends later. */
  isInset?: boolean
}

/** When the next end comes after tonight; where nothing is left, that first. (TON-5) */
export function TonightEnd({ state: { tonight, now, clock }, isInset = false }: TonightEndProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  if (!tonight) return null

  const [next] = laterDays(tonight.later, clock)
  const day = next ? words.day(next.day, now) : null
  const isElse = tonight.banners.length > 0
  if (tonight.open.length > 0) {
    return (
      <Row as="p" gap={10} padY={8} text="hint" className={styles.end}>
        <MoonStar size={18} strokeWidth={1.75} aria-hidden />
        <Text kind="body">{day === null ? t('nothingElseAhead') : t('nothingElse', { day })}</Text>
      </Row>
    )
  }
  return (
    <Stack grow align="center" justify="center" gap={4} text="quiet" className={styles.done}>
      <MoonDrawing />
      {tonight.done.length > 0 && (
        <Text kind="title" as="p" className={styles.allDone}>
          {t('allDone')}
        </Text>
      )}
      {!(isInset && tonight.done.length > 0) && (
        <p>
          {day === null
            ? t(isElse ? 'nothingElseAhead' : 'nothingAhead')
            : t(isElse ? 'nothingElse' : 'nothingBefore', { day })}
        </p>
      )}
    </Stack>
  )
}

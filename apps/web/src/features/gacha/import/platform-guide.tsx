import type { GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import { useLocale, useTranslations } from 'use-intl'
import { monthText } from '#web/features/gacha/charts/month-text'
import styles from '#web/features/gacha/import/import.module.css'
import type { Platform } from '#web/features/gacha/import/likely-platform'
import { WindowsScript } from '#web/features/gacha/import/windows-script.tsx'

/** When the ways below were last looked at; games change them without a word. */
const AS_OF = '2026-10'

const STEPS = [1, 2, 3, 4] as const

interface PlatformGuideProps {
  platform: Platform
  gameId: GameId
}

/** How to come by the link on a device. */
export function PlatformGuide({ platform, gameId }: PlatformGuideProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const capture = traitsOf(gameId).publisher === 'kuro' ? ('iosRequest' as const) : ('iosLink' as const)
  const guide = platform === 'ios' ? capture : platform
  return (
    <div className={styles.guide}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`guide.${guide}.step${step}`)}</li>
        ))}
      </ol>
      {platform === 'windows' && <WindowsScript />}
      <p className={styles.note}>{t('guide.asOf', { month: monthText(AS_OF, language, 'long') })}</p>
    </div>
  )
}

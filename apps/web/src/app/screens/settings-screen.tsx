import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/settings-screen.module.css'
import { useHighlight } from '#web/app/screens/use-highlight'
import { GamesCard } from '#web/features/game-selection/games-card.tsx'
import { AppearanceCard } from '#web/features/preferences/appearance-card.tsx'
import { KeyboardCard } from '#web/features/preferences/keyboard-card.tsx'
import { TimeZoneCard } from '#web/features/preferences/time-zone-card.tsx'

export function SettingsScreen() {
  const t = useTranslations('settings')
  const [highlighted, endHighlight] = useHighlight()

  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <GamesCard isHighlighted={highlighted === 'games'} onHighlightEnd={endHighlight} />
        </div>
        <div className={styles.column}>
          <TimeZoneCard isHighlighted={highlighted === 'timezone'} onHighlightEnd={endHighlight} />
          <AppearanceCard />
          <KeyboardCard />
        </div>
      </div>
    </div>
  )
}

import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { AccountPanel } from '#web/app/account/account-panel.tsx'
import styles from '#web/app/screens/settings-screen.module.css'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { useHighlight } from '#web/app/screens/use-highlight'
import { GamesCard } from '#web/features/game-selection/games-card.tsx'
import { AppearanceCard } from '#web/features/preferences/appearance-card.tsx'
import { KeyboardCard } from '#web/features/preferences/keyboard-card.tsx'
import { LanguageFilesCard } from '#web/features/preferences/language-files-card.tsx'
import { TimeZoneCard } from '#web/features/preferences/time-zone-card.tsx'
import { RemindersCard } from '#web/features/reminders/reminders-card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'

interface SettingsPart {
  /** What `?highlight=` calls it; parts without the parameter are never pointed at. */
  readonly name: string
  readonly Part: ComponentType<Highlightable>
}

/** The parts of the page by column; on small screens one column follows the other, what is rarely needed last. Below them are the reminders. (SET-6, SET-41) */
const COLUMNS: readonly (readonly SettingsPart[])[] = [
  [
    { name: 'login', Part: AccountPanel },
    { name: 'games', Part: GamesCard },
  ],
  [
    { name: 'timezone', Part: TimeZoneCard },
    { name: 'appearance', Part: AppearanceCard },
    { name: 'keyboard', Part: KeyboardCard },
    { name: 'language', Part: LanguageFilesCard },
  ],
]

export function SettingsScreen() {
  const t = useTranslations('settings')
  const highlightOf = useHighlight()

  return (
    <TitledPage title={t('title')}>
      <div className={styles.columns}>
        {COLUMNS.map((parts) => (
          <div key={parts.map(({ name }) => name).join()} className={styles.column}>
            {parts.map(({ name, Part }) => (
              <Part key={name} highlight={highlightOf(name)} />
            ))}
          </div>
        ))}
      </div>
      <RemindersCard highlight={highlightOf('reminders')} />
    </TitledPage>
  )
}

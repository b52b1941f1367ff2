import { SORT_MODES, type SortMode } from '@ephemeris/core/timeline/sort'
import { ChevronDown, Clock3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'

interface SortMenuProps {
  mode: SortMode
  onMode: (mode: SortMode) => void
}

/** The player's own order, or what ends first. (TL-6) */
export function SortMenu({ mode, onMode }: SortMenuProps) {
  const t = useTranslations('timeline')

  return (
    <ChoiceMenu
      label={t('sort.label', { mode: t(`sort.${mode}`) })}
      choices={SORT_MODES.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={mode}
      onChoose={onMode}
      align="end"
      className={styles.button}
    >
      <Clock3 size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.sortMenuText}>{t(`sort.${mode}`)}</span>
      <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}

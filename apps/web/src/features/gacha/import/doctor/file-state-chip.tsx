import { Ban, Check, CircleHelp, type LucideIcon, WandSparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { type Badge, badgeOf, type FileEntry } from '#web/features/gacha/import/doctor/file-entry'

const ICONS: Readonly<Partial<Record<Badge, LucideIcon>>> = {
  ready: Check,
  repaired: WandSparkles,
  times: WandSparkles,
  partly: Ban,
  doubtful: CircleHelp,
  question: CircleHelp,
}

/** The state of a file in a word. */
export function FileStateChip({ entry }: { entry: FileEntry }) {
  const t = useTranslations('importDoctor')
  const badge = badgeOf(entry)
  const Icon = ICONS[badge]
  return (
    <span className={styles.chip} data-state={badge}>
      {Icon && <Icon size={12} strokeWidth={2} aria-hidden />}
      {t(`badge.${badge}`)}
    </span>
  )
}

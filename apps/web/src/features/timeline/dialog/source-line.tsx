import type { ActivitySource } from '@ephemeris/core/activity/activity'
import { Calculator, CircleHelp, type LucideIcon, PencilLine, ScrollText, Server, ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/source-line.module.css'
import { useAgeText } from '#web/state/age-text'

const ICONS: Readonly<Record<ActivitySource['name'], LucideIcon>> = {
  official: ShieldCheck,
  mirror: Server,
  corrected: PencilLine,
  catalogue: ScrollText,
  rule: Calculator,
  cadence: CircleHelp,
}

/** Where the dates come from, and how old that is; a date by cadence says that it is only expected. */
export function SourceLine({ source }: { source: ActivitySource }) {
  const t = useTranslations('timeline')
  const age = useAgeText()
  const Icon = ICONS[source.name]
  const text = t(`source.${source.name}`, { age: age(source.updatedAt) })

  return (
    <span className={styles.source}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {source.url ? (
        <a className={styles.link} href={source.url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  )
}

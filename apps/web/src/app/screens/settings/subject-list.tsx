import { ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useListedPath } from '#web/app/listed-path'
import { LISTED_PAGES } from '#web/app/routes'
import styles from '#web/app/screens/settings/settings.module.css'
import { SUBJECT_IDS } from '#web/app/screens/settings/subject-ids'
import { SUBJECTS } from '#web/app/screens/settings/subjects'
import { useSubjectValues } from '#web/app/screens/settings/use-subject-values'
import { PageLink } from '#web/ui/link/page-link.tsx'

const OTHERS = LISTED_PAGES.filter(({ menu }) => menu === 'more')

/** On a phone: each subject with what is set, and below the pages that its bar has no room for. (SET-41) */
export function SubjectList() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const values = useSubjectValues()
  const pathOf = useListedPath()

  return (
    <>
      <ul className={styles.list}>
        {SUBJECT_IDS.map((id) => (
          <Way key={id} to={`/settings#${id}`} icon={SUBJECTS[id].icon} name={t(`subjects.${id}`)} value={values[id]} />
        ))}
      </ul>
      <h2 className={styles.more}>{t('more')}</h2>
      <ul className={styles.list}>
        {OTHERS.map((page) => (
          <Way key={page.id} to={pathOf(page)} icon={page.icon} name={shell(`pages.${page.id}.title`)} />
        ))}
      </ul>
    </>
  )
}

interface WayProps {
  to: string
  icon: LucideIcon
  name: string
  value?: string
}

function Way({ to, icon: Icon, name, value }: WayProps) {
  return (
    <li className={styles.item}>
      <PageLink to={to} className={styles.way ?? ''}>
        <span className={styles.tile} data-plain={value === undefined || undefined}>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </span>
        <span className={styles.words}>
          {name}
          {value && <span className={styles.value}>{value}</span>}
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </PageLink>
    </li>
  )
}

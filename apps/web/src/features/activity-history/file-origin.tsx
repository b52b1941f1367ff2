import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { SAMPLE, SAMPLE_KIND } from '#web/features/activity-history/sample'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

/** How the address of the answer ends that is to be saved. */
const ADDRESS = 'genshin/api/activities'

/** How such a file is had, step by step, and what it looks like. (HIST-2) */
export function FileOrigin() {
  const t = useTranslations('activityHistory.origin')
  const nameOf = useKindName()
  const [isOpen, setOpen] = useState(false)

  return (
    <Card icon={FileQuestionMark} title={t('title')}>
      <ol className={styles.steps}>
        <li>{t('open')}</li>
        <li>
          {t('save')}
          <span className={styles.address}>
            <code>{ADDRESS}</code>
            <CopyButton text={ADDRESS} label={t('copy')} doneLabel={t('copied')} />
          </span>
        </li>
        <li>{t('choose')}</li>
      </ol>
      <Disclosure title={t('look')} isOpen={isOpen} onToggle={setOpen}>
        <pre className={styles.sample}>{SAMPLE}</pre>
        <p className={styles.origin}>{t('entry', { name: nameOf(SAMPLE_KIND) })}</p>
      </Disclosure>
    </Card>
  )
}

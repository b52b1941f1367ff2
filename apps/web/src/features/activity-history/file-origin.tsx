import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { Card } from '#web/ui/card/card.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'

const SAMPLE_KIND = 'sumo'
const SAMPLE = `{
  "retcode": 0,
  "data": {
    "activities": [
      {
        "${SAMPLE_KIND}": {
          "records": [
            { "challenge_name": "…", "difficulty": 4, "max_score": 2400,
              "avatars": [{ "id": 10000046, "level": 90 }] }
          ]
        }
      }
    ]
  }
}`

/** Where such a file comes from, and what it looks like. (HIST-2) */
export function FileOrigin() {
  const t = useTranslations('activityHistory.origin')
  const nameOf = useKindName()
  const [isOpen, setOpen] = useState(false)

  return (
    <Card icon={FileQuestionMark} title={t('title')}>
      <p className={styles.origin}>
        {t.rich('text', { address: (words) => <code className={styles.code}>{words}</code> })}
      </p>
      <Disclosure title={t('look')} isOpen={isOpen} onToggle={setOpen}>
        <pre className={styles.sample}>{SAMPLE}</pre>
        <p className={styles.origin}>{t('entry', { name: nameOf(SAMPLE_KIND) })}</p>
      </Disclosure>
    </Card>
  )
}

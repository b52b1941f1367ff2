import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { SAMPLE, SAMPLE_KIND } from '#web/features/activity-history/sample'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** How the address of the answer ends that is to be saved. */
const ADDRESS = 'genshin/api/activities'

/** How such a file is had, step by step, and what it looks like. (HIST-2) */
export function FileOrigin() {
  const t = useTranslations('activityHistory.origin')
  const nameOf = useKindName()
  const [isOpen, setOpen] = useState(false)

  return (
    <Card icon={FileQuestionMark} title={t('title')}>
      <Steps>
        <li>{t('open')}</li>
        <li>
          {t('save')}
          <Row as="span" gap={8} rowGap={0} padX={14} justify="between" wrap className={styles.address}>
            <Text kind="small" as="code" anywhere>
              {ADDRESS}
            </Text>
            <CopyButton text={ADDRESS} label={t('copy')} doneLabel={t('copied')} />
          </Row>
        </li>
        <li>{t('choose')}</li>
      </Steps>
      <Disclosure title={t('look')} isOpen={isOpen} onToggle={setOpen}>
        <Text kind="small" as="pre" className={styles.sample}>
          {SAMPLE}
        </Text>
        <Text kind="hint" as="p">
          {t('entry', { name: nameOf(SAMPLE_KIND) })}
        </Text>
      </Disclosure>
    </Card>
  )
}

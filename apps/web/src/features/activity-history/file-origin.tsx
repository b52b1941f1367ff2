import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { SAMPLE, SAMPLE_KIND } from '#web/features/activity-history/sample'
import { useKindName } from '#web/features/activity-history/use-history-names'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Panel, Row } from '#web/ui/layout/layout.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** How the address of the answer ends that is to be saved. */
const ADDRESS = 'genshin/api/activities'

/** How such a file is had by hand, and what it looks like; folded, for the few who do it. (HIST-2) */
export function FileOrigin() {
  const t = useTranslations('activityHistory.origin')
  const nameOf = useKindName()
  const [isOpen, setOpen] = useState(false)
  const [isLookOpen, setLookOpen] = useState(false)

  return (
    <Panel as="section" padX={16} aria-label={t('title')}>
      <Disclosure title={t('title')} isOpen={isOpen} onToggle={setOpen}>
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
        <Disclosure title={t('look')} isOpen={isLookOpen} onToggle={setLookOpen}>
          <Text kind="small" as="pre" className={styles.sample}>
            {SAMPLE}
          </Text>
          <Text kind="hint" as="p">
            {t('entry', { name: nameOf(SAMPLE_KIND) })}
          </Text>
        </Disclosure>
      </Disclosure>
    </Panel>
  )
}

import type { AccountQuestion } from '@ephemeris/core/doctor/file-question'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import type { FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { UidForm } from '#web/features/gacha/import/doctor/uid-form.tsx'
import { UidEye } from '#web/features/gacha/uid-eye.tsx'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FileOwnerProps {
  entry: FileEntry
  question: AccountQuestion
  isBusy: boolean
  onName: (uid: string | null) => void
  onSkip: () => void
}

/** Whose pulls a file has that does not say it: the likely account is chosen until the player decides. (DOC-15) */
export function FileOwner({ entry: { uid, state }, question, isBusy, onName, onSkip }: FileOwnerProps) {
  const t = useTranslations('importDoctor')
  const uidText = useUidText()
  const [isNaming, setNaming] = useState(false)
  const name = useId()
  const { chosen, choices } = question
  const known = [chosen, ...choices.filter((one) => one !== chosen)]
  const isOther = isNaming || (state.kind !== 'skipped' && uid !== null && !known.includes(uid))
  const current = isOther ? 'other' : state.kind === 'skipped' ? 'skip' : (uid ?? chosen)

  function choice(value: string, label: ReactNode, onPick: () => void) {
    return (
      <Row as="label" gap={8} padY={6} text="body" key={value} className={styles.choice}>
        <input type="radio" name={name} checked={current === value} onChange={onPick} />
        {label}
      </Row>
    )
  }

  function pick(own: string): void {
    if (isBusy) return
    setNaming(false)
    onName(own)
  }

  return (
    <fieldset className={styles.question}>
      <Text kind="strong" as="legend" className={styles.title}>
        {t('question.title')} <UidEye />
      </Text>
      {known.map((own) =>
        choice(
          own,
          <>
            <span>{uidText(own)}</span>
            {own === chosen && <Tag>{t('question.likely')}</Tag>}
          </>,
          () => pick(own),
        ),
      )}
      {choice('other', t('question.other'), () => setNaming(true))}
      {choice('skip', t('question.skip'), () => {
        if (isBusy) return
        setNaming(false)
        onSkip()
      })}
      {current === 'other' && <UidForm gameId={question.gameId} isBusy={isBusy} onName={onName} />}
    </fieldset>
  )
}

import type { PoolAnswer, PoolQuestion } from '@ephemeris/core/doctor/file-question'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { type FileEntry, isAnswerTo } from '#web/features/gacha/import/doctor/file-entry'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FilePoolsProps {
  entry: FileEntry
  isBusy: boolean
  onPools: (answers: readonly PoolAnswer[]) => void
}

/** Not a pool, and not the word for rows that are left out. */
const OPEN = '?'

/** Which pools a file means by names that the game does not have; each has to be answered. (DOC-31) */
export function FilePools({ entry: { pools, answers }, isBusy, onPools }: FilePoolsProps) {
  const t = useTranslations('importDoctor')
  const titleId = useId()
  const [picked, setPicked] = useState(answers)
  const chosenFor = (question: PoolQuestion) =>
    picked.find((answer) => isAnswerTo(question, answer))?.poolId ?? (question.chosen || OPEN)
  const isWhole = pools.every((question) => chosenFor(question) !== OPEN)

  return (
    <form
      className={styles.question}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || !isWhole) return
        onPools(pools.map((question) => ({ ...question, poolId: chosenFor(question) })))
      }}
    >
      <Text kind="strong" as="p" id={titleId} className={styles.title}>
        {t('question.pools')}
      </Text>
      {pools.map((question) => (
        <PoolChoice
          key={`${question.gameId} ${question.name}`}
          question={question}
          value={chosenFor(question)}
          onPick={(poolId) =>
            setPicked([...picked.filter((answer) => !isAnswerTo(question, answer)), { ...question, poolId }])
          }
        />
      ))}
      <Button type="submit" disabled={isBusy || !isWhole}>
        {t('question.usePools')}
      </Button>
    </form>
  )
}

interface PoolChoiceProps {
  question: PoolQuestion
  value: string
  onPick: (poolId: string) => void
}

function PoolChoice({ question: { gameId, name, rows, choices }, value, onPick }: PoolChoiceProps) {
  const t = useTranslations('importDoctor')
  const language = useLocale()
  const id = useId()
  const options = [
    ...(value === OPEN ? [{ value: OPEN, label: t('question.choosePool') }] : []),
    ...choices.map((poolId) => {
      const label = poolNameIn(language, gameId, poolId)
      return { value: poolId, label: label === poolId ? t('question.ownPool', { id: poolId }) : label }
    }),
    { value: '', label: t('question.leavePool') },
  ]
  return (
    <Stack gap={4} padY={6} text="body" className={styles.pool}>
      <label htmlFor={id}>
        {name === '' ? t('question.unnamedPool', { rows }) : t('question.pool', { name, rows })}
      </label>
      <Select id={id} options={options} value={value} onChange={onPick} />
    </Stack>
  )
}

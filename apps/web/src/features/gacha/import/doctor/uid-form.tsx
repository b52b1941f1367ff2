import type { GameId } from '@ephemeris/core/games/game'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface UidFormProps {
  /** `null`: not known. */
  gameId: GameId | null
  isBusy: boolean
  onName: (uid: string) => void
}

/** Asks for the account of a file that does not name it; the field has the focus, since nothing else can be done. */
export function UidForm({ gameId, isBusy, onName }: UidFormProps) {
  const t = useTranslations()
  const game = useGameNames().find(({ id }) => id === gameId)
  const [uid, setUid] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  return (
    <Stack
      as="form"
      gap={8}
      align="start"
      className={styles.uid}
      onSubmit={(event) => {
        event.preventDefault()
        if (uid.trim() !== '' && !isBusy) onName(uid.trim())
      }}
    >
      <TextField
        ref={field}
        label={t('gachaImport.file.uid')}
        value={uid}
        autoComplete="off"
        maxLength={10}
        onChange={setUid}
      />
      <Text kind="note" as="p">
        {game ? t('gachaImport.file.uidHintIn', { game: game.name }) : t('gachaImport.file.uidHint')}
      </Text>
      <Button type="submit" disabled={isBusy}>
        {t('importDoctor.question.use')}
      </Button>
    </Stack>
  )
}

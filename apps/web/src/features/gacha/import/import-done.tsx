import type { FileImport } from '@ephemeris/contract/gacha/gacha-file'
import { useMutation } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FileImporter } from '#web/features/gacha/import/file-importer'
import styles from '#web/features/gacha/import/import.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useErrorText } from '#web/i18n/use-error-text'
import { useIsSignedIn } from '#web/state/account/session'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface ImportDoneProps {
  importer: FileImporter
  imports: readonly FileImport[]
  onView: () => void
  onUndone: () => void
}

/** What files brought to each account, with the way back and the way to the pulls. (BRING-12) */
export function ImportDone({ importer, imports, onView, onUndone }: ImportDoneProps) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const isSignedIn = useIsSignedIn()
  const games = useGameNames()
  const uidText = useUidText()
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), [])
  const undoing = useMutation({
    mutationFn: () => importer.undo(imports),
    networkMode: 'always',
    onSuccess: (count) => {
      showToast({ tone: 'success', text: t('device.takenBack', { count }) })
      onUndone()
    },
    onError: (error) => {
      setAsking(false)
      showToast({ tone: 'error', text: errorText(error) })
    },
  })
  const count = imports.reduce((sum, { added }) => sum + added, 0)
  const conflicting = imports.reduce((sum, one) => sum + one.conflicting, 0)

  return (
    <Stack as="section" gap={14} align="center" className={styles.done} aria-label={t('done.label')}>
      <Tile px={56} tone="ok" isRound>
        <Check size={20} strokeWidth={2} aria-hidden />
      </Tile>
      <Stack gap={4}>
        <Text kind="heading" as="h3" ref={title} tabIndex={-1}>
          {count === 0 && conflicting > 0 ? t('done.none') : t('done.title', { count })}
        </Text>
        <Text kind="hint" as="ul" figures anywhere>
          {imports.map(({ gameId, uid, added, known }) => (
            <li key={`${gameId} ${uid}`} data-uid={uid}>
              {t('done.account', {
                game: games.find(({ id }) => id === gameId)?.name ?? gameId,
                uid: uidText(uid),
                added,
                known,
              })}
            </li>
          ))}
        </Text>
        {conflicting > 0 && <Notice tone="warn">{t('conflicts', { count: conflicting })}</Notice>}
        {isSignedIn && count > 0 && (
          <Text kind="note" as="p">
            {t('done.hint')}
          </Text>
        )}
      </Stack>
      <Row gap={8} align="stretch" justify="center" wrap>
        {count > 0 && (
          <Button look="quiet" disabled={undoing.isPending} onClick={() => setAsking(true)}>
            <Undo2 size={16} strokeWidth={1.75} aria-hidden />
            {t('history.undo')}
          </Button>
        )}
        <Button look="primary" onClick={onView}>
          {t('done.view')}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </Row>
      {isAsking && (
        <ConfirmDialog
          title={t('done.question')}
          consequence={t(isSignedIn ? 'history.takesAway' : 'done.takesAwayHere', { count })}
          verb={t('history.confirmUndo')}
          isDestructive
          isBusy={undoing.isPending}
          onConfirm={() => undoing.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

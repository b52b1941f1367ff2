import { type LedgerEntry, listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { momentText } from '@ephemeris/core/language/dates'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { followUndoings } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { now } from '#web/lib/server/server-clock'
import { useUserKey } from '#web/state/account/session'
import { useIsDownloaded } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface HistoryDialogProps {
  account: PullAccount
  onClose: () => void
}

/** The changes of an account's pulls on the server, with undo where it is possible. (BRING-5) */
export function HistoryDialog({ account, onClose }: HistoryDialogProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const style = useDeviceMomentStyle()
  const isDownloaded = useIsDownloaded(account)
  const uidText = useUidText()
  const imports = useQuery({
    queryKey: [...useUserKey(), 'pull-imports', account.gameId, account.uid],
    queryFn: ({ signal }) => call(listImports, account, { signal }),
    staleTime: 0,
  })
  const [asked, setAsked] = useState<LedgerEntry | null>(null)
  const following = useMutation({
    mutationFn: (entries: readonly LedgerEntry[]) => followUndoings(account, entries),
    networkMode: 'always',
  })
  const undoing = useMutation({
    mutationFn: ({ importId }: LedgerEntry) => call(undoImport, { importId }),
    networkMode: 'always',
    onSuccess: ({ removedIds, restored }) => {
      showToast({ tone: 'success', text: t('gachaImport.history.undone', { removed: removedIds.length, restored }) })
    },
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    onSettled: () => {
      setAsked(null)
      return Promise.all([imports.refetch(), refreshUids()])
    },
  })

  // Also what was undone where the answer was lost, or on another device.
  const { mutate: follow } = following
  const { data: entries } = imports
  useEffect(() => {
    if (isDownloaded && entries) follow(entries)
  }, [isDownloaded, entries, follow])

  if (asked) {
    return (
      <ConfirmDialog
        title={t('gachaImport.history.question', { time: momentText(asked.at, style) })}
        consequence={
          asked.removed > 0
            ? t('gachaImport.history.restores', { count: asked.removed })
            : t(`gachaImport.history.${isDownloaded ? 'takesAway' : 'takesAwayThere'}`, { count: asked.added })
        }
        verb={t('gachaImport.history.confirmUndo')}
        isDestructive={asked.removed === 0}
        isBusy={undoing.isPending}
        onConfirm={() => undoing.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    )
  }
  return (
    <Dialog title={t('gachaImport.history.title', { uid: uidText(account.uid) })} widthPx={560} onClose={onClose}>
      {(!imports.data || imports.isError) && <Pending query={imports} label={t('gacha.loading')} />}
      {imports.data?.length === 0 && <p>{t('gachaImport.history.none')}</p>}
      {following.isError && (
        <Notice tone="error" action={{ label: t('shell.retry'), onPress: () => following.mutate(following.variables) }}>
          {t('gachaImport.history.notOnDevice', { reason: reasonText(following.error) })}
        </Notice>
      )}
      <Stack as="ol" divided>
        {imports.data?.map((entry) => (
          <Entry key={entry.importId} entry={entry} isBusy={following.isPending} onUndo={() => setAsked(entry)} />
        ))}
      </Stack>
    </Dialog>
  )
}

interface EntryProps {
  entry: LedgerEntry
  isBusy: boolean
  onUndo: () => void
}

function Entry({ entry, isBusy, onUndo }: EntryProps) {
  const t = useTranslations('gachaImport')
  const style = useDeviceMomentStyle()
  const { kind, at, added, removed, undoableUntil, undoneAt } = entry
  const time = momentText(at, style)
  const canUndo = undoneAt === null && undoableUntil !== null && now() < undoableUntil
  return (
    <Row as="li" gap={12} padY={8}>
      <Stack as="span" grow>
        <Text kind="strong">{t(`history.${kind}`)}</Text>
        <Text kind="note" figures>
          {removed > 0 ? t('history.removed', { time, count: removed }) : t('history.added', { time, count: added })}
        </Text>
      </Stack>
      {undoneAt !== null && (
        <Text kind="note" figures>
          {t('history.takenBack')}
        </Text>
      )}
      {canUndo && (
        <Button disabled={isBusy} aria-label={t('history.undoOf', { time })} onClick={onUndo}>
          {t('history.undo')}
        </Button>
      )}
    </Row>
  )
}

import { type AuthorizedUid, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { GameId } from '@ephemeris/core/games/game'
import { momentText } from '@ephemeris/core/language/dates'
import { useMutation } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import FileDown from 'lucide-react/icons/file-down'
import MonitorX from 'lucide-react/icons/monitor-x'
import Pencil from 'lucide-react/icons/pencil'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Unlink from 'lucide-react/icons/unlink'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { DeleteDialog } from '#web/features/gacha/accounts/delete-dialog.tsx'
import { DownloadDialog } from '#web/features/gacha/accounts/download-dialog.tsx'
import { removeDownload } from '#web/features/gacha/accounts/download-pulls'
import { ExportDialog } from '#web/features/gacha/accounts/export-dialog.tsx'
import { HistoryDialog } from '#web/features/gacha/accounts/history-dialog.tsx'
import { NicknameForm } from '#web/features/gacha/accounts/nickname-form.tsx'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { UidEye } from '#web/features/gacha/uid-eye.tsx'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useDevice } from '#web/state/device'
import { chooseAccount, useIsDownloaded } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Tag } from '#web/ui/chip/tag.tsx'
import { ToggleChip } from '#web/ui/chip/toggle-chip.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { ActionMenu } from '#web/ui/menu/action-menu.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface AccountRowProps {
  gameId: GameId
  gameName: string
  account: AuthorizedUid
}

type Action = 'download' | 'history' | 'export'

const ACTIONS: readonly { readonly action: Action; readonly icon: LucideIcon }[] = [
  { action: 'download', icon: Download },
  { action: 'history', icon: History },
  { action: 'export', icon: FileDown },
]

/** What takes something away, in words behind a menu. (LOCAL-4) */
type Loss = 'local' | 'cloud' | 'revoke'

const LOSSES: readonly { readonly loss: Loss; readonly icon: LucideIcon }[] = [
  { loss: 'local', icon: MonitorX },
  { loss: 'cloud', icon: CloudOff },
  { loss: 'revoke', icon: Unlink },
]

/** One account: chosen by its number, with what can be done about it. */
export function AccountRow({ gameId, gameName, account }: AccountRowProps) {
  const t = useTranslations('gachaImport')
  const style = useDeviceMomentStyle()
  const key = { gameId, uid: account.uid }
  const isDownloaded = useIsDownloaded(key)
  const isChosen = useDevice((device) => device.gachaUids.selected[gameId] === account.uid)
  const [open, setOpen] = useState<Action | Loss | 'nickname' | null>(null)
  const close = () => setOpen(null)
  const pencil = useRef<HTMLButtonElement>(null)
  function closeNickname(): void {
    flushSync(close)
    pencil.current?.focus()
  }
  const uidText = useUidText()
  const named = { uid: uidText(account.uid) }

  return (
    <Grid
      as="li"
      gap={12}
      rowGap={4}
      padX={14}
      padY={8}
      align="center"
      className={`${styles.row} ${roles.roles}`}
      data-game={gameId}
      data-uid={account.uid}
    >
      <Row as="span">
        <Tag tone="game">{gameName}</Tag>
      </Row>
      <Row as="span" inline gap={2} className={styles.number}>
        <ToggleChip
          isPressed={isChosen}
          title={isDownloaded ? t('accounts.onDevice') : undefined}
          onClick={() => chooseAccount(key)}
        >
          {isChosen && <Check size={16} strokeWidth={2.25} aria-hidden />}
          <span>{named.uid}</span>
        </ToggleChip>
        <UidEye />
      </Row>
      {open === 'nickname' ? (
        <NicknameForm account={key} nickname={account.nickname} onClose={closeNickname} />
      ) : (
        <Stack as="span" className={styles.rowWords}>
          <Row as="span" gap={4} text="body" weight="medium">
            <Text kind={account.nickname ? 'body' : 'hint'} weight={account.nickname ? 'medium' : undefined} anywhere>
              {account.nickname || t('accounts.unnamed')}
            </Text>
            <IconButton
              ref={pencil}
              icon={Pencil}
              size="sm"
              label={t('accounts.rename', named)}
              onClick={() => setOpen('nickname')}
            />
          </Row>
          <Text kind="note">
            {account.lastImportAt
              ? t('accounts.imported', { time: momentText(account.lastImportAt, style) })
              : t('accounts.neverImported')}
          </Text>
        </Stack>
      )}
      <Row as="span" className={styles.actions}>
        {ACTIONS.map(({ action, icon: Icon }) => (
          <Text
            kind="quiet"
            as={Pressable}
            fixed
            key={action}
            className={styles.action}
            aria-label={t(`actions.${action}`, named)}
            title={t(`actions.${action}`, named)}
            onClick={() => setOpen(action)}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <Text kind="small" className={styles.word}>
              {t(`actions.words.${action}`)}
            </Text>
          </Text>
        ))}
        <ActionMenu
          label={t('actions.more', named)}
          actions={LOSSES.filter(({ loss }) => loss !== 'local' || isDownloaded).map(({ loss, icon }) => ({
            label: t(`actions.${loss}`),
            icon,
            onPress: () => setOpen(loss),
          }))}
        />
      </Row>
      {open === 'download' && <DownloadDialog account={key} counts={account.counts} onClose={close} />}
      {open === 'history' && <HistoryDialog account={key} onClose={close} />}
      {open === 'export' && <ExportDialog account={key} onClose={close} />}
      {(open === 'local' || open === 'cloud') && (
        <DeleteDialog account={key} counts={account.counts} place={open} onClose={close} />
      )}
      {open === 'revoke' && <RevokeDialog account={key} onClose={close} />}
    </Grid>
  )
}

interface RevokeDialogProps {
  account: PullAccount
  onClose: () => void
}

/** Takes an account off the list, and its pulls off this device. (LOCAL-4) */
function RevokeDialog({ account, onClose }: RevokeDialogProps) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const uid = useUidText()(account.uid)
  const clearing = useMutation({
    mutationFn: () => removeDownload(account),
    networkMode: 'always',
    onSuccess: () => {
      showToast({ tone: 'success', text: t('revoke.done', { uid }) })
      return close()
    },
    onError: (error) => showToast({ tone: 'error', text: t('revoke.stillHere', { reason: reasonText(error) }) }),
  })
  const revoking = useMutation({
    mutationFn: () => call(revokeUid, account),
    networkMode: 'always',
    onSuccess: () => clearing.mutate(),
    onError: (error) => {
      showToast({ tone: 'error', text: errorText(error) })
      onClose()
    },
  })

  /** The list is reloaded last: this dialog closes with the account's row. */
  async function close(): Promise<void> {
    onClose()
    if (revoking.isSuccess) await refreshUids()
  }

  return (
    <ConfirmDialog
      title={t('revoke.question', { uid })}
      consequence={t('revoke.consequence')}
      verb={t('revoke.verb')}
      isDestructive
      isBusy={revoking.isPending || clearing.isPending}
      onConfirm={() => (revoking.isSuccess ? clearing.mutate() : revoking.mutate())}
      onClose={() => void close()}
    />
  )
}

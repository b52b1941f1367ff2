import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { momentText } from '@ephemeris/core/language/dates'
import { instant } from '@ephemeris/core/time/instant'
import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import FileDown from 'lucide-react/icons/file-down'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/device/device.module.css'
import { deviceFile } from '#web/features/gacha/device/device-file'
import {
  type DeviceAccount,
  removeFromDevice,
  undoFiles,
  useDeviceHistory,
} from '#web/features/gacha/device/device-history'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { UidEye } from '#web/features/gacha/uid-eye.tsx'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useErrorText } from '#web/i18n/use-error-text'
import { saveFile } from '#web/lib/outside/save-file'
import type { StoredFiles } from '#web/lib/pulls/stored-pulls'
import { useDevice } from '#web/state/device'
import { chooseAccount } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

/** The accounts that files brought to this device without a login, and what brought them. (LOCAL-15) */
export function DeviceList({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations()
  const history = useDeviceHistory()
  if (history.isError) {
    return (
      <Notice tone="error" action={{ label: t('shell.retry'), onPress: () => void history.refetch() }}>
        {t('gacha.unreadable')}
      </Notice>
    )
  }
  if (!history.data) return <Progress label={t('gacha.loading')} />
  if (history.data.length === 0) {
    return (
      <EmptyState text={t('gachaImport.device.none')}>
        <Button look="primary" onClick={onOpen}>
          {t('gacha.signedOut.open')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" divided>
      {history.data.map((account) => (
        <DeviceRow key={`${account.gameId} ${account.uid}`} account={account} />
      ))}
    </Stack>
  )
}

function DeviceRow({ account }: { account: DeviceAccount }) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const { gameId, uid, pulls, files } = account
  const shownUid = useUidText()(uid)
  const game = useGameNames().find(({ id }) => id === gameId)?.name ?? gameId
  const isChosen = useDevice((device) => device.gachaUids.selected[gameId] === uid)
  const [isAsking, setAsking] = useState(false)
  const onError = (error: unknown) => showToast({ tone: 'error', text: errorText(error) })
  const removing = useMutation({
    mutationFn: (key: PullAccount) => removeFromDevice(key),
    networkMode: 'always',
    onSuccess: () => showToast({ tone: 'success', text: t('device.removed', { uid: shownUid }) }),
    onError,
  })
  const saving = useMutation({
    mutationFn: async (key: PullAccount) => {
      const file = await deviceFile(key)
      saveFile(file, file.name)
    },
    networkMode: 'always',
    onError,
  })

  return (
    <Stack as="li" gap={4} className={`${styles.row} ${roles.roles}`} data-game={gameId} data-uid={uid}>
      <Row gap={12} rowGap={8} justify="between" wrap>
        <Stack as="span" className={styles.names}>
          <Text kind="small" weight="bold" className={styles.game}>
            {game}
          </Text>
          <span>
            <Row
              as={Pressable}
              inline
              gap={6}
              text="bold"
              className={styles.uid}
              aria-pressed={isChosen}
              onClick={() => chooseAccount(account)}
            >
              {isChosen && <Check size={16} strokeWidth={2.25} aria-hidden />}
              <span>{shownUid}</span>
            </Row>
            <UidEye />
          </span>
          <Text kind="note" figures anywhere className={styles.detail}>
            {t('device.pulls', { count: pulls })}
          </Text>
        </Stack>
        <Row as="span" gap={8} align="stretch" wrap>
          <Button aria-label={t('device.save', { uid: shownUid })} onClick={() => saving.mutate(account)}>
            <FileDown size={16} strokeWidth={1.75} aria-hidden />
            {t('device.saveWord')}
          </Button>
          <Button aria-label={t('device.remove', { uid: shownUid })} onClick={() => setAsking(true)}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            {t('device.removeWord')}
          </Button>
        </Row>
      </Row>
      <ul>
        {files.toReversed().map((one) => (
          <FilesEntry key={one.at} account={account} files={one} />
        ))}
      </ul>
      {isAsking && (
        <ConfirmDialog
          title={t('device.question', { uid: shownUid })}
          consequence={t('device.consequence', { count: pulls })}
          verb={t('device.removeWord')}
          isDestructive
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate(account)}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

function FilesEntry({ account, files: { at, formats, pulls } }: { account: DeviceAccount; files: StoredFiles }) {
  const t = useTranslations('gachaImport')
  const format = useFormatter()
  const errorText = useErrorText()
  const time = momentText(instant(at), useDeviceMomentStyle())
  const undoing = useMutation({
    mutationFn: () => undoFiles(account, at),
    networkMode: 'always',
    onSuccess: (count) => showToast({ tone: 'success', text: t('device.takenBack', { count }) }),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  })
  return (
    <Row as="li" gap={12} justify="between" className={styles.entry}>
      <Text kind="note" figures anywhere className={styles.detail}>
        {t('device.files', { time, formats: format.list(formats), count: pulls.length })}
      </Text>
      <Button
        disabled={undoing.isPending}
        aria-label={t('device.takeBackOf', { time })}
        onClick={() => undoing.mutate()}
      >
        {t('device.takeBack')}
      </Button>
    </Row>
  )
}

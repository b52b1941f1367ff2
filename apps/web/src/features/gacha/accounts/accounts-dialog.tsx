import type { FileImport } from '@ephemeris/contract/gacha/gacha-file'
import { LOGIN_PATH } from '@ephemeris/contract/pages'
import FileUp from 'lucide-react/icons/file-up'
import Link2 from 'lucide-react/icons/link-2'
import Users from 'lucide-react/icons/users'
import { type DragEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountRow } from '#web/features/gacha/accounts/account-row.tsx'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { useUids } from '#web/features/gacha/accounts/use-uids'
import { DEVICE_IMPORTER } from '#web/features/gacha/device/device-importer'
import { DeviceList } from '#web/features/gacha/device/device-list.tsx'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { FileImportForm } from '#web/features/gacha/import/file-import-form.tsx'
import { ACCOUNT_IMPORTER, type FileImporter } from '#web/features/gacha/import/file-importer'
import { ImportDone } from '#web/features/gacha/import/import-done.tsx'
import { LinkImport } from '#web/features/gacha/import/link/link-import.tsx'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { hasLostSession } from '#web/lib/device/device-user'
import type { SharedContent } from '#web/lib/offline/shared-content'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { chooseAccount } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** `chooser`: the part of files, with the device's chooser. */
export type AccountsPart = 'accounts' | 'link' | 'file' | 'chooser'

interface AccountsDialogProps {
  firstPart: AccountsPart
  /** What was shared to the app; `null`: nothing. */
  shared?: SharedContent | null
  onClose: () => void
}

/** What was imported last, and where. */
interface Done {
  readonly importer: FileImporter
  readonly imports: readonly FileImport[]
}

/** The player's accounts, and the ways in which pulls come. */
export function AccountsDialog({ firstPart, shared = null, onClose }: AccountsDialogProps) {
  const t = useTranslations('gachaImport')
  const panelId = useId()
  const isSignedIn = useIsSignedIn()
  const isLost = useDevice(hasLostSession)
  const [part, setPart] = useState(firstPart)
  const [sharedFile, setSharedFile] = useState(shared?.file ?? null)
  const [dropped, setDropped] = useState<readonly File[]>([])
  const [done, setDone] = useState<Done | null>(null)
  const tab = part === 'chooser' ? 'file' : part
  const importer = isSignedIn ? ACCOUNT_IMPORTER : DEVICE_IMPORTER

  function show(next: AccountsPart): void {
    setDropped([])
    setDone(null)
    setPart(next)
  }

  /** Files may be dropped anywhere; where there is a place for files they are caught before. */
  function drop(event: DragEvent): void {
    const files = [...event.dataTransfer.files]
    if (event.defaultPrevented || files.length === 0) return
    event.preventDefault()
    setDone(null)
    setDropped(files)
    setPart('file')
  }

  /** What was imported last takes the place of the accounts, until they are asked for. */
  function accounts() {
    if (done?.importer === importer) return <ImportDone {...done} onView={onClose} onUndone={() => setDone(null)} />
    return isSignedIn ? <AccountList onImport={() => show('link')} /> : <DeviceList onOpen={() => show('chooser')} />
  }

  if (isLost) return <DownloadedAccounts onClose={onClose} />
  return (
    <Dialog title={t('title')} widthPx={800} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way only; the file's own tab has the place for it */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Tabs
          panelId={panelId}
          label={t('title')}
          tabs={[
            { value: 'accounts', label: t('tabs.accounts'), icon: Users },
            ...(isSignedIn ? [{ value: 'link', label: t('tabs.link'), icon: Link2 } as const] : []),
            { value: 'file', label: t('tabs.file'), icon: FileUp },
          ]}
          value={tab}
          onChange={show}
        />
        <TabPanel id={panelId} tab={tab} className={styles.part}>
          {tab === 'accounts' && accounts()}
          {tab === 'link' && isSignedIn && <LinkImport sharedText={shared?.text ?? ''} />}
          {tab === 'file' && (
            <FileImportForm
              {...(!isSignedIn && { hint: t('device.hint') })}
              importer={importer}
              shared={sharedFile && { file: sharedFile, onRead: () => setSharedFile(null) }}
              dropped={dropped}
              isAskedFor={part === 'chooser'}
              isAnswered
              onDone={(imports) => {
                show('accounts')
                setDone({ importer, imports })
              }}
            />
          )}
        </TabPanel>
      </div>
    </Dialog>
  )
}

/** After the loss of a session: the accounts on this device to look at, and the way to everything else. (PANEL-19) */
function DownloadedAccounts({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const games = useGameNames()
  const uidText = useUidText()
  const downloaded = useDevice((device) => device.gachaUids.downloaded)
  const accounts = games.flatMap(({ id, name }) => (downloaded[id] ?? []).map((uid) => ({ gameId: id, name, uid })))

  return (
    <Dialog title={t('gachaImport.title')} widthPx={440} onClose={onClose}>
      <Stack gap={10} className={styles.content}>
        <Text kind="hint" as="p">
          {t('shell.sessionLost.text')}
        </Text>
        {accounts.map(({ gameId, name, uid }) => (
          <Button
            key={`${gameId} ${uid}`}
            onClick={() => {
              chooseAccount({ gameId, uid })
              onClose()
            }}
          >
            {name} · {uidText(uid)}
          </Button>
        ))}
      </Stack>
      <DialogButtons>
        <LinkButton look="primary" to={LOGIN_PATH}>
          {t('shell.sessionLost.logIn')}
        </LinkButton>
      </DialogButtons>
    </Dialog>
  )
}

/** The accounts whose pulls were imported, game by game. */
function AccountList({ onImport }: { onImport: () => void }) {
  const t = useTranslations()
  const uids = useUids()
  const games = useGameNames()

  const { data } = uids
  if (!data) return <Pending query={uids} label={t('gacha.loading')} />
  if (Object.values(data).every((accounts) => accounts.length === 0)) {
    return (
      <EmptyState text={t('gachaImport.accounts.none')}>
        <Button look="primary" onClick={onImport}>
          {t('gacha.account.import')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" divided className={styles.list}>
      {games.flatMap(({ id, name }) =>
        data[id].map((account) => (
          <AccountRow key={`${id} ${account.uid}`} gameId={id} gameName={name} account={account} />
        )),
      )}
    </Stack>
  )
}

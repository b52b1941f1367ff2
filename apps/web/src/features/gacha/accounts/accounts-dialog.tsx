import type { FileImport } from '@ephemeris/contract/gacha/gacha-file'
import { FileUp, Link2, Users } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountList } from '#web/features/gacha/accounts/account-list.tsx'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { KeptAccounts } from '#web/features/gacha/accounts/kept-accounts.tsx'
import { DEVICE_DESK } from '#web/features/gacha/device/device-desk'
import { DeviceList } from '#web/features/gacha/device/device-list.tsx'
import { ACCOUNT_DESK, type FileDesk } from '#web/features/gacha/import/file-desk'
import { FileImportForm } from '#web/features/gacha/import/file-import-form.tsx'
import { ImportDone } from '#web/features/gacha/import/import-done.tsx'
import { LinkImport } from '#web/features/gacha/import/link-import.tsx'
import { hasLostSession } from '#web/lib/device/device-user'
import type { SharedContent } from '#web/lib/offline/shared-content'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

export type AccountsPart = 'accounts' | 'link' | 'file'

interface AccountsDialogProps {
  firstPart: AccountsPart
  /** What was shared to the app; `null`: nothing. */
  shared?: SharedContent | null
  onClose: () => void
}

/** What was imported last, and where. */
interface Done {
  readonly desk: FileDesk
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
  const desk = isSignedIn ? ACCOUNT_DESK : DEVICE_DESK

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
    setDropped(files)
    setPart('file')
  }

  if (isLost) return <KeptAccounts onClose={onClose} />
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
          value={part}
          onChange={show}
        />
        <TabPanel id={panelId} tab={part} className={styles.part}>
          {part === 'accounts' && done?.desk === desk && (
            <ImportDone {...done} onView={onClose} onUndone={() => setDone(null)} />
          )}
          {part === 'accounts' && isSignedIn && <AccountList onImport={() => show('link')} />}
          {part === 'accounts' && !isSignedIn && <DeviceList onOpen={() => show('file')} />}
          {part === 'link' && isSignedIn && <LinkImport sharedText={shared?.text ?? ''} />}
          {part === 'file' && (
            <>
              {!isSignedIn && <p className={styles.dialogHint}>{t('device.hint')}</p>}
              <FileImportForm
                desk={desk}
                shared={sharedFile && { file: sharedFile, onRead: () => setSharedFile(null) }}
                dropped={dropped}
                onDone={(imports) => {
                  show('accounts')
                  setDone({ desk, imports })
                }}
              />
            </>
          )}
        </TabPanel>
      </div>
    </Dialog>
  )
}

import { readOutsideCalendar } from '@ephemeris/contract/sync/outside-calendar'
import { calendarAddress } from '@ephemeris/core/own/calendar-address'
import { readOwnBook, writeOwnBook } from '@ephemeris/core/own/own-book'
import { OWN_LIMITS } from '@ephemeris/core/own/own-entry'
import { readOwnFile, withOwnFile, writeOwnFile } from '@ephemeris/core/own/own-file'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OwnField } from '#web/features/evening/own/own-field.tsx'
import { useReasonText } from '#web/i18n/use-error-text'
import { deviceStorage } from '#web/lib/device/device-storage'
import { saveFile } from '#web/lib/outside/save-file'
import { call } from '#web/lib/server/api'
import { replaceOwn } from '#web/state/timeline/own-actions'
import { Button } from '#web/ui/button/button.tsx'
import { FileDrop } from '#web/ui/control/file-drop.tsx'
import { FIELD } from '#web/ui/control/text-field.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface OwnFilesProps {
  /** Of times that name none. */
  zone: string
  onClose: () => void
}

/** Entries from a file or a pasted text, and all of them as a file. (OWN-9) */
export function OwnFiles({ zone, onClose }: OwnFilesProps) {
  const t = useTranslations('own')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const reasonText = useReasonText()

  /** Of a calendar's address what is there, else the text itself. */
  async function bring(): Promise<void> {
    const address = calendarAddress(text)
    if (address === null) {
      read(text)
      return
    }
    setBusy(true)
    setFault('')
    try {
      read(await call(readOutsideCalendar, address))
    } catch (error) {
      setFault(reasonText(error))
    } finally {
      setBusy(false)
    }
  }

  function read(content: string): void {
    const file = readOwnFile(content, zone)
    const count = file ? file.entries.size + file.remarks.size : 0
    const titles = file?.unread ?? []
    const unread =
      titles.length > 0 ? t('files.unread', { count: titles.length, titles: titles.slice(0, 5).join(' · ') }) : ''
    if (!file || count === 0) {
      setFault(unread || t('files.none'))
      return
    }
    const next = withOwnFile(readOwnBook(deviceStorage.settings.own), file)
    const isCut = [...file.entries.keys()].some((id) => !next.entries.has(id))
    const texts = [t('files.read', { count }), unread, isCut ? t('full', { most: OWN_LIMITS.entries }) : '']
    const action = { label: t('undo'), onPress: replaceOwn(writeOwnBook(next)) }
    showToast({ tone: 'success', topic: 'own', text: texts.filter(Boolean).join(' '), action })
    onClose()
  }

  return (
    <Disclosure title={<Text kind="medium">{t('files.title')}</Text>} isOpen={isOpen} onToggle={setOpen}>
      <Stack gap={12}>
        <FileDrop
          label={t('files.drop')}
          hint={t('files.hint')}
          accept=".ics,text/calendar,.json,application/json"
          onFiles={([file]) => void file.text().then(read, () => setFault(t('files.none')))}
        />
        <OwnField label={t('files.paste')}>
          {(id) => (
            <textarea
              id={id}
              className={FIELD}
              rows={3}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </OwnField>
        {fault !== '' && (
          <Text as="p" kind="body" role="alert">
            {fault}
          </Text>
        )}
        <Row wrap gap={8} rowGap={8}>
          <Button disabled={text.trim() === '' || isBusy} onClick={() => void bring()}>
            {t('files.bring')}
          </Button>
          <Button onClick={exportAll}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            {t('files.save')}
          </Button>
        </Row>
      </Stack>
    </Disclosure>
  )
}

function exportAll(): void {
  const content = writeOwnFile(readOwnBook(deviceStorage.settings.own))
  saveFile(new Blob([content], { type: 'application/json' }), 'ephemeris-own-entries.json')
}

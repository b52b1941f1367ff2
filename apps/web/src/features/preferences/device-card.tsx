import { momentDayText } from '@ephemeris/core/language/dates'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SettingLine, SettingRow } from '#web/features/preferences/setting-row.tsx'
import { resetTexts } from '#web/i18n/load-texts'
import { useErrorText } from '#web/i18n/use-error-text'
import { useTextsCheckedAt } from '#web/lib/device/text-copies'
import { useWindow } from '#web/lib/page/media'
import { useGames } from '#web/state/games'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { Switch } from '#web/ui/control/switch.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

/** What holds on this device alone. */
export function DeviceCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const { singleKeyShortcuts, showBackgroundImage } = usePreferences()
  const isTouch = useWindow('touch')
  const [isOpen, setOpen] = useState(isTouch)
  // An address points at what is folded.
  const [openedBy, setOpenedBy] = useState(0)
  if (highlight && highlight.turn > openedBy) {
    setOpenedBy(highlight.turn)
    setOpen(true)
  }

  return (
    <Card icon={Smartphone} title={t('subjects.device')} highlight={highlight}>
      {/* Single letters get in the way of speech input and of readers' own keys. */}
      {!isTouch && (
        <SettingRow label={t('keys.single')} hint={t('keys.hint')}>
          {(ids) => (
            <Switch
              {...ids}
              checked={singleKeyShortcuts}
              onChange={(isOn) => setPreferences({ singleKeyShortcuts: isOn })}
            />
          )}
        </SettingRow>
      )}
      <Disclosure title={t('advanced')} isOpen={isOpen} onToggle={setOpen}>
        <SettingRow label={t('look.background')} hint={t('look.backgroundHint')}>
          {(ids) => (
            <Switch
              {...ids}
              checked={showBackgroundImage}
              onChange={(isOn) => setPreferences({ showBackgroundImage: isOn })}
            />
          )}
        </SettingRow>
        <GameListLine />
        <LanguageFiles />
      </Disclosure>
    </Card>
  )
}

/** Reads the list of games again. */
function GameListLine() {
  const t = useTranslations('settings')
  const errorText = useErrorText()
  const { query } = useGames()

  async function refresh(): Promise<void> {
    const { error } = await query.refetch()
    showToast(error ? { tone: 'error', text: errorText(error) } : { tone: 'success', text: t('games.refreshed') })
  }

  return (
    <SettingLine words={<span>{t('games.list')}</span>}>
      <Button look="quiet" disabled={query.isFetching} onClick={refresh}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        {t('games.refresh')}
      </Button>
    </SettingLine>
  )
}

/** Which texts are kept for visits without a connection, and a button that reloads them. (LANG-42) */
function LanguageFiles() {
  const t = useTranslations('settings')
  const language = useLocale()
  const style = useDeviceMomentStyle()
  const checkedAt = useTextsCheckedAt(language)
  const [isBusy, setBusy] = useState(false)

  async function reset(): Promise<void> {
    setBusy(true)
    const isComplete = await resetTexts(language).catch(() => false)
    setBusy(false)
    showToast(isComplete ? { tone: 'success', text: t('files.done') } : { tone: 'error', text: t('files.failed') })
  }

  return (
    <SettingLine
      words={
        <>
          <span>{t('files.title')}</span>
          <Text kind="note" figures>
            {checkedAt === null ? t('files.unkept') : t('files.checked', { date: momentDayText(checkedAt, style) })}
          </Text>
        </>
      }
    >
      <Button look="quiet" disabled={isBusy} onClick={reset}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        {t('files.reset')}
      </Button>
    </SettingLine>
  )
}

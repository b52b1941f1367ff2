import { Languages, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/preferences/setting-row.module.css'
import { momentDayText } from '#web/i18n/dates'
import { LANGUAGE_NAMES } from '#web/i18n/language-names'
import { resetTexts } from '#web/i18n/load-texts'
import { useTextsCheckedAt } from '#web/lib/device/text-copies'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { showToast } from '#web/ui/toast/toasts'

/** Which texts are kept for visits without a connection, and a button that reloads them. (LANG-42) */
export function LanguageFilesCard() {
  const t = useTranslations('settings')
  const language = useLocale()
  const style = useMomentStyle()
  const checkedAt = useTextsCheckedAt(language)
  const [isBusy, setBusy] = useState(false)

  async function reset(): Promise<void> {
    setBusy(true)
    const isComplete = await resetTexts(language).catch(() => false)
    setBusy(false)
    showToast(isComplete ? { tone: 'success', text: t('files.done') } : { tone: 'error', text: t('files.failed') })
  }

  return (
    <Card icon={Languages} title={t('files.title')}>
      <div className={styles.row}>
        <div className={styles.words}>
          {LANGUAGE_NAMES[language]}
          <span className={styles.hint}>
            {checkedAt === null ? t('files.unkept') : t('files.checked', { date: momentDayText(checkedAt, style) })}
          </span>
        </div>
        <Button look="quiet" disabled={isBusy} onClick={reset}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('files.reset')}
        </Button>
      </div>
    </Card>
  )
}

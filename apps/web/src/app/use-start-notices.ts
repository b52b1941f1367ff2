import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { dropFallbackTexts, onFallback } from '#web/i18n/load-texts'
import { deviceStorage } from '#web/lib/device/device-storage'
import type { StorageTrouble } from '#web/lib/device/settings-store'
import { useHoldsApp } from '#web/lib/page/use-holds-app'
import { useReading } from '#web/lib/page/use-reading'
import { showToast } from '#web/ui/message/toasts'

/**
 * Shows once what failed without stopping the app: unreadable or missing storage, texts that did not load. Notices
 * about storage wait while a dialog of the tab lock covers the page. A language that failed is loaded again when it
 * is chosen again. (LANG-5, SET-4)
 */
export function useStartNotices(): void {
  const t = useTranslations('shell')
  const language = useLocale()
  const trouble = useReading(subscribe, () => deviceStorage.trouble)
  const holdsApp = useHoldsApp()
  const told = useRef<StorageTrouble | null>(null)
  const tellTrouble = useEffectEvent((of: StorageTrouble) => {
    if (told.current === of) return
    told.current = of
    showToast({ tone: 'error', text: t(`storage.${of}`) })
  })
  const tellFallback = useEffectEvent(() => showToast({ tone: 'error', text: t('language.fallback') }))

  useEffect(() => {
    if (trouble && holdsApp) tellTrouble(trouble)
  }, [trouble, holdsApp])

  useEffect(() => onFallback(() => tellFallback()), [])

  useEffect(() => dropFallbackTexts(language), [language])
}

function subscribe(notify: () => void): () => void {
  return deviceStorage.subscribe(notify)
}

import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { onFallback } from '#web/i18n/load-texts'
import { deviceStorage } from '#web/lib/device-storage'
import { showToast } from '#web/ui/toast/toasts'

/** Tells what went wrong without stopping the app: unreadable or missing storage, texts that did not load. */
export function useStartNotices(): void {
  const t = useTranslations('shell')
  const storageTrouble = deviceStorage.trouble && t(`storage.${deviceStorage.trouble}`)
  const fallbackText = t('language.fallback')

  useEffect(() => {
    if (storageTrouble) showToast({ tone: 'error', text: storageTrouble })
  }, [storageTrouble])

  useEffect(() => onFallback(() => showToast({ tone: 'error', text: fallbackText })), [fallbackText])
}

import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { keepForOffline } from '#web/lib/offline/register'

/** Keeps on the device what every page needs in the present language. (PWA-1) */
export function useOfflineCopy(): void {
  const language = useLocale()

  useEffect(() => void keepForOffline(language), [language])
}

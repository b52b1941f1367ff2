import { devicePartsOf } from '@ephemeris/core/account/device-name'
import { useTranslations } from 'use-intl'

/** `Chrome on Windows` in the interface's language. (PANEL-11) */
export function useDeviceText(): (device: string) => string {
  const t = useTranslations('account')
  return (device) => {
    const parts = devicePartsOf(device)
    if (parts === null) return t('device.unknown')
    const { browser, system } = parts
    return system === null ? browser : t('device.named', { browser, system })
  }
}

import { UNKNOWN_DEVICE } from '@ephemeris/core/account/device-name'
import { useTranslations } from 'use-intl'

/** `Chrome on Windows` in the interface's language. */
export function useDeviceText(): (device: string) => string {
  const t = useTranslations('qrLogin')
  return (device) => {
    if (device === UNKNOWN_DEVICE) return t('device.unknown')
    const [browser = '', system] = device.split(' on ')
    return system === undefined ? browser : t('device.named', { browser, system })
  }
}

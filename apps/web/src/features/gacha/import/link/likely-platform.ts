import { systemOf } from '@ephemeris/core/account/device-name'
import { mediaMatches } from '#web/lib/page/media'
import { WINDOWS } from '#web/lib/page/windows'

export type Platform = 'windows' | 'android' | 'ios'

const HANDHELD: Readonly<Record<string, Platform>> = { Android: 'android', iPhone: 'ios', iPad: 'ios' }

/** What browsers of phones and tablets say that ask for the pages of computers: tablets of Apple always do. */
const DISGUISED: Readonly<Record<string, Platform>> = { Linux: 'android', macOS: 'ios' }

/** The device that the game is probably played on: the one in hand, or else a computer with Windows. (BRING-8) */
export function likelyPlatform(userAgent: string, isTouch: boolean): Platform {
  const system = systemOf(userAgent) ?? ''
  return HANDHELD[system] ?? (isTouch ? DISGUISED[system] : undefined) ?? 'windows'
}

/** Of this device. */
export function ownPlatform(): Platform {
  return likelyPlatform(navigator.userAgent, mediaMatches(WINDOWS.touch))
}

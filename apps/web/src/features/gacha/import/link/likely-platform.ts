import { systemOf } from '@ephemeris/core/account/device-name'

export type Platform = 'windows' | 'android' | 'ios'

const HANDHELD: Readonly<Record<string, Platform>> = { Android: 'android', iPhone: 'ios', iPad: 'ios' }

/** The device that the game is probably played on: the one in hand, or else a computer with Windows. (BRING-8) */
export function likelyPlatform(userAgent: string): Platform {
  return HANDHELD[systemOf(userAgent) ?? ''] ?? 'windows'
}

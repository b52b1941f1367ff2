import { shortMomentText, timeText } from '@ephemeris/core/language/dates'
import { isStaminaOld, type Stamina, type StaminaFacts, staminaAt } from '@ephemeris/core/notes/stamina'
import { daysBetween } from '@ephemeris/core/time/calendar'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import { spanWord } from '#web/i18n/words/age'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

/** On the device's clock: the player sleeps by it. */
export function useStaminaWords() {
  const t = useTranslations('evening')
  const language = useLocale()
  const style = useDeviceMomentStyle()
  const dayFrom = (at: Instant, now: Instant) => spanWord(daysBetween(now, at, style.clock), 'day', language)
  const nearText = (at: Instant, now: Instant) =>
    Math.abs(at - now) < DAY_MS ? timeText(at, style) : shortMomentText(at, style)

  return {
    /** `full at 03:12`, `full since 19:40`, `typed 9 days ago` */
    state: (stamina: Stamina, facts: StaminaFacts, now: Instant): string => {
      const { typedAt } = stamina
      if (isStaminaOld(stamina, now)) {
        return t('stamina.old', { span: dayFrom(typedAt, now) })
      }
      const fullAt = staminaAt(stamina, facts, facts.max)
      return t(fullAt <= now ? 'stamina.fullSince' : 'stamina.fullAt', { time: nearText(fullAt, now) })
    },
    /** `Full tomorrow at 17:29.` */
    sentence: (stamina: Stamina, facts: StaminaFacts, now: Instant): string => {
      const fullAt = staminaAt(stamina, facts, facts.max)
      if (fullAt <= now) return t('stamina.isFull')
      return t('stamina.fullOn', { day: dayFrom(fullAt, now), time: timeText(fullAt, style) })
    },
  }
}

import type { Difference } from '@ephemeris/core/sync/merge'
import type { Replacement } from '@ephemeris/core/sync/replacement'
import type { Slot } from '@ephemeris/core/sync/slot'
import { thingsIn } from '@ephemeris/core/sync/synced-settings'
import { useLocale, useTranslations } from 'use-intl'
import { joinNames } from '#web/i18n/words/join-names'
import { undoReplacement } from '#web/state/slots/synced-device'
import { showToast } from '#web/ui/message/toasts'

/** What a sync says; a newer toast about it replaces an older one. */
const TOPIC = 'sync'

/** `3 marks, plan`: what differs; `nothing` where nothing does. */
export function useThingsText(): (pointers: readonly string[]) => string {
  const t = useTranslations('cloudSync')
  const language = useLocale()

  return (pointers) => {
    const { marks, hasPlan, hasOwn, hasGames } = thingsIn(pointers)
    const things = [
      ...(marks > 0 ? [t('things.marks', { count: marks })] : []),
      ...(hasPlan ? [t('things.plan')] : []),
      ...(hasOwn ? [t('things.own')] : []),
      ...(hasGames ? [t('things.games')] : []),
    ]
    return things.length > 0 ? joinNames(things, language) : t('things.none')
  }
}

/** What is newer in the slot (`null`: the account's only one) and what here, a sentence for each side that has something; none where both are the same. */
export function useDifferenceTexts(): (slot: Slot | null, difference: Difference) => readonly string[] {
  const t = useTranslations('cloudSync')
  const thingsText = useThingsText()

  const newerThere = (slot: Slot | null, things: string) =>
    slot === null ? t('newer.account', { things }) : t('newer.there', { slot, things })

  return (slot, { here, there }) => [
    ...(there.length > 0 ? [newerThere(slot, thingsText(there))] : []),
    ...(here.length > 0 ? [t('newer.here', { things: thingsText(here) })] : []),
  ]
}

/** What a download or a merge has changed on this device, and the way back; `null`: nothing. (SYNC-33) */
export function useReplacementOffer() {
  const t = useTranslations('cloudSync')
  const thingsText = useThingsText()

  function undo(): void {
    undoReplacement()
    showToast({ tone: 'success', topic: TOPIC, text: t('undo.done') })
  }

  return (last: Replacement | null) => {
    if (!last) return null
    const values = { slot: last.slot, things: thingsText(Object.keys(last.parts)) }
    return { text: t('undo.offer', values), action: { label: t('undo.verb'), onPress: undo } }
  }
}

/** Says what a slot has changed on this device, with the way back. */
export function useTakenToast(): (slot: Slot, replaced: Replacement | null) => void {
  const t = useTranslations('cloudSync')
  const offerOf = useReplacementOffer()
  return (slot, replaced) =>
    showToast({ tone: 'success', topic: TOPIC, ...(offerOf(replaced) ?? { text: t('equal', { slot }) }) })
}

import { getReminders } from '@ephemeris/contract/reminders/reminders'
import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { type BellTime, bellOf, offeredBell } from '@ephemeris/core/notes/bell'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Fold } from '@ephemeris/core/timeline/fold-banners'
import { useQueryClient } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/evening/bell/bell-toggle.module.css'
import { useBellTimeText } from '#web/features/evening/bell/use-bell-time-text'
import { readyWays } from '#web/features/evening/ready-ways'
import { joinSentences } from '#web/i18n/words/join-names'
import { goTo } from '#web/lib/page/router.tsx'
import { call } from '#web/lib/server/api'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'
import { setBell, useNotes } from '#web/state/evening/notes'
import { showToast } from '#web/ui/message/toasts'

interface BellToggleProps {
  /** One activity, or the banners of a phase: the bell is that of the first, unless another one has one. */
  fold: Fold<PlacedActivity>
  /** What its row is called. */
  name: string
}

/** Sets and takes off the bell of a row; nothing where it is too late for one. (NOTE-15) */
export function BellToggle({ fold, name }: BellToggleProps) {
  const t = useTranslations('evening')
  const textOf = useBellTimeText()
  const notes = useNotes()
  const showWays = useWays()
  const [first] = fold
  const offered = offeredBell(first, useNow(MINUTE_MS))
  const ringing = fold.filter(({ id }) => bellOf(notes, id) !== null)
  const bell = ringing[0] ? bellOf(notes, ringing[0].id) : null
  const time = bell ?? offered
  if (time === null) return null

  function press(): void {
    for (const { id } of ringing) setBell(id, null)
    if (bell || offered === null) return
    setBell(first.id, offered)
    void showWays(offered)
  }

  const label = t('bell.of', { name, time: textOf(time) })
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={bell !== null}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <BellIcon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

/** Says in passing that a bell is set, and what keeps it from arriving. */
function useWays(): (time: BellTime) => Promise<void> {
  const t = useTranslations('evening')
  const language = useLocale()
  const textOf = useBellTimeText()
  const queries = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const queryKey = [...useUserKey(), 'reminders']

  return async (time) => {
    const isSet = t('bell.set', { time: textOf(time) })
    const show = (missing: string, label: string, page: string) => {
      const action = { label, onPress: () => goTo(page) }
      showToast({ tone: 'info', text: joinSentences([isSet, missing], language), action })
    }
    if (!isSignedIn) return show(t('ways.signedOut'), t('ways.logIn'), '/settings?highlight=login')

    const overview = await queries
      .fetchQuery({ queryKey, queryFn: ({ signal }) => call(getReminders, {}, { signal }) })
      .catch(() => null)
    if (overview && readyWays(overview).length === 0)
      return show(t('ways.none'), t('ways.choose'), '/settings#reminders')
    showToast({ tone: 'success', text: overview ? isSet : joinSentences([isSet, t('ways.unknown')], language) })
  }
}

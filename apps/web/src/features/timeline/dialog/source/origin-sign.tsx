import {
  type Activity,
  type ActivitySource,
  type SourceName,
  startCertaintyOf,
} from '@ephemeris/core/activity/activity'
import { pastDayText } from '@ephemeris/core/language/dates'
import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarRange from 'lucide-react/icons/calendar-range'
import CloudDownload from 'lucide-react/icons/cloud-download'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { now } from '#web/lib/server/server-clock'
import { useRecentText } from '#web/state/words/age-text'
import { useMomentStyle } from '#web/state/words/moment-style'
import { ChipFold } from '#web/ui/disclosure/chip-fold.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

const ICONS: Readonly<Record<SourceName, LucideIcon>> = {
  official: BadgeCheck,
  catalogue: ScrollText,
  rule: RefreshCw,
  cadence: CalendarRange,
  mirror: CloudDownload,
  corrected: PencilRuler,
}

interface OriginSignProps {
  activity: Activity
  source: ActivitySource
  /** What else is to be said of it, in the same line. */
  more?: ReactNode
  /** More rows. */
  children?: ReactNode
}

/** Who says so, in a chip that opens how sure that is and how old; a link only where there is a page to open. */
export function OriginSign({ activity, source, more, children }: OriginSignProps) {
  const t = useTranslations('sources')
  const { title, hint } = useOriginWords(activity, source)
  // A cycle that is continued beyond what was seen is no schedule any more.
  const name = activity.certainty === 'expected' && source.name === 'rule' ? 'cadence' : source.name

  return (
    <ChipFold icon={ICONS[name]} label={title}>
      <Text kind="note" as="p">
        <span>{hint}</span>
        {more}
      </Text>
      {source.url && (
        <Row as={ExternalLink} inline gap={5} text="link" className={styles.action} href={source.url} iconPx={16}>
          {t('open')}
        </Row>
      )}
      {children}
    </ChipFold>
  )
}

function useOriginWords(activity: Activity, { name, updatedAt }: ActivitySource): { title: string; hint: string } {
  const t = useTranslations('sources')
  const shared = useTranslations('timeline')
  const recent = useRecentText()
  const style = useMomentStyle()
  const { announcement, isTitleOurs, certainty } = activity
  const age = recent(updatedAt)

  const [isStart, isEnd] = [startCertaintyOf(activity) === 'expected', certainty === 'expected']
  const edges = isStart && isEnd ? 'expected' : isStart ? 'startExpected' : 'endExpected'
  const expected = isStart || isEnd ? shared(`dialog.${edges}`) : null
  if (expected !== null && (name === 'rule' || name === 'cadence' || name === 'catalogue')) {
    return { title: t('cadence.title'), hint: expected }
  }
  switch (name) {
    case 'official': {
      const publishedAt = announcement?.publishedAt ?? null
      const date = publishedAt === null ? null : pastDayText(publishedAt, now(), style)
      const read = date === null ? t('read', { age }) : t('announced', { date, age })
      const isOfList = announcement?.basis === 'window' && activity.type !== 'version'
      const doubt = isOfList && isStart === isEnd ? t('window') : expected
      if (doubt === null) return { title: isTitleOurs ? t('official.times') : t('official.both'), hint: read }
      return { title: isTitleOurs ? t('official.times') : t('official.title'), hint: `${doubt} ${read}` }
    }
    case 'rule':
      return { title: t('rule.title'), hint: t('rule.hint') }
    case 'cadence':
      return { title: t('cadence.title'), hint: shared('dialog.expected') }
    default:
      return { title: t(`${name}.title`), hint: t(`${name}.hint`, { age }) }
  }
}

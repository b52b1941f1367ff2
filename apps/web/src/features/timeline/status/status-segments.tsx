import { STATUSES, type Status } from '@ephemeris/core/activity/status'
import { useTranslations } from 'use-intl'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { setMark } from '#web/state/marks'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'

/** The mark of an activity as a five-part control. */
export function StatusSegments({ activityId }: { activityId: string }) {
  const t = useTranslations('timeline')

  return (
    <SegmentedControl<Status>
      label={t('mark.mine')}
      look="icons"
      segments={STATUSES.map((status) => ({
        value: status,
        label: t(`mark.${statusName(status)}`),
        icon: <StatusIcon status={status} size={18} />,
      }))}
      value={useMark(activityId)}
      onChange={(status) => setMark(activityId, status)}
    />
  )
}

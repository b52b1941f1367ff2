import type { Status } from '@ephemeris/core/activity/status'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/status/status.module.css'
import { StatusIcon } from '#web/features/timeline/status/status-icon.tsx'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { statusName } from '#web/features/timeline/status/status-name'
import { Pressable } from '#web/ui/button/pressable.tsx'

interface StatusButtonProps {
  activityId: string
  mark: Status
  tabIndex?: 0 | -1
  onMark: AskForMark
}

/** Shows the mark of an activity, which the label beside it says, and opens the menu to change it. */
export function StatusButton({ activityId, mark, tabIndex, onMark }: StatusButtonProps) {
  const t = useTranslations('timeline')

  return (
    <Pressable
      className={styles.button}
      data-mark={statusName(mark)}
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-label={t('mark.menu')}
      onClick={(event) => onMark({ activityId, anchor: event.currentTarget })}
    >
      <StatusIcon status={mark} size={16} />
    </Pressable>
  )
}

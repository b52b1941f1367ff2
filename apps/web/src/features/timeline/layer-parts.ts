import { DayPanel } from '#web/features/timeline/day-panel/day-panel.tsx'
import { ActivityDialog } from '#web/features/timeline/dialog/activity-dialog.tsx'
import { FreshnessList } from '#web/features/timeline/freshness/freshness-list.tsx'
import { KeysDialog } from '#web/features/timeline/keys/keys-dialog.tsx'
import { StatusMenu } from '#web/features/timeline/status/status-menu.tsx'

/** What opens above the timeline, loaded together. */
export const layerParts = { ActivityDialog, DayPanel, FreshnessList, KeysDialog, StatusMenu }

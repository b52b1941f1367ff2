/** What opens above the timeline, loaded together. */
export { ActivityDialog } from '#web/features/timeline/dialog/activity-dialog.tsx'
export { DayPanel } from '#web/features/timeline/day-panel/day-panel.tsx'
export { FreshnessList } from '#web/features/timeline/freshness/freshness-list.tsx'
export { KeysDialog } from '#web/features/timeline/keys/keys-dialog.tsx'
export { StatusMenu } from '#web/features/timeline/status/status-menu.tsx'

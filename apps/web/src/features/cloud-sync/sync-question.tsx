import { countMarks } from '@ephemeris/core/sync/synced-settings'
import { useTranslations } from 'use-intl'
import type { Question } from '#web/features/cloud-sync/use-cloud-sync'
import { stampText } from '#web/i18n/words/dates'
import { useDeviceClock } from '#web/state/displayed-clock'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

interface SyncQuestionProps {
  question: Question
  onConfirm: (question: Question) => void
  onClose: () => void
}

/** Says what would be replaced by what, with the numbers. (SYNC-31) */
export function SyncQuestion({ question, onConfirm, onClose }: SyncQuestionProps) {
  const t = useTranslations('cloudSync')
  const consequence = useConsequence()
  const { kind, slot } = question

  return (
    <ConfirmDialog
      title={t(`ask.${kind}.title`, { slot })}
      consequence={consequence(question)}
      verb={t(`ask.${kind}.verb`)}
      isDestructive={kind === 'upload' || kind === 'clear'}
      onConfirm={() => onConfirm(question)}
      onClose={onClose}
    />
  )
}

function useConsequence(): (question: Question) => string {
  const t = useTranslations('cloudSync')
  const clock = useDeviceClock()

  return (question) => {
    const { slot } = question
    switch (question.kind) {
      case 'upload': {
        const { found, localMarks: count } = question
        if (found === 'unreadable') return t('ask.upload.unreadable', { slot, count })
        const stored = countMarks(found.stored.settings.activityStatus)
        const time = stampText(found.stored.updatedAt, clock)
        return found.overwrite === 'empties'
          ? t('ask.upload.empties', { slot, stored, time })
          : t('ask.upload.replaces', { slot, stored, time, count })
      }
      case 'download':
        return t('ask.download.consequence', {
          slot,
          count: question.localMarks,
          time: stampText(question.written, clock),
        })
      case 'clear':
        return t('ask.clear.consequence', { slot })
      case 'restore': {
        const { marks: count, updatedAt } = question.version
        return t('ask.restore.consequence', { slot, count, time: stampText(updatedAt, clock) })
      }
    }
  }
}

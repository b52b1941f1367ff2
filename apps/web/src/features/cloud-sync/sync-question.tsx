import { useTranslations } from 'use-intl'
import { useThingsText } from '#web/features/cloud-sync/things-text'
import type { DifferentSlot, Question } from '#web/features/cloud-sync/use-cloud-sync'
import { usePastMomentText } from '#web/state/words/moment-style'
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
  const momentText = usePastMomentText()
  const thingsText = useThingsText()
  const sidesOf = ({ stored, difference }: DifferentSlot) => ({
    here: thingsText(difference.here),
    there: thingsText(difference.there),
    lost: thingsText(difference.atRisk),
    time: momentText(stored.updatedAt),
  })

  return (question) => {
    const { slot } = question
    switch (question.kind) {
      case 'upload':
        return question.found === 'unreadable'
          ? t('ask.upload.unreadable', { slot })
          : t('ask.upload.consequence', { slot, ...sidesOf(question.found) })
      case 'download':
        return t('ask.download.consequence', { slot, ...sidesOf(question.found) })
      case 'clear':
        return t('ask.clear.consequence', { slot })
      case 'restore': {
        const { marks: count, updatedAt } = question.version
        return t('ask.restore.consequence', { slot, count, time: momentText(updatedAt) })
      }
    }
  }
}

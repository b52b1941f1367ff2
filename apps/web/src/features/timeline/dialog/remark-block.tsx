import { OWN_LIMITS } from '@ephemeris/core/own/own-entry'
import { EFFORTS, type Effort, type Remark } from '@ephemeris/core/own/remark'
import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { isOwnFull, saveRemark } from '#web/state/timeline/own-actions'
import { useRemark } from '#web/state/timeline/remarks'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { FIELD } from '#web/ui/control/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

const NOTHING: Remark = { note: '', effort: null }

/** What the player says of an activity of ours: a note, and how long it takes. (OWN-10) */
export function RemarkBlock({ activityId }: { activityId: string }) {
  const t = useTranslations('own')
  const remark = useRemark(activityId)
  const [isOpen, setOpen] = useState(false)
  const title = remark?.effort ? `${t('remark.title')} · ${t(`efforts.${remark.effort}`)}` : t('remark.title')

  return (
    <section className={styles.part} aria-label={t('remark.title')}>
      {isOpen ? (
        <RemarkForm activityId={activityId} remark={remark} onClose={() => setOpen(false)} />
      ) : (
        <>
          <Row wrap gap={16} rowGap={8} justify="between">
            <Text kind="strong">{title}</Text>
            <Button onClick={() => setOpen(true)}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden />
              {t(remark ? 'edit' : 'remark.add')}
            </Button>
          </Row>
          {remark && remark.note !== '' && (
            <Text kind="body" as="p" className={styles.note}>
              {remark.note}
            </Text>
          )}
        </>
      )}
    </section>
  )
}

interface RemarkFormProps {
  activityId: string
  remark: Remark | null
  onClose: () => void
}

function RemarkForm({ activityId, remark, onClose }: RemarkFormProps) {
  const t = useTranslations('own')
  const id = useId()
  const [draft, setDraft] = useState(remark ?? NOTHING)
  const [fault, setFault] = useState('')
  const note = draft.note.trim()
  const isEmpty = note === '' && draft.effort === null

  function save(event: FormEvent): void {
    event.preventDefault()
    if (note.length > OWN_LIMITS.note) {
      setFault(t('remark.long', { most: OWN_LIMITS.note, count: note.length }))
    } else if (!remark && !isEmpty && isOwnFull('remarks')) {
      setFault(t('remark.full', { most: OWN_LIMITS.remarks }))
    } else {
      onClose()
      if (isEmpty && !remark) return
      const onPress = saveRemark(activityId, isEmpty ? null : { ...draft, note })
      const text = t(isEmpty ? 'remark.removed' : 'remark.saved')
      showToast({ tone: 'success', topic: 'own', text, action: { label: t('undo'), onPress } })
    }
  }

  return (
    <Stack as="form" gap={8} noValidate onSubmit={save}>
      <Text kind="strong" as="label" htmlFor={id}>
        {t('note')}
      </Text>
      <textarea
        id={id}
        className={FIELD}
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
        autoFocus
        value={draft.note}
        aria-invalid={fault !== ''}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
      {fault !== '' && (
        <Text as="p" kind="body" id={`${id}-fault`} role="alert">
          {fault}
        </Text>
      )}
      <Row wrap gap={16} rowGap={8} justify="between">
        <SegmentedControl<Effort | 'none'>
          label={t('effort')}
          segments={(['none', ...EFFORTS] as const).map((value) => ({ value, label: t(`efforts.${value}`) }))}
          value={draft.effort ?? 'none'}
          onChange={(value) => setDraft({ ...draft, effort: value === 'none' ? null : value })}
        />
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

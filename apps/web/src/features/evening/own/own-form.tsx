import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { OWN_COLORS, OWN_LIMITS, type OwnEntry, readOwnEntry } from '@ephemeris/core/own/own-entry'
import { EFFORTS } from '@ephemeris/core/own/remark'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DraftClock,
  draftOfEntry,
  entryOfDraft,
  newDraft,
  OWN_UNITS,
  type OwnDraft,
  readWorth,
} from '#web/features/evening/own/own-draft'
import { OwnField, OwnSelect } from '#web/features/evening/own/own-field.tsx'
import { OwnFiles } from '#web/features/evening/own/own-files.tsx'
import { OwnPresets } from '#web/features/evening/own/own-presets.tsx'
import { OwnTimeFields } from '#web/features/evening/own/own-time-fields.tsx'
import { now } from '#web/lib/server/server-clock'
import { useDeviceZone } from '#web/lib/time/device-zone'
import { useDevice } from '#web/state/device'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { isOwnFull, removeOwn, saveOwn } from '#web/state/timeline/own-actions'
import type { OwnRequest } from '#web/state/timeline/own-form'
import { useActivityWords } from '#web/state/words/activity-words'
import { Button } from '#web/ui/button/button.tsx'
import { FIELD, TextField } from '#web/ui/control/text-field.tsx'
import { Dialog, DialogFoot } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'

interface OwnFormProps {
  request: OwnRequest
  onClose: () => void
}

/** What was typed and neither saved nor deleted, for when the same form is opened again in this visit. (OWN-15) */
let unsaved: { readonly request: string; readonly draft: OwnDraft } | null = null

/** The one place in which players write what only they know: new, or changed. (OWN-6) */
export function OwnForm({ request, onClose }: OwnFormProps) {
  const t = useTranslations('own')
  const words = useActivityWords()
  const zone = useDeviceZone()
  const clock = useDeviceClock()
  const selection = useGameSelection()
  const games = enabledGames(selection?.selections ?? {})
  const ordered = (selection?.games ?? []).map(({ id }) => id).filter((id) => games.includes(id))
  const entryId = 'entryId' in request ? request.entryId : null
  const stored = useDevice(({ own }) => (entryId === null ? null : own[entryId]))
  const place: DraftClock = { clock, zone, now: now() }
  const key = JSON.stringify(request)
  const [draft, setDraft] = useState(() => {
    if (unsaved?.request === key) return unsaved.draft
    const entry = readOwnEntry(stored)
    return entry
      ? draftOfEntry(entry, place)
      : newDraft(ordered[0] ?? null, 'day' in request ? request.day : null, place)
  })
  const [isFaulty, setFaulty] = useState(false)

  function change(part: Partial<OwnDraft>): void {
    unsaved = { request: key, draft: { ...draft, ...part } }
    setDraft(unsaved.draft)
  }

  function close(): void {
    unsaved = null
    onClose()
  }

  function keep(entry: OwnEntry): void {
    if (entryId === null && isOwnFull('entries')) {
      showToast({ tone: 'error', text: t('full', { most: OWN_LIMITS.entries }) })
      return
    }
    const undo = saveOwn(entryId, entry)
    const { title } = entry
    const text = entryId === null ? t('added', { title }) : t('saved', { title })
    showToast({ tone: 'success', topic: 'own', text, action: { label: t('undo'), onPress: undo } })
    close()
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    const entry = entryOfDraft(draft, place)
    if (entry) keep(entry)
    else setFaulty(true)
  }

  function remove(id: string): void {
    const undo = removeOwn(id)
    const text = t('removed', { title: draft.title })
    showToast({ tone: 'info', topic: 'own', text, action: { label: t('undo'), onPress: undo } })
    close()
  }

  return (
    <Dialog title={t(entryId === null ? 'title' : 'edit')} widthPx={480} onClose={onClose}>
      <Stack as="form" gap={14} noValidate onSubmit={save}>
        <OwnSelect
          label={t('game')}
          options={[
            ...ordered.map((value) => ({ value: value as string, label: words.game(value) })),
            { value: '', label: t('noGame') },
          ]}
          value={draft.gameId ?? ''}
          onChange={(value) => {
            const gameId = ordered.find((one) => one === value) ?? null
            change({ gameId, unit: gameId === null && draft.unit === 'version' ? 'week' : draft.unit })
          }}
        />
        {entryId === null && draft.gameId !== null && (
          <OwnPresets gameId={draft.gameId} place={place} onChoose={keep} />
        )}
        <TextField
          label={t('name')}
          value={draft.title}
          maxLength={OWN_LIMITS.title}
          autoComplete="off"
          required
          fault={isFaulty && draft.title.trim() === '' ? t('nameMissing') : undefined}
          onChange={(title) => change({ title })}
        />
        {draft.gameId === null && (
          <TextField
            label={t('group')}
            value={draft.group}
            maxLength={OWN_LIMITS.group}
            autoComplete="off"
            onChange={(group) => change({ group })}
          />
        )}
        {draft.gameId === null && (
          <OwnSelect
            label={t('color')}
            options={OWN_COLORS.map((value) => ({ value, label: t(`colors.${value}`) }))}
            value={draft.color}
            onChange={(color) => change({ color })}
          />
        )}
        <OwnSelect
          label={t('when')}
          options={OWN_UNITS.filter((unit) => unit !== 'version' || draft.gameId !== null).map((value) => ({
            value,
            label: t(`units.${value}`),
          }))}
          value={draft.unit}
          onChange={(unit) => change({ unit })}
        />
        <OwnTimeFields
          draft={draft}
          isFaulty={isFaulty && entryOfDraft({ ...draft, title: '-', worth: '' }, place) === null}
          onChange={change}
        />
        <TextField
          label={t('worth')}
          autoComplete="off"
          inputMode="decimal"
          value={draft.worth}
          maxLength={6}
          fault={readWorth(draft.worth) === null ? t('worthFault', { most: OWN_LIMITS.worth }) : undefined}
          onChange={(worth) => change({ worth })}
        />
        <OwnSelect
          label={t('effort')}
          options={(['none', ...EFFORTS] as const).map((value) => ({ value, label: t(`efforts.${value}`) }))}
          value={draft.effort ?? 'none'}
          onChange={(value) => change({ effort: value === 'none' ? null : value })}
        />
        <OwnField label={t('note')}>
          {(id) => (
            <textarea
              id={id}
              className={FIELD}
              rows={2}
              maxLength={OWN_LIMITS.note}
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </OwnField>
        {entryId === null && <OwnFiles zone={zone} onClose={onClose} />}
        <DialogFoot>
          {entryId !== null && (
            <Button look="danger" onClick={() => remove(entryId)}>
              {t('remove')}
            </Button>
          )}
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  )
}

import { readLink } from '@ephemeris/core/gacha/link/read-link'
import { isGameId } from '@ephemeris/core/games/game'
import { findAnyLink } from '@ephemeris/core/handoff/handoff-content'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { PULL_LOGS } from '@ephemeris/gamedata/pulls/pull-logs'
import Monitor from 'lucide-react/icons/monitor'
import QrCode from 'lucide-react/icons/qr-code'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { ownPlatform, type Platform } from '#web/features/gacha/import/link/likely-platform'
import { PlatformGuide } from '#web/features/gacha/import/link/platform-guide.tsx'
import { Step } from '#web/features/gacha/import/link/step.tsx'
import { TaskCard } from '#web/features/gacha/import/task-card.tsx'
import { useImportTask } from '#web/features/gacha/import/use-import-task'
import { useRetryTime } from '#web/features/gacha/import/use-retry-time'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useErrorText, useReasonText } from '#web/i18n/use-error-text'
import { canSeal } from '#web/lib/outside/sealed-text'
import { chooseGame, useChoice } from '#web/state/pulls/pull-choice'
import { Button } from '#web/ui/button/button.tsx'
import { useRevealed } from '#web/ui/card/use-revealed'
import { LinkField, LinkNote } from '#web/ui/control/link-field.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { laterLayer } from '#web/ui/part/later.tsx'

const HandoffPanel = laterLayer(
  async () => (await import('#web/features/gacha/handoff/handoff-panel.tsx')).HandoffPanel,
  ['handoff', 'account'],
)

/** Imports the game's own log: which game, on which device, and the link to it. (BRING-1) */
export function LinkImport({ sharedText }: { sharedText: string }) {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  const reasonText = useReasonText()
  const { gameId } = useChoice()
  useEffect(() => chooseSharedGame(sharedText), [sharedText])
  const games = useGameNames()
  const ids = { game: useId(), link: useId(), note: useId() }
  const [platform, setPlatform] = useState(ownPlatform)
  const [text, setText] = useState(sharedText)
  const [isHandoffOpen, setHandoffOpen] = useState(false)
  const link = text.trim() === '' ? null : readLink(text, gameId, LINK_BOOK)
  const isFaulty = link !== null && !link.ok
  const { task, isActive, pollError, pollAgain, start, cancel } = useImportTask({
    onImported: (error) =>
      showToast(
        error === null
          ? { tone: 'success', text: t('task.onDevice') }
          : { tone: 'error', text: t('task.notOnDevice', { reason: reasonText(error) }) },
      ),
  })
  const retry = useRetryTime(start.error)
  const refusal = retry.text ?? (start.error !== null && !retry.isOver ? errorText(start.error) : null)
  const outcome = useRevealed(
    start.isIdle ? null : `${start.submittedAt} ${start.status} ${task?.taskId} ${task?.status}`,
  )

  if (isHandoffOpen) {
    return (
      <HandoffPanel
        onImport={(content) => {
          chooseGame(content.gameId)
          setText(content.text)
          setHandoffOpen(false)
          start.mutate(content)
        }}
        onClose={() => setHandoffOpen(false)}
      />
    )
  }

  return (
    <div>
      <Step number={1} title={t('steps.game')} isDone>
        <label className="visually-hidden" htmlFor={ids.game}>
          {t('steps.game')}
        </label>
        <Select
          id={ids.game}
          options={games.map(({ id, name }) => ({ value: id, label: name }))}
          value={gameId}
          onChange={(chosen) => isGameId(chosen) && chooseGame(chosen)}
        />
      </Step>
      <Step number={2} title={t('steps.device')} isDone>
        <SegmentedControl<Platform>
          label={t('steps.device')}
          segments={[
            { value: 'windows', label: 'Windows', icon: <Monitor size={16} strokeWidth={1.75} aria-hidden /> },
            { value: 'android', label: 'Android', icon: <Smartphone size={16} strokeWidth={1.75} aria-hidden /> },
            { value: 'ios', label: 'iOS', icon: <Tablet size={16} strokeWidth={1.75} aria-hidden /> },
          ]}
          value={platform}
          onChange={setPlatform}
        />
        <PlatformGuide platform={platform} gameId={gameId} />
      </Step>
      <Step number={3} title={t('steps.link')}>
        <Stack
          as="form"
          gap={6}
          align="start"
          onSubmit={(event) => {
            event.preventDefault()
            start.mutate({ text, gameId })
          }}
        >
          {text.trim() === '' && !isActive && <HandoffOffer onAccept={() => setHandoffOpen(true)} />}
          <label className="visually-hidden" htmlFor={ids.link}>
            {t('steps.link')}
          </label>
          <LinkField
            id={ids.link}
            noteId={ids.note}
            rows={3}
            value={text}
            isFaulty={isFaulty}
            onChange={(typed) => {
              setText(typed)
              start.reset()
            }}
          />
          <Stack gap={8} ref={outcome} className={styles.outcome} tabIndex={-1}>
            {refusal !== null ? (
              <LinkNote key="refusal" id={ids.note} isFaulty role={retry.isRecounted ? undefined : 'alert'}>
                {refusal}
              </LinkNote>
            ) : (
              <LinkNote id={ids.note} isFaulty={isFaulty}>
                {isFaulty
                  ? t(`link.${link.reason}`)
                  : link === null
                    ? t('link.hint', { hours: PULL_LOGS[gameId].keyHours })
                    : t('link.good')}
              </LinkNote>
            )}
            {pollError && (
              <Notice tone="error" action={{ label: t('task.pollAgain'), onPress: pollAgain }}>
                {errorText(pollError)}
              </Notice>
            )}
            {cancel.isError && <Notice tone="error">{errorText(cancel.error)}</Notice>}
            {task && <TaskCard task={task} isCancelling={cancel.isPending} onCancel={() => cancel.mutate()} />}
          </Stack>
          <Button
            type="submit"
            look="primary"
            disabled={!link?.ok || isActive || start.isPending || retry.text !== null}
          >
            <Upload size={16} strokeWidth={1.75} aria-hidden />
            {t('link.import')}
          </Button>
        </Stack>
      </Step>
    </div>
  )
}

/** Chooses the game whose link was shared, if there is one. */
function chooseSharedGame(text: string): void {
  if (text === '') return
  const link = findAnyLink(text, LINK_BOOK)
  if (link.ok) chooseGame(link.gameId)
}

/** Offers to bring the link from a phone; a phone itself has it at hand. (HAND-12) */
function HandoffOffer({ onAccept }: { onAccept: () => void }) {
  const t = useTranslations('gachaImport')
  if (!canSeal() || ownPlatform() !== 'windows') return null
  return (
    <Button look="quiet" onClick={onAccept}>
      <QrCode size={16} strokeWidth={1.75} aria-hidden />
      {t('link.fromPhone')}
    </Button>
  )
}

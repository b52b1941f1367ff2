import type { GameId } from '@ephemeris/core/games/game'
import { isStaminaOld, MAX_TYPED, type Stamina, spendStamina, staminaNow } from '@ephemeris/core/notes/stamina'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { STAMINA } from '@ephemeris/gamedata/income/stamina'
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/evening/game-evening.module.css'
import { MissingNote } from '#web/features/evening/missing-note.tsx'
import { useStaminaWords } from '#web/features/evening/stamina/use-stamina-words'
import { useReach } from '#web/features/evening/use-reach'
import { now as present } from '#web/lib/server/server-clock'
import { useNow } from '#web/lib/time/page-clock'
import { setStamina, useStamina } from '#web/state/evening/notes'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface StaminaDialogProps {
  gameId: GameId
  onClose: () => void
}

const SPENT = [20, 40, 60] as const

/** The place to type how much there is, and to say whether a reminder comes. (NOTE-23) */
export function StaminaDialog({ gameId, onClose }: StaminaDialogProps) {
  const t = useTranslations('evening')
  const language = useLocale()
  const words = useStaminaWords()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const now = useNow(MINUTE_MS)
  const facts = STAMINA[gameId]
  const stored = useStamina(gameId)
  const [draft, setDraft] = useState<Stamina | null>(stored !== null && !isStaminaOld(stored, now) ? stored : null)
  const [bellAt, setBellAt] = useState(stored?.bellAt ?? null)
  const amount = draft && staminaNow(draft, facts, now)
  const [text, setText] = useState(amount === null ? '' : String(amount))

  // The dialog was opened to type this number.
  useEffect(() => field.current?.focus(), [])

  function type(typed: string): void {
    const digits = typed.replaceAll(/\D/g, '').slice(0, String(MAX_TYPED).length)
    setText(digits)
    setDraft(digits === '' ? null : { amount: Number(digits), typedAt: present(), bellAt })
  }

  function spend(spent: number): void {
    if (draft === null) return
    const after = spendStamina(draft, facts, { spent, now: present() })
    setDraft(after)
    setText(String(after.amount))
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    if (draft === null) return
    setStamina(gameId, { ...draft, bellAt })
    onClose()
  }

  function turnOff(): void {
    setStamina(gameId, null)
    onClose()
    showToast({
      tone: 'info',
      text: t('stamina.off', { name: facts.name[language] }),
      action: { label: t('undo'), onPress: () => setStamina(gameId, stored) },
    })
  }

  const mark = (
    <span className={`${styles.mark} ${roles.roles}`} data-game={gameId}>
      <GameGlyph game={gameId} size={20} />
    </span>
  )
  return (
    <Dialog title={facts.name[language]} mark={mark} widthPx={320} onClose={onClose}>
      <Stack as="form" gap={12} onSubmit={save}>
        <Row as="p" gap={10} text="quiet">
          <label className="visually-hidden" htmlFor={fieldId}>
            {t('stamina.have')}
          </label>
          <Text
            kind="figure"
            as="input"
            id={fieldId}
            className={styles.amount}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            ref={field}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
            onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
          />
          <span>{t('stamina.of', { max: facts.max })}</span>
        </Row>
        <Grid columns={4} gap={6} text="body">
          {SPENT.map((spent) => (
            <Text
              kind="medium"
              figures
              as={Pressable}
              key={spent}
              className={styles.spent}
              disabled={draft === null}
              onClick={() => spend(spent)}
            >
              {t('stamina.less', { amount: spent })}
            </Text>
          ))}
          <Text kind="medium" as={Pressable} className={styles.spent} onClick={() => type('0')}>
            {t('stamina.empty')}
          </Text>
        </Grid>
        <p className={styles.sentence} role="status">
          {draft && <span>{words.sentence(draft, facts, now)}</span>}{' '}
          <span>{t('stamina.each', { minutes: facts.everyMs / MINUTE_MS })}</span>
        </p>
        <StaminaBell amount={amount} max={facts.max} bellAt={bellAt} onChange={setBellAt} />
        <Text kind="note" as="p">
          {t('stamina.hint')}
        </Text>
        <Row gap={10} align="stretch" justify="between" className={styles.foot}>
          {stored !== null && (
            <Button look="quiet" onClick={turnOff}>
              {t('stamina.turnOff')}
            </Button>
          )}
          <Button type="submit" look="primary" disabled={draft === null}>
            {t(stored === null ? 'stamina.start' : 'stamina.save')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

interface StaminaBellProps {
  /** `null`: none was typed. */
  amount: number | null
  max: number
  /** `null`: no reminder. */
  bellAt: number | null
  onChange: (bellAt: number | null) => void
}

/** `Tell me when full`, or earlier, at an amount. (NOTE-24) */
function StaminaBell({ amount, max, bellAt, onChange }: StaminaBellProps) {
  const t = useTranslations('evening')
  const switchId = useId()
  const fieldId = useId()
  const { missing, hasFailed } = useReach({ isSent: true })

  function type(typed: string): void {
    const digits = typed.replaceAll(/\D/g, '').slice(0, String(max).length)
    onChange(digits === '' ? max : Math.min(max, Math.max(1, Number(digits))))
  }

  return (
    <Stack gap={4} className={styles.reminder}>
      <Row as="p" gap={12} justify="between" className={styles.line}>
        <label htmlFor={switchId}>{t('stamina.remindMe')}</label>
        <Switch id={switchId} checked={bellAt !== null} onChange={(isOn) => onChange(isOn ? max : null)} />
      </Row>
      {bellAt !== null && (
        <>
          <Row as="p" gap={12} justify="between" className={styles.line}>
            <label htmlFor={fieldId}>{t('stamina.earlier')}</label>
            <input
              id={fieldId}
              className={styles.earlier}
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(max)}
              value={bellAt === max ? '' : String(bellAt)}
              onChange={(event) => type(event.target.value)}
            />
          </Row>
          <Text kind="note" as="p">
            {amount !== null && bellAt <= amount && <span>{t('stamina.reached')}</span>}{' '}
            {missing !== null && <MissingNote missing={missing} />}
            {hasFailed && missing === null && <span>{t('ways.unknown')}</span>}
          </Text>
        </>
      )}
    </Stack>
  )
}

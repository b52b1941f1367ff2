import type { GameId } from '@ephemeris/core/games/game'
import { isStaminaOld, staminaAt, staminaNow } from '@ephemeris/core/notes/stamina'
import { formatInstant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { STAMINA } from '@ephemeris/gamedata/income/stamina'
import { startTransition, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { BellSign } from '#web/features/evening/bell/bell-sign.tsx'
import styles from '#web/features/evening/game-evening.module.css'
import { useStaminaWords } from '#web/features/evening/stamina/use-stamina-words'
import { useReach } from '#web/features/evening/use-reach'
import { useWindow } from '#web/lib/page/media'
import { useNow } from '#web/lib/time/page-clock'
import { useStamina } from '#web/state/evening/notes'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { laterLayer } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

const StaminaDialog = laterLayer(
  async () => (await import('#web/features/evening/stamina/stamina-dialog.tsx')).StaminaDialog,
)

interface StaminaRowProps {
  gameId: GameId
}

/** How much stamina there is and when it is full; a click opens the place to type it. (NOTE-22, NOTE-23) */
export function StaminaRow({ gameId }: StaminaRowProps) {
  const t = useTranslations('evening')
  const language = useLocale()
  const words = useStaminaWords()
  const now = useNow(MINUTE_MS)
  const stamina = useStamina(gameId)
  const isPhone = useWindow('phone')
  const [isOpen, setOpen] = useState(false)
  const facts = STAMINA[gameId]
  const name = facts.name[language]
  const amount = stamina && staminaNow(stamina, facts, now)
  const isOld = stamina !== null && isStaminaOld(stamina, now)
  const state = stamina ? words.state(stamina, facts, now) : t('stamina.type', { name })
  const fetchAhead = () => void StaminaDialog.fetchAhead(language)

  return (
    <>
      <Row
        as={Pressable}
        gap={12}
        padX={4}
        padY={6}
        className={styles.stamina}
        data-stamina={gameId}
        data-now={amount ?? undefined}
        data-full-at={stamina ? formatInstant(staminaAt(stamina, facts, facts.max)) : undefined}
        data-state={
          stamina === null ? 'untyped' : isOld ? 'old' : amount !== null && amount >= facts.max ? 'full' : 'growing'
        }
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => startTransition(() => setOpen(true))}
      >
        <StaminaRing amount={amount} max={facts.max} />
        <Stack as="span" grow>
          {stamina && (
            <Text kind="note" className={isPhone ? 'visually-hidden' : styles.name}>
              {name}
            </Text>
          )}
          {amount !== null && (
            <span className="visually-hidden">
              {amount} {t('stamina.of', { max: facts.max })}
            </span>
          )}
          <Text kind={stamina && !isOld ? 'strong' : 'hint'} figures className={styles.state}>
            {state}
          </Text>
        </Stack>
        {stamina?.bellAt != null && <StaminaBellSign />}
      </Row>
      {isOpen && <StaminaDialog gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether the reminder can come; what is missing for it is said where it is set. (NOTE-16) */
function StaminaBellSign() {
  const { missing, overview } = useReach({ isSent: true })
  return (
    <span className={styles.bell}>
      <BellSign kind={missing === null ? (overview ? 'rings' : 'unknown') : 'waits'} size={16} />
    </span>
  )
}

interface StaminaRingProps {
  /** `null`: not typed. */
  amount: number | null
  max: number
}

const SIZE = 40
const WIDTH = 4
const RADIUS = (SIZE - WIDTH) / 2
const LENGTH = 2 * Math.PI * RADIUS

/** A picture of what its button says. */
function StaminaRing({ amount, max }: StaminaRingProps) {
  const share = Math.min(1, (amount ?? 0) / max)
  return (
    <Text kind="small" className={styles.ring} aria-hidden>
      <svg aria-hidden width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <circle className={styles.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={WIDTH} />
        {share > 0 && (
          <circle
            className={styles.grown}
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeWidth={WIDTH}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <Text kind="bold" figures className={styles.number}>
        {amount ?? '+'}
      </Text>
    </Text>
  )
}

import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import Plus from 'lucide-react/icons/plus'
import { useContext, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AccountChooser } from '#web/features/plan/account-chooser.tsx'
import type { Adding } from '#web/features/plan/add-goal/adding'
import styles from '#web/features/plan/plan.module.css'
import { PlanProgress } from '#web/features/plan/plan-progress.tsx'
import { useWindow } from '#web/lib/page/media'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { planAccountOf } from '#web/state/plan/plan-account'
import { usePlan } from '#web/state/plan/plans'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { useChoice } from '#web/state/pulls/pull-choice'
import { usePageKeys } from '#web/state/use-page-keys'
import { useClockNames } from '#web/state/words/clock-name'
import { Button } from '#web/ui/button/button.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { later } from '#web/ui/part/later.tsx'
import { Unseen } from '#web/ui/part/unseen'
import { Text } from '#web/ui/text/text.tsx'

/** With the rules of plans, which the first paint does not need. */
const PlanAnswers = later(async () => (await import('#web/features/plan/plan-answers.tsx')).PlanAnswers, [], {
  Waiting: PlanProgress,
})

/** The plan of one account: what is wanted, what there is, and how likely that makes it. (PLAN-13) */
export function Plan() {
  const { gameId } = useChoice()
  const { uid } = planAccountOf(gameId, usePlanOwners())
  return <AccountPlanPage key={`${gameId} ${uid}`} gameId={gameId} uid={uid} />
}

function AccountPlanPage({ gameId, uid }: PlanAccount) {
  const t = useTranslations('plan')
  const account = useMemo(() => ({ gameId, uid }), [gameId, uid])
  const isEmpty = usePlan(account).goals.length === 0
  const clockName = useClockNames().ofPage(useDisplayedClock(), useNow(MINUTE_MS))
  const [adding, setAdding] = useState<Adding | null>(null)
  const isNarrow = useWindow('narrow')
  const isUnseen = useContext(Unseen)
  const addNew = () => setAdding({ kind: 'new' })
  usePageKeys(useMemo(() => ({ a: () => setAdding({ kind: 'new' }) }), []))

  return (
    <Stack gap={14} className={`${styles.page} ${roles.roles}`} data-game={gameId}>
      <Row gap={8} className={styles.head}>
        {/* Beside the account, the longest titles have room in the smaller size alone. */}
        <Text as="h1" kind={isNarrow ? 'title' : 'page'} grow>
          {t('title')}
        </Text>
        <AccountChooser account={account} />
        {!isEmpty && (
          <Button look="primary" className={styles.add} onClick={addNew}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            <span className="visually-hidden-on-phone">{t('goals.add')}</span>
          </Button>
        )}
      </Row>
      {!isEmpty && clockName && (
        <Text as="p" kind="note">
          {clockName}
        </Text>
      )}
      {isEmpty && <Invitation onAdd={addNew} />}
      {isUnseen ? (
        <PlanProgress adding={adding} />
      ) : (
        <PlanAnswers account={account} adding={adding} onAdd={setAdding} />
      )}
    </Stack>
  )
}

/** Says what a plan answers, before the first goal: it waits for no facts. */
function Invitation({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('plan')
  return (
    <Panel as="section" gap={6} align="center" className={styles.invitation}>
      <EmptyFlag />
      <Text as="h2" kind="heading">
        {t('empty.title')}
      </Text>
      <Text as="p" kind="quiet" className={styles.text}>
        {t('empty.text')}
      </Text>
      <Button look="primary" size="lg" onClick={onAdd}>
        <Plus size={18} strokeWidth={2} aria-hidden />
        {t('goals.add')}
      </Button>
    </Panel>
  )
}

/** A dashed flag on the line of saved pulls: the goal that is still missing. */
function EmptyFlag() {
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 84 84"
      width="84"
      height="84"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <path d="M10 66H76" opacity="0.35" />
      <path d="M18 66v-4M30 66v-4M42 66v-4M54 66v-4M66 66v-4" opacity="0.5" />
      <path d="M12 58H24V50H36V42H48V34H58" strokeWidth="1.5" />
      <path d="M60 66V16" strokeWidth="1.5" />
      <path d="M60 16H76L71 23L76 30H60" strokeDasharray="3 3" />
      <path
        d="M28 20c.5 4.6 2.4 6.5 7 7-4.6.5-6.5 2.4-7 7-.5-4.6-2.4-6.5-7-7 4.6-.5 6.5-2.4 7-7Z"
        fill="currentColor"
        stroke="none"
      />
      <circle cx="44" cy="14" r="1.5" fill="currentColor" stroke="none" />
      <circle cx="14" cy="40" r="1.5" fill="currentColor" stroke="none" />
    </svg>
  )
}

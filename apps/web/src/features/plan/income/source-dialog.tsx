import { PLAN_LIMITS } from '@ephemeris/core/plan/stored/player-plan'
import type { IncomeSource } from '@ephemeris/gamedata/income/income'
import { incomeOrigins, isOriginKind } from '@ephemeris/gamedata/income/income-origin'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income.module.css'
import { useSourceWords } from '#web/features/plan/income/use-source-words'
import { NumberField } from '#web/features/plan/owned/number-field.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { joinNames } from '#web/i18n/words/join-names'
import { setAmount } from '#web/state/plan/plan-actions'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'

interface SourceDialogProps {
  source: IncomeSource
  page: PlanPage
  words: PlanWords
  onClose: () => void
}

/** Where an amount comes from, and the player's own in its place. */
export function SourceDialog({ source, page, words, onClose }: SourceDialogProps) {
  const t = useTranslations('plan')
  const language = useLocale()
  const id = useId()
  const { account, plan } = page
  const { nameOf, everyText } = useSourceWords(account.gameId, words)
  const { since, confidence, src, costs, range, amount, kind, topic } = source
  const own = plan.amounts[source.id]
  const origins = incomeOrigins(src).map((origin) => (isOriginKind(origin) ? t(`income.origins.${origin}`) : origin))

  return (
    <Dialog title={nameOf(source)} widthPx={440} onClose={onClose}>
      <Grid as="ul" gap={6} text="body">
        <li>{everyText(source, undefined)}</li>
        {range && amount > 0 && <li>{t('income.band', range)}</li>}
        {kind === 'conditional' && <li>{t(topic === 'shop' ? 'income.affordableDetail' : 'income.clearedDetail')}</li>}
        {costs && costs.amount !== null && <li>{t('income.costs', { amount: costs.amount })}</li>}
        <li>{since === null ? t('income.sinceUnknown') : t('income.since', { version: since })}</li>
        <li>{t(`income.confidence.${confidence}`)}</li>
        {origins.length > 0 && <li>{t('income.sources', { sources: joinNames(origins, language) })}</li>}
      </Grid>
      <Row gap={12} justify="between" text="body" weight="medium" padY={14} className={styles.own}>
        <label htmlFor={id}>{t('income.own')}</label>
        <NumberField
          id={id}
          value={own ?? amount}
          max={PLAN_LIMITS.amount}
          onChange={(value) => setAmount(account, source.id, value === amount ? null : value)}
        />
      </Row>
      <DialogButtons>
        {own !== undefined && (
          <Button look="ghost" onClick={() => setAmount(account, source.id, null)}>
            {t('income.back', { amount })}
          </Button>
        )}
        <Button onClick={onClose}>{t('ok')}</Button>
      </DialogButtons>
    </Dialog>
  )
}

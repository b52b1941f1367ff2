import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/overview/overview.module.css'
import { PitySteps } from '#web/features/gacha/rarity/pity-steps.tsx'
import { useChoice } from '#web/state/pulls/pull-choice'
import { star } from '#web/ui/art/paths'
import { PityDial } from '#web/ui/art/pity-dial.tsx'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Where the ring has its marks; it stays empty and names no number. */
const RING = { hard: 90, lastFlat: 73 }
const LINE_Y = 40
const STARS = [
  { x: 22, radius: 9, outcome: 'won' },
  { x: 62, radius: 13, outcome: 'lost' },
  { x: 96, radius: 7, outcome: 'guaranteed' },
  { x: 132, radius: 11, outcome: 'won' },
]

/** What the page shows once there are pulls, in drawings that say nothing of anyone. (GACHA-38) */
export function PullsPreview() {
  const t = useTranslations('gacha')
  const titleId = useId()
  const five = t(rarityKey(useChoice().gameId, 5))

  return (
    <Panel as="section" gap={12} padX={20} padY={16} aria-labelledby={titleId}>
      <Text kind="title" as="h2" id={titleId}>
        {t('preview.title')}
      </Text>
      <Grid as="ul" gap={18} className={styles.parts}>
        <Part title={t('preview.pity.title')} text={t('preview.pity.text', { five })}>
          <PityDial count={0} figure="?" caption={t('pity.noHard')} {...RING} />
        </Part>
        <Part title={t('preview.cost.title', { five })} text={t('preview.cost.text')}>
          <Row as="span" gap={5} align="stretch" justify="center" wrap>
            <PitySteps rarity={5} />
          </Row>
        </Part>
        <Part title={t('preview.year.title')} text={t('preview.year.text', { five })}>
          <svg viewBox="0 0 156 80" aria-hidden="true">
            <path
              className={styles.line}
              d={`M2 ${LINE_Y}H154M2 ${LINE_Y}v8M54 ${LINE_Y}v8M106 ${LINE_Y}v8M154 ${LINE_Y}v8`}
            />
            {STARS.map(({ x, radius, outcome }) => (
              <path key={x} className={styles.star} data-outcome={outcome} d={star({ x, y: LINE_Y }, radius, 0.2)} />
            ))}
          </svg>
        </Part>
      </Grid>
    </Panel>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Row as="li" gap={12}>
      <span className={styles.picture} aria-hidden>
        {children}
      </span>
      <Stack>
        <Text kind="strong" as="b">
          {title}
        </Text>
        <Text kind="hint">{text}</Text>
      </Stack>
    </Row>
  )
}

import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Lock from 'lucide-react/icons/lock'
import Scale from 'lucide-react/icons/scale'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

const POINTS: readonly { id: 'dates' | 'odds' | 'privacy'; icon: LucideIcon; to: string }[] = [
  { id: 'dates', icon: BadgeCheck, to: '/notification' },
  { id: 'odds', icon: Scale, to: '/plan' },
  { id: 'privacy', icon: Lock, to: '/settings#device' },
]

/** Where dates and odds come from, and what is kept of the player. (PAGE-1) */
export function Sources() {
  const t = useTranslations('about.sources')
  return (
    <Grid as="ul" gap={16} className={styles.sources} aria-label={t('label')}>
      {POINTS.map(({ id, icon: Icon, to }) => (
        <Row as="li" panel gap={12} padX={20} padY={16} align="start" key={id}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <Text as="h2" kind="bold">
              {t(`${id}.title`)}
            </Text>
            <Text as="p" kind="hint">
              {t(`${id}.text`)}
            </Text>
            <Row as={PageLink} inline padY={4} text="link" to={to}>
              {t(`${id}.link`)}
            </Row>
          </div>
        </Row>
      ))}
    </Grid>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { GameSites } from '#web/app/screens/about/game-sites.tsx'
import { Product } from '#web/app/screens/about/product.tsx'
import { Sources } from '#web/app/screens/about/sources.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What the product is, where its facts come from, what it keeps of its users, and what it is not. (PAGE-1) */
export function AboutScreen() {
  const t = useTranslations('shell')
  return (
    <Page title={t('pages.about.title')}>
      <Stack gap={16}>
        <Product />
        <Sources />
        <GameSites />
        <Disclaimer />
      </Stack>
    </Page>
  )
}

const POINTS = ['fans', 'publishers', 'rights', 'dates'] as const

/** What this product is not, and to whom the games belong. (PAGE-1) */
function Disclaimer() {
  const t = useTranslations('about')
  const titleId = useId()

  return (
    <Text as="section" kind="hint" className={styles.note} aria-labelledby={titleId}>
      <Text as="h2" kind="bold" id={titleId} className={styles.noteTitle}>
        {t('disclaimer.title')}
      </Text>
      <Grid as="ul" className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{t.rich(`disclaimer.${point}`, { b: strong })}</li>
        ))}
      </Grid>
    </Text>
  )
}

function strong(words: ReactNode): ReactNode {
  return (
    <Text as="strong" kind="bold">
      {words}
    </Text>
  )
}

import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
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
    <Stack as="section" gap={4} padX={4} text="hint" aria-labelledby={titleId}>
      <Text as="h2" kind="strong" id={titleId}>
        {t('disclaimer.title')}
      </Text>
      <Grid as="ul" columns={2} phoneColumns={1} gap={24} rowGap={6}>
        {POINTS.map((point) => (
          <li key={point}>{t.rich(`disclaimer.${point}`, { b: strong })}</li>
        ))}
      </Grid>
    </Stack>
  )
}

function strong(words: ReactNode): ReactNode {
  return (
    <Text as="strong" kind="bold">
      {words}
    </Text>
  )
}

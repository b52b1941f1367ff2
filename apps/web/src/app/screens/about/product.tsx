import CodeXml from 'lucide-react/icons/code-xml'
import Scale from 'lucide-react/icons/scale'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/about/about.module.css'
import { useConfig } from '#web/state/config'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

const NEWS = ['plan', 'announced', 'pulls'] as const

/** What this product is, which version runs here, what is new in it, where its source is, and who makes it. (PAGE-1) */
export function Product() {
  const t = useTranslations()
  const { data: config } = useConfig()
  const titleId = useId()
  const newsId = useId()
  const teamId = useId()

  return (
    <Grid gap={16} className={styles.product}>
      <Grid as="section" panel gap={10} padY={20} padX={20} className={styles.project} aria-labelledby={titleId}>
        <Row gap={12} rowGap={4} wrap>
          <Tile px={48} tone="primary" isRound>
            <BrandMark size={28} />
          </Tile>
          <Text as="h2" kind="page" id={titleId}>
            Ephemeris
          </Text>
          <Text kind="hint" figures>
            {config ? t('about.project.version', { version: config.version }) : '\u200b'}
          </Text>
        </Row>
        <p>{t('about.project.what')}</p>
        <Row gap={20} rowGap={0} wrap>
          <Row as="span" inline gap={8} text="body" weight="medium">
            <Scale size={16} strokeWidth={1.75} aria-hidden />
            {t('about.project.licence')}
          </Row>
          {config && (
            <Row as={ExternalLink} inline gap={8} text="link" href={config.site.sourceUrl} iconPx={14}>
              <CodeXml size={16} strokeWidth={1.75} aria-hidden />
              {t('about.project.source')}
            </Row>
          )}
        </Row>
        <section aria-labelledby={teamId}>
          <h3 id={teamId} className="visually-hidden">
            {t('about.team.title')}
          </h3>
          <ul>
            <Row as="li" gap={8} rowGap={0} wrap text="hint">
              <Text kind="strong">{t('about.team.name')}</Text>
              <span>{t('about.team.role')}</span>
            </Row>
          </ul>
        </section>
      </Grid>
      <Panel as="section" gap={4} padX={20} padY={20} aria-labelledby={newsId}>
        <Text as="h2" kind="title" id={newsId}>
          {t('about.news.title')}
        </Text>
        <Stack as="ul" divided text="body">
          {NEWS.map((id) => (
            <Row as="li" padY={10} key={id}>
              {t(`about.news.${id}`)}
            </Row>
          ))}
        </Stack>
      </Panel>
    </Grid>
  )
}

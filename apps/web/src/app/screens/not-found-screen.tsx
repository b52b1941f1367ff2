import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/not-found-screen.module.css'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The page of every unknown address: the sky with one star missing. */
export function NotFoundScreen() {
  const t = useTranslations('shell')
  return (
    <Stack gap={12} align="center" className={styles.screen}>
      <svg aria-hidden="true" width="160" height="120" viewBox="0 0 160 120" fill="none" stroke="currentColor">
        <path d="M18 92 48 40l30 20m40-4 12-34 16 44" opacity="0.5" />
        {[
          [18, 92],
          [48, 40],
          [130, 22],
          [146, 66],
          [78, 60],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.5" fill="currentColor" stroke="none" />
        ))}
        <path d="m78 60 40-4" strokeDasharray="2 4" />
        <circle cx="118" cy="56" r="8" fill="var(--page)" strokeDasharray="3 3" />
      </svg>
      <Text as="h1" kind="page">
        {t('notFound.title')}
      </Text>
      <Text as="p" kind="quiet" className={styles.message}>
        {t('notFound.message')}
      </Text>
      <LinkButton look="primary" size="lg" to="/">
        {t('notFound.home')}
      </LinkButton>
    </Stack>
  )
}

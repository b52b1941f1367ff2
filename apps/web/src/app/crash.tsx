import type { Areas, TextsOf } from '@ephemeris/texts/areas'
import { shell as english } from '@ephemeris/texts/en/shell'
import { useTranslations } from 'use-intl'
import styles from '#web/app/app.module.css'
import { useVersion } from '#web/lib/offline/versions'
import { useReachability } from '#web/lib/server/reachability'
import { Button } from '#web/ui/button/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface CrashProps {
  texts: Pick<TextsOf<Areas['shell']['crash']>, 'title' | 'message'>
  /** What the button says, and what it does. */
  way: { readonly label: string; readonly onPress: () => void }
}

/** Says why there is no page and how to go on. (SHELL-7) */
function Crash({ texts, way }: CrashProps) {
  return (
    <Stack gap={12} align="center" padY={16} padX={16} className={styles.crash} role="alert">
      <Text as="h1" kind="page">
        {texts.title}
      </Text>
      <Text as="p" kind="quiet" className={styles.message}>
        {texts.message}
      </Text>
      <Button look="primary" size="lg" onClick={way.onPress}>
        {way.label}
      </Button>
    </Stack>
  )
}

const reload = () => window.location.reload()

export function ScreenCrash() {
  const t = useTranslations('shell')
  const texts = { title: t('crash.title'), message: t('crash.message') }
  return <Crash texts={texts} way={{ label: t('crash.reload'), onPress: reload }} />
}

/**
 * A screen that did not come is of a version that is no longer there, or was never kept for a time without a server.
 * (SHELL-54)
 */
export function ScreenNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell')
  const { hasNewer } = useVersion()
  const { isReachable } = useReachability()
  const reason = hasNewer ? 'outdated' : isReachable ? 'unloaded' : 'unkept'
  const way = hasNewer ? { label: t('crash.reload'), onPress: reload } : { label: t('retry'), onPress: onRetry }
  return <Crash texts={{ title: t(`${reason}.title`), message: t(`${reason}.message`) }} way={way} />
}

/** For failures around the texts themselves: English, which is part of the first load. */
export function AppCrash() {
  return <Crash texts={english.crash} way={{ label: english.crash.reload, onPress: reload }} />
}

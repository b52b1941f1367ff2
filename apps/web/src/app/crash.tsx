import type { Areas, TextsOf } from '@ephemeris/texts/areas'
import { shell as english } from '@ephemeris/texts/en/shell'
import { useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/app.module.css'
import { beginDrawing, endDrawing } from '#web/lib/before-paint/first-paint'
import { useVersion } from '#web/lib/offline/versions'
import { useReachability } from '#web/lib/server/reachability'
import { Button } from '#web/ui/button/button.tsx'

interface CrashProps {
  texts: TextsOf<Areas['shell']['crash']>
}

/** Says that the page stopped working and how to go on. (SHELL-7) */
function Crash({ texts }: CrashProps) {
  return (
    <div className={styles.crash} role="alert">
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.message}>{texts.message}</p>
      <Button look="primary" size="lg" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}

/** A part that did not come is of a version that is no longer there, or was never kept for a time without a server. */
export function ScreenCrash() {
  const t = useTranslations('shell')
  const { hasNewer } = useVersion()
  const { isReachable } = useReachability()
  const reason = hasNewer ? 'outdated' : isReachable ? 'crash' : 'unkept'
  return <Crash texts={{ title: t(`${reason}.title`), message: t(`${reason}.message`), reload: t('crash.reload') }} />
}

/** For failures around the texts themselves: English, which is part of the first load. */
export function AppCrash() {
  useLayoutEffect(() => {
    beginDrawing()
    endDrawing()
  }, [])
  return <Crash texts={english.crash} />
}

import { useTranslations } from 'use-intl'
import styles from '#web/app/crash.module.css'
import type { Areas, TextsOf } from '#web/i18n/areas'
import { shell as english } from '#web/i18n/locales/en/shell'
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

export function ScreenCrash() {
  const t = useTranslations('shell')
  return <Crash texts={{ title: t('crash.title'), message: t('crash.message'), reload: t('crash.reload') }} />
}

/** For failures around the texts themselves: English, which is part of the first load. */
export function AppCrash() {
  return <Crash texts={english.crash} />
}

import type { LucideIcon } from 'lucide-react'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/install-steps.module.css'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

const STEPS = [
  { key: 'share', icon: Share },
  { key: 'add', icon: SquarePlus },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

/** The two steps by which iOS puts a page on the home screen, where it does not see what the browser keeps. (PWA-9) */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('install.title')} widthPx={400} onClose={onClose}>
      <ol className={styles.steps}>
        {STEPS.map(({ key, icon: Icon }) => (
          <li key={key} className={styles.step}>
            <span className={styles.picture}>
              <Icon size={26} strokeWidth={1.75} aria-hidden />
            </span>
            {t(`install.${key}`)}
          </li>
        ))}
      </ol>
      <p className={styles.own}>{t('install.own')}</p>
    </Dialog>
  )
}

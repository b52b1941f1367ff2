import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Navigation } from '#web/app/shell/navigation.tsx'
import styles from '#web/app/shell/shell.module.css'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'

interface DrawerProps {
  onClose: () => void
}

/** The whole navigation, over the page. */
export function Drawer({ onClose }: DrawerProps) {
  const t = useTranslations('shell')
  return (
    <Modal placement="start" widthPx={288} label={t('navigation')} onClose={onClose}>
      <div className={styles.head}>
        <IconButton icon={X} label={t('menu.close')} onClick={onClose} />
        <span className={styles.drawerBrand}>
          <BrandMark size={26} />
          {t('appTitle')}
        </span>
      </div>
      <div className={styles.body}>
        <Navigation form="full" onLeave={onClose} />
      </div>
    </Modal>
  )
}

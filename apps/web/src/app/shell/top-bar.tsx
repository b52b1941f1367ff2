import { Menu } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AccountSign } from '#web/app/shell/account-sign.tsx'
import { InstallButton } from '#web/app/shell/install-button.tsx'
import { LanguageMenu } from '#web/app/shell/language-menu.tsx'
import styles from '#web/app/shell/shell.module.css'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface TopBarProps {
  /** What the menu button does depends on the width: open the drawer, or narrow the sidebar. */
  menuLabel: string
  isMenuExpanded: boolean
  onMenu: () => void
  /** The window is low and has a rail, where the account is then. */
  isLow: boolean
}

export function TopBar({ menuLabel, isMenuExpanded, onMenu, isLow }: TopBarProps) {
  const t = useTranslations('shell')
  return (
    <header className={styles.bar}>
      <IconButton icon={Menu} label={menuLabel} aria-expanded={isMenuExpanded} onClick={onMenu} />
      <PageLink to="/" className={styles.topBarBrand}>
        <BrandMark size={26} />
        {t('appTitle')}
      </PageLink>
      <InstallButton />
      <LanguageMenu />
      {!isLow && <AccountSign />}
    </header>
  )
}

import Download from 'lucide-react/icons/download'
import Menu from 'lucide-react/icons/menu'
import { useTranslations } from 'use-intl'
import { AccountSign } from '#web/app/shell/account-sign.tsx'
import { LanguageMenu } from '#web/app/shell/language-menu.tsx'
import styles from '#web/app/shell/shell.module.css'
import { acceptInstallOffer, useInstallOffer } from '#web/lib/outside/install-offer'
import { useOpenHere } from '#web/lib/page/router.tsx'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { laterLayer } from '#web/ui/part/later.tsx'

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
    <Row as="header" gap={6} fixed className={styles.bar}>
      <IconButton icon={Menu} label={menuLabel} aria-expanded={isMenuExpanded} onClick={onMenu} />
      <Row as={PageLink} gap={10} to="/" className={styles.topBarBrand}>
        <BrandMark size={26} />
        {t('appTitle')}
      </Row>
      <InstallButton />
      <LanguageMenu />
      {!isLow && <AccountSign />}
    </Row>
  )
}

/** For browsers that cannot ask themselves. */
const InstallSteps = laterLayer(async () => (await import('#web/app/shell/install-steps.tsx')).InstallSteps)

/** In the bar on top, only while the browser offers to install the app. (PWA-9) */
function InstallButton() {
  const t = useTranslations('shell')
  const { offer } = useInstallOffer()
  const [showsSteps, setShowsSteps] = useOpenHere(false)
  if (offer === 'none') return null

  return (
    <>
      <Button
        look="quiet"
        className={styles.button ?? ''}
        aria-label={t('install.label')}
        onClick={() => (offer === 'prompt' ? void acceptInstallOffer() : setShowsSteps(true))}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.words}>{t('install.label')}</span>
      </Button>
      {showsSteps && <InstallSteps onClose={() => setShowsSteps(false)} />}
    </>
  )
}

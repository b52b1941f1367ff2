import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import { useTranslations } from 'use-intl'
import { AccountSign } from '#web/app/shell/account-sign.tsx'
import { Navigation } from '#web/app/shell/navigation.tsx'
import styles from '#web/app/shell/shell.module.css'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'

interface SidebarProps {
  isRail: boolean
  /** The account is at its foot instead of in the top bar. */
  isLow: boolean
  /** Icons alone. */
  isBare: boolean
  /** Narrow screens have the rail alone: then there is nothing to switch. */
  onToggle: (() => void) | null
}

/** The permanent navigation of wide screens. */
export function Sidebar({ isRail, isLow, isBare, onToggle }: SidebarProps) {
  const t = useTranslations('shell')
  const Icon = isRail ? ChevronsRight : ChevronsLeft
  const label = isRail ? t('menu.expand') : t('menu.collapse')

  return (
    <Stack padY={14} padX={12} fixed className={styles.side} data-rail={isRail || undefined}>
      <Navigation form={isBare ? 'icons' : isRail ? 'rail' : 'full'} />
      {isLow && (
        <div className={styles.account}>
          <AccountSign />
        </div>
      )}
      {onToggle && (
        // For the pointer alone where the button in the top bar does the same.
        <Row
          as={Pressable}
          gap={14}
          padX={14}
          text="quiet"
          weight="medium"
          className={styles.toggle}
          aria-label={label}
          aria-hidden={!isBare || undefined}
          tabIndex={isBare ? undefined : -1}
          onClick={onToggle}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {!isRail && <span>{label}</span>}
        </Row>
      )}
    </Stack>
  )
}

import type { LucideIcon } from 'lucide-react'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Grid, Row } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Text } from '#web/ui/text/text.tsx'

const STEPS = [
  { key: 'share', icon: Share },
  { key: 'add', icon: SquarePlus },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

/** The two steps by which iOS puts a page on the home screen, where it does not see what the browser keeps. (PWA-9) */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('install.title')} widthPx={400} onClose={onClose}>
      <Grid gap={16}>
        <Grid as="ol" gap={12}>
          {STEPS.map(({ key, icon: Icon }) => (
            <Row as="li" gap={16} key={key}>
              <Tile px={56} tone="primary">
                <Icon size={26} strokeWidth={1.75} aria-hidden />
              </Tile>
              {t(`install.${key}`)}
            </Row>
          ))}
        </Grid>
        <Text as="p" kind="hint">
          {t('install.own')}
        </Text>
      </Grid>
    </Dialog>
  )
}

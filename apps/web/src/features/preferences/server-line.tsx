import { useTranslations } from 'use-intl'
import { chooseServer, useIsServerInDoubt, useServerZone } from '#web/state/server-zone'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Until a server was chosen: whose times the page shows, a way to another one, and a click that keeps it. (ZONE-5) */
export function ServerLine() {
  const t = useTranslations('shell')
  const isInDoubt = useIsServerInDoubt()
  const zone = useServerZone()
  if (!isInDoubt) return null

  return (
    <Row as={Text} kind="hint" wrap gap={8} rowGap={0}>
      <span>{t('server.line', { server: t(`server.names.${zone}`) })}</span>
      {/* Both answers on one line, below the sentence where they do not fit beside it. */}
      <Row as="span" gap={8}>
        <Row as={PageLink} to="/settings?highlight=games" inline justify="center" padY={4} text="link">
          {t('server.change')}
        </Row>
        <Row as={Pressable} inline justify="center" padY={4} text="link" onClick={() => chooseServer(zone)}>
          {t('server.right')}
        </Row>
      </Row>
    </Row>
  )
}

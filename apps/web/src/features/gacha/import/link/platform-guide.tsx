import { monthText } from '@ephemeris/core/gacha/names/month-text'
import type { GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/import.module.css'
import { FIND_LINK, FIND_LINK_FILE, FIND_LINK_SHA256, RUN_FIND_LINK } from '#web/features/gacha/import/link/find-link'
import type { Platform } from '#web/features/gacha/import/link/likely-platform'
import { saveFile } from '#web/lib/outside/save-file'
import { Button } from '#web/ui/button/button.tsx'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** When the ways below were last looked at; games change them without a word. */
const AS_OF = '2026-10'

const STEPS = [1, 2, 3, 4] as const

interface PlatformGuideProps {
  platform: Platform
  gameId: GameId
}

/** How to come by the link on a device. */
export function PlatformGuide({ platform, gameId }: PlatformGuideProps) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const capture = traitsOf(gameId).publisher === 'kuro' ? ('iosRequest' as const) : ('iosLink' as const)
  const guide = platform === 'ios' ? capture : platform
  return (
    <Stack gap={8}>
      <Text kind="body" as="ol" className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`guide.${guide}.step${step}`)}</li>
        ))}
      </Text>
      {platform === 'windows' && <WindowsScript />}
      <Text kind="note" as="p">
        {t('guide.asOf', { month: monthText(AS_OF, language, 'long') })}
      </Text>
    </Stack>
  )
}

/** Our script that finds the link: to be looked at, saved and run; nothing is piped into a shell unseen. */
function WindowsScript() {
  const t = useTranslations('gachaImport')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={8}>
      <Button onClick={() => saveFile(new Blob([FIND_LINK], { type: 'text/plain' }), FIND_LINK_FILE)}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        {t('script.save')}
      </Button>
      <Row gap={10} rowGap={4} padX={10} padY={6} justify="between" wrap text="small" className={styles.command}>
        <code title={RUN_FIND_LINK}>{RUN_FIND_LINK}</code>
        <CopyButton text={RUN_FIND_LINK} label={t('script.copy')} doneLabel={t('script.copied')} />
      </Row>
      <Disclosure title={t('script.read')} isOpen={isOpen} onToggle={setOpen}>
        <Text kind="note" as="p" className={styles.hash}>
          {t('script.hash')} <code>{FIND_LINK_SHA256}</code>
        </Text>
        <CopyButton text={FIND_LINK} label={t('script.copyAll')} doneLabel={t('script.copied')} />
        <ScrollBox label={FIND_LINK_FILE} className={styles.source}>
          <Text kind="small" as="pre" data-script>
            {FIND_LINK}
          </Text>
        </ScrollBox>
      </Disclosure>
    </Stack>
  )
}

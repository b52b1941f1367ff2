import { MINUTE_MS } from '@ephemeris/core/time/instant'
import Gift from 'lucide-react/icons/gift'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { codePulls, useCodes } from '#web/state/evening/codes'
import { useCountdownText } from '#web/state/words/countdown-text'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** How many codes are not used, what they are worth and when the first ends, in one line that leads to them. (CODE-13) */
export function CodesLine() {
  const t = useTranslations('tonight')
  const countdown = useCountdownText()
  const now = useNow(MINUTE_MS)
  const { open } = useCodes()
  const [first] = open
  if (!first) return null
  const pulls = codePulls(open)

  return (
    <Row as={PageLink} inline gap={6} text="link" to="/tonight" className={styles.codes} data-codes={open.length}>
      <Gift size={16} strokeWidth={1.75} aria-hidden />
      <Text kind="strong">
        {pulls > 0 ? t('codes', { count: open.length, pulls }) : t('codesFree', { count: open.length })}
      </Text>
      {first.until !== null && (
        <Text kind="note">
          {t('codesFirstEnd', { time: countdown.left({ at: first.until, certainty: 'announced' }, now) })}
        </Text>
      )}
    </Row>
  )
}

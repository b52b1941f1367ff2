import type { OwnFacts } from '@ephemeris/core/activity/activity'
import Pencil from 'lucide-react/icons/pencil'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { openOwnForm } from '#web/state/timeline/own-form'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface OwnBlockProps {
  own: OwnFacts
  onClose: () => void
}

/** In the place of a source: what the player has written, and the way to change it. (OWN-3) */
export function OwnBlock({ own: { entryId, worth, note, effort }, onClose }: OwnBlockProps) {
  const t = useTranslations('own')

  const facts = [
    t('facts'),
    ...(worth > 0 ? [t('worthFact', { pulls: worth })] : []),
    ...(effort ? [t(`efforts.${effort}`)] : []),
  ]

  function change(): void {
    onClose()
    openOwnForm({ entryId })
  }

  return (
    <section className={styles.part} aria-label={t('facts')}>
      <Row wrap gap={16} rowGap={8} justify="between">
        <Text kind="strong">{facts.join(' · ')}</Text>
        <Button onClick={change}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          {t('edit')}
        </Button>
      </Row>
      {note !== '' && (
        <Text kind="body" as="p" className={styles.note}>
          {note}
        </Text>
      )}
    </section>
  )
}

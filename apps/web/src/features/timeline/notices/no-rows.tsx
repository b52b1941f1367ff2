import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/timeline.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'

interface NoRowsProps {
  /** There are activities, but the filter lets none through. */
  isFiltered: boolean
  onClearFilter: () => void
}

/** In the place of the rows where there are none. */
export function NoRows({ isFiltered, onClearFilter }: NoRowsProps) {
  const t = useTranslations('timeline')

  return (
    <Stack align="center" justify="center" gap={14} text="quiet" className={styles.noRows} role="status">
      <EmptyStar />
      <p>{t(isFiltered ? 'empty.filtered' : 'empty.none')}</p>
      {isFiltered ? (
        <Button onClick={onClearFilter}>{t('empty.clear')}</Button>
      ) : (
        <LinkButton to="/settings?highlight=games">{t('empty.choose')}</LinkButton>
      )}
    </Stack>
  )
}

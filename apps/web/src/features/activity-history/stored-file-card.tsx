import { momentText } from '@ephemeris/core/language/dates'
import { instant } from '@ephemeris/core/time/instant'
import FileJson from 'lucide-react/icons/file-braces'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import type { StoredFile } from '#web/lib/activities-db'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface StoredFileCardProps {
  /** The file that was imported last. */
  file: StoredFile
  /** Kinds of activities stored. */
  count: number
  onDelete: () => void
}

export function StoredFileCard({ file, count, onDelete }: StoredFileCardProps) {
  const t = useTranslations('activityHistory')
  const format = useFormatter()
  const style = useDeviceMomentStyle()
  const [isAsking, setAsking] = useState(false)
  const size = format.number(file.sizeBytes / 1024, { maximumFractionDigits: 1, style: 'unit', unit: 'kilobyte' })

  return (
    <Card
      icon={FileJson}
      title={t('file.title')}
      action={
        <Button look="danger" onClick={() => setAsking(true)}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          {t('delete.verb')}
        </Button>
      }
    >
      <Grid as="dl" gap={12} padY={8} className={styles.totals}>
        <div>
          <dt>
            <Text kind="note">{t('file.name')}</Text>
          </dt>
          <Text kind="medium" as="dd" figures anywhere>
            {file.name}
          </Text>
        </div>
        <div>
          <dt>
            <Text kind="note">{t('file.date')}</Text>
          </dt>
          <Text kind="medium" as="dd" figures anywhere>
            {momentText(instant(file.importedAt), style)}
          </Text>
        </div>
        <div>
          <dt>
            <Text kind="note">{t('file.size')}</Text>
          </dt>
          <Text kind="medium" as="dd" figures anywhere>
            {size}
          </Text>
        </div>
        <div>
          <dt>
            <Text kind="note">{t('file.kinds')}</Text>
          </dt>
          <Text kind="medium" as="dd" figures anywhere>
            {format.number(count)}
          </Text>
        </div>
      </Grid>
      {isAsking && (
        <ConfirmDialog
          title={t('delete.title')}
          consequence={t('delete.consequence', { count })}
          verb={t('delete.verb')}
          isDestructive
          onConfirm={() => {
            setAsking(false)
            onDelete()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

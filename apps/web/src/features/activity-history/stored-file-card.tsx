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
      <dl className={styles.storedFileCardFacts}>
        <div>
          <dt>{t('file.name')}</dt>
          <dd className={styles.storedFileCardName}>{file.name}</dd>
        </div>
        <div>
          <dt>{t('file.date')}</dt>
          <dd>{momentText(instant(file.importedAt), style)}</dd>
        </div>
        <div>
          <dt>{t('file.size')}</dt>
          <dd>{size}</dd>
        </div>
        <div>
          <dt>{t('file.kinds')}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      </dl>
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

import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/keys/keys-dialog.module.css'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const KEYS = [
  { keys: ['↑', '↓'], text: 'rows' },
  { keys: ['Home', 'End'], text: 'ends' },
  { keys: ['Page ↑', 'Page ↓'], text: 'pages' },
  { keys: ['←', '→'], text: 'days' },
  { keys: ['Shift ←', 'Shift →'], text: 'weeks' },
  { keys: ['Enter'], text: 'open' },
  { keys: ['1', '2', '3', '4', '5'], text: 'marks' },
  { keys: ['B'], text: 'bell' },
  { keys: ['T', 'N'], text: 'now' },
  { keys: ['D'], text: 'day' },
  { keys: ['/'], text: 'search' },
  { keys: ['S'], text: 'sort' },
  { keys: ['Esc'], text: 'leave' },
  { keys: ['?'], text: 'help' },
] as const

/** The keys of the timeline, and how wheel and mouse move it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('timeline')

  return (
    <Dialog title={t('keys.title')} widthPx={480} onClose={onClose}>
      <dl className={styles.list}>
        {KEYS.map(({ keys, text }) => (
          <Row key={text} gap={16} className={styles.line}>
            <Row as="dt" wrap fixed gap={4} className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </Row>
            <Text kind="body" as="dd" className={styles.text}>
              {t(`keys.${text}`)}
            </Text>
          </Row>
        ))}
      </dl>
      <Text kind="note" as="p" className={styles.mouse}>
        {t('keys.mouse')}
      </Text>
    </Dialog>
  )
}

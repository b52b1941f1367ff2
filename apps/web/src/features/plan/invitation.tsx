import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EmptyFlag } from '#web/features/plan/empty-flag.tsx'
import styles from '#web/features/plan/plan.module.css'
import { Button } from '#web/ui/button/button.tsx'

/** Says what a plan answers, before the first goal: it waits for no facts. */
export function Invitation({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('plan')
  return (
    <section className={styles.invitation}>
      <EmptyFlag />
      <h2 className={styles.invitationTitle}>{t('empty.title')}</h2>
      <p className={styles.text}>{t('empty.text')}</p>
      <Button look="primary" size="lg" onClick={onAdd}>
        <Plus size={18} strokeWidth={2} aria-hidden />
        {t('goals.add')}
      </Button>
    </section>
  )
}

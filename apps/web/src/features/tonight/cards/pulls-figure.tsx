import { useTranslations } from 'use-intl'
import styles from '#web/features/tonight/cards/pulls-figure.module.css'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'

/** `2.6 pulls` */
export function PullsFigure({ pulls }: { pulls: number }) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  return (
    <span className={styles.figure}>
      {t.rich('pulls', { pulls: words.pulls(pulls), b: (figure) => <b>{figure}</b> })}
    </span>
  )
}

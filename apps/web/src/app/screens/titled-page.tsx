import type { ReactNode } from 'react'
import styles from '#web/app/screens/titled-page.module.css'

interface TitledPageProps {
  title: string
  /** One sentence below the title. */
  intro?: string
  children: ReactNode
}

/** A page of the usual width under its title. */
export function TitledPage({ title, intro, children }: TitledPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}

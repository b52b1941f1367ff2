import { Fragment } from 'react'
import styles from '#web/ui/phrases/phrases.module.css'

/**
 * Short texts in a row, `60 Primogems a day · resets Jun 1`: a line ends between two of them if it can, and none begins or
 * ends with the dot.
 */
export function Phrases({ texts }: { texts: readonly string[] }) {
  return (
    <span className={styles.phrases}>
      {texts.map((text, place) => (
        <Fragment key={text}>
          {place > 0 && ' '}
          <span className={styles.phrase}>
            {place > 0 && <span className={styles.dot}>{'·\u00a0'}</span>}
            <span>{text}</span>
          </span>
        </Fragment>
      ))}
    </span>
  )
}

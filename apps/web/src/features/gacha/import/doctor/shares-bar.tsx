import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { type FileShares, sharesOf } from '#web/features/gacha/import/doctor/file-shares'

const SHARES = ['added', 'known', 'doubtful', 'leftOut'] as const satisfies readonly (keyof FileShares)[]

/** How many rows are new, known, doubtful and left out: a bar, and the same in words. (DOC-19) */
export function SharesBar({ preview, added }: { preview: FilePreview; added: number }) {
  const t = useTranslations('importDoctor')
  const shares = sharesOf(preview, added)
  const shown = SHARES.filter((share) => shares[share] > 0)
  if (shown.length === 0) return null
  return (
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden>
        {shown.map((share) => (
          <span key={share} className={styles.segment} data-share={share} style={{ flexGrow: shares[share] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map((share) => (
          <li key={share}>
            <span className={styles.key} data-share={share} aria-hidden />
            {t(`share.${share}`, { count: shares[share] })}
          </li>
        ))}
      </ul>
    </div>
  )
}

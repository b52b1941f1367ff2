import { useTranslations } from 'use-intl'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import styles from '#web/features/plan/picture/picture.module.css'

const LAYERS = ['certain', 'usual', 'bought'] as const

export function Legend() {
  const t = useTranslations('plan')
  return (
    <p className={styles.legend} aria-hidden>
      {LAYERS.map((layer) => (
        <span key={layer}>
          <LayerSwatch layer={layer} />
          {t(`picture.${layer}`)}
        </span>
      ))}
      <span>
        <svg className={styles.swatch} viewBox="0 0 18 12" width="18" height="12" aria-hidden>
          <path d="M9 0V12M5 1H13M6 6H12M6 11H12" className={styles.ladder} />
        </svg>
        {t('picture.need')}
      </span>
    </p>
  )
}

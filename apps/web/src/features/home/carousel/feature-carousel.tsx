import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/carousel/carousel.module.css'
import { Dial } from '#web/features/home/carousel/dial.tsx'
import { FEATURES } from '#web/features/home/carousel/features'
import { useSwipe } from '#web/features/home/carousel/use-swipe'
import { IconButton } from '#web/ui/button/icon-button.tsx'

/**
 * The four features in turn. Each one's time is the animation of its pill: it pauses while the mouse is over it or
 * something in it has the focus, and does not run with reduced motion. (HOME-5)
 */
export function FeatureCarousel() {
  const t = useTranslations('home')
  const [index, setIndex] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const step = (by: 1 | -1) => setIndex((index + by + FEATURES.length) % FEATURES.length)
  const swipe = useSwipe(step)
  const isHeld = isHovered || hasFocus
  const shown = FEATURES[index] ?? FEATURES[0]

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('features.carousel')}
      aria-label={t('features.label')}
      data-held={isHeld || undefined}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <div className={styles.stage} aria-live={isHeld ? 'polite' : 'off'} {...swipe}>
        <div key={shown.id} className={styles.feature}>
          <Dial icon={shown.icon} />
          <div>
            <h2 className={styles.title}>{t(`features.${shown.id}.title`)}</h2>
            <p className={styles.text}>{t(`features.${shown.id}.text`)}</p>
          </div>
        </div>
      </div>
      <div className={styles.controls}>
        <span className={styles.pills} aria-hidden>
          {FEATURES.map(({ id }) => (
            <span key={id} className={styles.pill} data-on={id === shown.id || undefined}>
              {id === shown.id && <span className={styles.time} onAnimationEnd={() => step(1)} />}
            </span>
          ))}
        </span>
        <span className={styles.arrows}>
          <IconButton icon={ChevronLeft} size="sm" label={t('features.previous')} onClick={() => step(-1)} />
          <IconButton icon={ChevronRight} size="sm" label={t('features.next')} onClick={() => step(1)} />
        </span>
      </div>
      <ul className={styles.names}>
        {FEATURES.map(({ id, icon: Icon }, place) => (
          <li key={id}>
            <button
              type="button"
              className={styles.name}
              aria-current={id === shown.id || undefined}
              onClick={() => setIndex(place)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {t(`features.${id}.name`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

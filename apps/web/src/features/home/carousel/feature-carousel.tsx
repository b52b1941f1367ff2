import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/home/carousel/carousel.module.css'
import { FEATURES } from '#web/features/home/carousel/features'
import { circle, ticks } from '#web/ui/art/paths'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Grid, Panel, Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Panel
      as="section"
      className={styles.carousel}
      aria-roledescription={t('features.carousel')}
      aria-label={t('features.label')}
      data-held={isHeld || undefined}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Row align="stretch" className={styles.stage} aria-live={isHeld ? 'polite' : 'off'} {...swipe}>
        <Row gap={20} padY={24} padX={24} key={shown.id} className={styles.feature}>
          <Dial icon={shown.icon} />
          <div>
            <Text as="h2" kind="heading" className={styles.title}>
              {t(`features.${shown.id}.title`)}
            </Text>
            <Text as="p" kind="quiet">
              {t(`features.${shown.id}.text`)}
            </Text>
          </div>
        </Row>
      </Row>
      <Row justify="between" className={styles.controls}>
        <Row as="span" gap={6} align="stretch" aria-hidden>
          {FEATURES.map(({ id }) => (
            <span key={id} className={styles.pill} data-on={id === shown.id || undefined}>
              {id === shown.id && <span className={styles.time} onAnimationEnd={() => step(1)} />}
            </span>
          ))}
        </Row>
        <Row as="span" gap={2} align="stretch">
          <IconButton icon={ChevronLeft} size="sm" label={t('features.previous')} onClick={() => step(-1)} />
          <IconButton icon={ChevronRight} size="sm" label={t('features.next')} onClick={() => step(1)} />
        </Row>
      </Row>
      <Grid as="ul" columns={4} className={styles.names}>
        {FEATURES.map(({ id, icon: Icon }, place) => (
          <li key={id}>
            <Row
              as={Pressable}
              gap={8}
              justify="center"
              padY={6}
              padX={4}
              text="note"
              weight={id === shown.id ? 'bold' : undefined}
              className={styles.name}
              aria-current={id === shown.id || undefined}
              onClick={() => setIndex(place)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {t(`features.${id}.name`)}
            </Row>
          </li>
        ))}
      </Grid>
    </Panel>
  )
}

interface DialProps {
  icon: LucideIcon
}

const CENTRE = { x: 36, y: 36 }
const RING = circle(CENTRE, 35) + ticks(CENTRE, { inner: 30.5, outer: 35 }, 60)

/** An icon inside a ring of degrees, 72 px wide. */
function Dial({ icon: Icon }: DialProps) {
  return (
    <span className={styles.dial} aria-hidden>
      <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="currentColor">
        <path d={RING} opacity={0.55} />
      </svg>
      <Icon size={28} strokeWidth={1.75} />
    </span>
  )
}

const SWIPE_PX = 40

/**
 * Handlers that make out a swipe: a finger that goes sideways further than up or down. `onSwipe` gets 1 for one to the
 * left, which asks for what comes next, and -1 for one to the right.
 */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const dx = clientX - start.current.x
      const dy = clientY - start.current.y
      start.current = null
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

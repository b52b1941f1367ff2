import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/settings/settings.module.css'
import { SUBJECT_IDS, type SubjectId } from '#web/app/screens/settings/subject-ids'
import { SUBJECTS } from '#web/app/screens/settings/subjects'
import { goTo } from '#web/lib/page/router.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

interface SubjectAnchorsProps {
  asked: SubjectId | null
  /** What comes into view while it is highlighted. */
  pointed: SubjectId | null
}

/** Leads to each subject, and marks the one that is read. (SET-41) */
export function SubjectAnchors({ asked, pointed }: SubjectAnchorsProps) {
  const t = useTranslations('settings')
  const [current, setCurrent] = useState<SubjectId>(asked ?? SUBJECT_IDS[0])
  /** Where the last press led; there the pressed one stays marked, also at the end of the page. */
  const ledTo = useRef<number | null>(null)
  /** What the last press led to, which stays in view while the page still grows. */
  const held = useRef<HTMLElement | null>(null)

  function hold(): void {
    held.current?.scrollIntoView({ behavior: 'instant' })
    ledTo.current = window.scrollY
  }

  function show(id: SubjectId): void {
    held.current = document.getElementById(id)
    hold()
    held.current?.querySelector('h2')?.focus({ preventScroll: true })
    setCurrent(id)
  }

  const showAsked = useEffectEvent(() => {
    if (asked !== null) show(asked)
  })
  const follow = useEffectEvent(() => {
    if (pointed !== null) ledTo.current = window.scrollY
    if (window.scrollY === ledTo.current) return
    ledTo.current = null
    held.current = null
    setCurrent(subjectInView())
  })
  const grow = useEffectEvent(() => {
    if (held.current) hold()
    else follow()
  })

  useEffect(() => {
    showAsked()
    const listening = new AbortController()
    window.addEventListener('scroll', follow, { passive: true, signal: listening.signal })
    const growing = new ResizeObserver(grow)
    growing.observe(document.body)
    return () => {
      listening.abort()
      growing.disconnect()
    }
  }, [])

  useEffect(() => {
    if (pointed !== null) setCurrent(pointed)
  }, [pointed])

  function press(event: MouseEvent, id: SubjectId): void {
    event.preventDefault()
    goTo(`/settings#${id}`, { replace: true })
    show(id)
  }

  return (
    <Row as="nav" gap={4} align="stretch" wrap className={styles.anchors} aria-label={t('subjects.label')}>
      {SUBJECT_IDS.map((id) => {
        const Icon = SUBJECTS[id].icon
        return (
          <Row
            as="a"
            gap={12}
            padX={12}
            text="quiet"
            weight={id === current ? 'bold' : 'medium'}
            key={id}
            href={`#${id}`}
            className={styles.anchor}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => press(event, id)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {t(`subjects.${id}`)}
          </Row>
        )
      })}
    </Row>
  )
}

/**
 * The last subject that begins above a line, which moves from the top of the window to its foot while the page is
 * scrolled: so each has its turn, however short the last ones are.
 */
function subjectInView(): SubjectId {
  const { scrollHeight, clientHeight } = document.documentElement
  const lineY = (clientHeight * window.scrollY) / Math.max(1, scrollHeight - clientHeight)
  const begun = SUBJECT_IDS.filter((id) => {
    const subject = document.getElementById(id)
    return subject !== null && subject.getBoundingClientRect().top <= lineY
  })
  return begun.at(-1) ?? SUBJECT_IDS[0]
}

import type { ComponentPropsWithRef } from 'react'
import styles from '#web/ui/card/card.module.css'

interface ScrollBoxProps extends Pick<ComponentPropsWithRef<'div'>, 'ref' | 'onScroll' | 'children'> {
  /** What is in it. */
  label: string
  className?: string | undefined
}

/** A place for what may be larger than it: reached by Tab, scrolled by the arrows. */
export function ScrollBox({ label, className = '', ...props }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} tabIndex={0} className={`${styles.box} ${className}`} {...props} />
  )
}

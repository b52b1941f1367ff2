import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react'
import styles from '#web/ui/layout/layout.module.css'
import { type TextKind, TIGHT, textClass, type Weight } from '#web/ui/text/text.tsx'

type Px = 0 | 2 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24

interface BoxProps {
  /** Between the children, in px. */
  gap?: Px | undefined
  /** Between lines, where that is another. */
  rowGap?: Px | undefined
  /** At the left and right, in px. */
  padX?: Px | undefined
  /** Above and below, in px. */
  padY?: Px | undefined
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  justify?: 'center' | 'end' | 'between' | undefined
  /** More lines where one is too narrow. */
  wrap?: boolean | undefined
  /** Takes the room that a row has left, and may be narrower than its words. */
  grow?: boolean | undefined
  /** Never narrower than its content. */
  fixed?: boolean | undefined
  /** On a surface of its own, as `Panel`. */
  panel?: boolean | undefined
  /** A line between the children. */
  divided?: boolean | undefined
  /** How its texts look that do not say otherwise. */
  text?: TextKind | undefined
  weight?: Weight | undefined
  /** Its lines of text stand closer. */
  tight?: boolean | undefined
}

interface GridColumns {
  /** As wide as each other; one unless it says more. */
  columns?: 2 | 3 | 4 | undefined
  /** On a phone. */
  phoneColumns?: 1 | undefined
}

type Props<T extends ElementType, P> = P & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof P | 'as'>

/** Children below each other. */
export function Stack<T extends ElementType = 'div'>(props: Props<T, BoxProps>) {
  return <Box {...props} base={styles.stack} />
}

interface RowProps extends BoxProps {
  /** It stands in a line of words. */
  inline?: boolean | undefined
}

/** Children beside each other, in the middle of their height unless `align` says otherwise; icons keep their size. */
export function Row<T extends ElementType = 'div'>({ inline = false, ...props }: Props<T, RowProps>) {
  return <Box {...props} base={inline ? `${styles.row} ${styles.inline}` : styles.row} />
}

/** Children in columns. */
export function Grid<T extends ElementType = 'div'>({ phoneColumns, ...props }: Props<T, BoxProps & GridColumns>) {
  const onPhone = phoneColumns === undefined ? '' : ` ${styles.phoneColumns}`
  return <Box {...props} base={`${styles.grid}${onPhone}`} />
}

/** A stack on a surface of its own. */
export function Panel<T extends ElementType = 'div'>(props: Props<T, BoxProps>) {
  return <Box {...props} panel base={styles.stack} />
}

type AnyBox = BoxProps &
  Pick<GridColumns, 'columns'> & {
    base: string | undefined
    as?: ElementType
    className?: string | undefined
    style?: CSSProperties | undefined
  }

function Box({
  base,
  as: Element = 'div',
  columns,
  gap,
  rowGap,
  padX,
  padY,
  align,
  justify,
  wrap = false,
  grow = false,
  fixed = false,
  panel = false,
  divided = false,
  text,
  weight,
  tight = false,
  className,
  style,
  ...props
}: AnyBox) {
  let classes = base ?? ''
  const sizes: Record<string, string> = {}
  if (columns !== undefined) {
    classes += ` ${styles.columns}`
    sizes['--columns'] = String(columns)
  }
  for (const [name, px] of Object.entries({ gap, rowGap, padX, padY })) {
    if (px === undefined) continue
    classes += ` ${styles[name]}`
    sizes[`--${name}`] = `${px}px`
  }
  if (align) classes += ` ${styles[`align-${align}`]}`
  if (justify) classes += ` ${styles[`justify-${justify}`]}`
  if (wrap) classes += ` ${styles.wrap}`
  if (grow) classes += ` ${styles.grow}`
  if (fixed) classes += ` ${styles.fixed}`
  if (panel) classes += ` ${styles.panel}`
  if (divided) classes += ` ${styles.divided}`
  if (text) classes += ` ${textClass(text)}`
  if (weight) classes += ` ${textClass(weight)}`
  if (tight) classes += ` ${TIGHT}`
  if (className) classes += ` ${className}`
  return <Element className={classes} style={{ ...sizes, ...style }} {...props} />
}

import type { ComponentPropsWithRef, ElementType } from 'react'
import styles from '#web/ui/text/text.module.css'

/**
 * Size/line height and weight: `page` 26/40, `heading` 20/28 and `title` 16/24, semibold; `strong`,
 * `body` and the muted `hint` 13/20; `small` and the muted `note` 12/18; `overline` 11/16 in capitals; `figure` is a large number, 34/40. As large as the words around them are `quiet`,
 * which is muted, `medium`, `bold`, and `link`, which has its colour and a line under the pointer.
 */
export type TextKind =
  | 'page'
  | 'heading'
  | 'title'
  | 'strong'
  | 'body'
  | 'hint'
  | 'small'
  | 'note'
  | 'overline'
  | 'figure'
  | 'quiet'
  | 'medium'
  | 'bold'
  | 'link'

/** Another weight than that of a kind. */
export type Weight = 'medium' | 'bold'

interface TextOwnProps {
  kind: TextKind
  weight?: Weight | undefined
  /** Its numbers stand below each other, or change in place. */
  figures?: boolean | undefined
  /** Its lines stand closer. */
  tight?: boolean | undefined
  /** It is not broken. */
  oneLine?: boolean | undefined
  /** What has no room in its line is cut off. */
  cut?: boolean | undefined
  /** A word that is longer than its line is broken. */
  anywhere?: boolean | undefined
  /** Never narrower than its words. */
  fixed?: boolean | undefined
  /** Takes the room that a row has left. */
  grow?: boolean | undefined
}

type TextProps<T extends ElementType> = TextOwnProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof TextOwnProps | 'as'
  >

/** Words in an element of their own, so that a browser may translate them. */
export function Text<T extends ElementType = 'span'>(props: TextProps<T>) {
  return <AnyText {...props} />
}

type AnyTextProps = TextOwnProps & { as?: ElementType; className?: string | undefined }

function AnyText({
  kind,
  weight,
  as: Element = 'span',
  figures = false,
  tight = false,
  oneLine = false,
  cut = false,
  anywhere = false,
  fixed = false,
  grow = false,
  className,
  ...props
}: AnyTextProps) {
  let classes = textClass(kind)
  if (weight) classes += ` ${textClass(weight)}`
  if (figures) classes += ` ${styles.figures}`
  if (tight) classes += ` ${TIGHT}`
  if (oneLine) classes += ` ${styles.oneLine}`
  if (cut) classes += ` ${styles.cut}`
  if (anywhere) classes += ` ${styles.anywhere}`
  if (fixed) classes += ` ${styles.fixed}`
  if (grow) classes += ` ${styles.grow}`
  if (className) classes += ` ${className}`
  return <Element className={classes} {...props} />
}

/** For what is no element of the kit. */
export function textClass(kind: TextKind): string {
  return styles[kind] ?? ''
}

export const TIGHT = styles.tight

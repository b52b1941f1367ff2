import { LANGUAGES } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'

/** How sure a fact is: `low` rows mark the edge of what is known and are never shown as fact. */
const CONFIDENCES = ['high', 'medium', 'low'] as const

/** Of a file of facts; a field that it does not name is a fault. */
export type FactShape<T = unknown> = z.ZodMiniType<T>

/** What a file of such a shape holds. */
export type RowsOf<S extends FactShape> = DeepReadonly<z.output<S>>

type DeepReadonly<T> = T extends RegExp ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

export const someText = z.string().check(z.minLength(1))
export const texts = z.array(someText)
export const flag = z._default(z.boolean(), false)
export const number = z.number()
/** A text per language, without markup. */
export const name = z.partialRecord(z.enum(LANGUAGES), someText.check(z.regex(/^[^<>]*$/)))
/** Our translation, in languages in which no official text is known. */
export const ours = z._default(name, {})
export const confidence = z.enum(CONFIDENCES)

/** What every row of the facts says about itself. */
export const provenance = {
  confidence,
  /** Source codes, explained in `data/README.md`. */
  src: texts,
  note: orNull(someText),
}

/** What is absent is `null`. */
export function orNull<T extends z.ZodMiniType>(shape: T) {
  return z._default(z.nullable(shape), null)
}

/** @param flags of the expression */
export function expression(flags = '') {
  return z.pipe(
    someText,
    z.transform((source, { issues, value }) => {
      try {
        return new RegExp(source, flags)
      } catch {
        issues.push({ code: 'custom', message: 'must be a regular expression', input: value })
        return z.NEVER
      }
    }),
  )
}

/** Everything by which a file differs from its shape, one line each, with the row; `where` names the file. (CAT-20) */
export function shapeFaults(shape: FactShape, file: unknown, where: string): readonly string[] {
  const { error } = shape.safeParse(file)
  return (error?.issues ?? []).map((issue) => `${placeOf(issue.path, file, where)} ${messageOf(issue)}`)
}

/**
 * What a file holds, with what is absent filled in. It trusts the file, as the check has read it: in a page, whose
 * policy forbids zod to compile, a check of each row takes four times as long.
 */
export function readShape<T>(shape: FactShape<T>, file: unknown): T {
  return (fillerOf(shape)?.(file) ?? file) as T
}

// biome-ignore lint/suspicious/noExplicitAny: of the form that the shape says
type Fill = (value: any) => unknown

/** `null`: a value is whole as it is. */
function fillerOf(shape: z.core.$ZodType): Fill | null {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default': {
      const fill = fillerOf(def.innerType)
      return (value) => (value === undefined ? def.defaultValue : (fill?.(value) ?? value))
    }
    case 'nullable': {
      const fill = fillerOf(def.innerType)
      return fill && ((value) => (value === null ? null : fill(value)))
    }
    case 'array': {
      const fill = fillerOf(def.element)
      return fill && ((values) => values.map(fill))
    }
    case 'object': {
      const fills = Object.entries(def.shape).flatMap(([key, field]) => {
        const fill = fillerOf(field)
        return fill ? [[key, fill] as const] : []
      })
      if (fills.length === 0) return null
      return (row) => {
        const filled = { ...row }
        for (const [key, fill] of fills) filled[key] = fill(row[key])
        return filled
      }
    }
    case 'pipe': {
      const [read, transform] = [fillerOf(def.in), fillerOf(def.out)]
      return (value) => {
        const filled = read?.(value) ?? value
        return transform?.(filled) ?? filled
      }
    }
    case 'transform':
      return (value) => def.transform(value, { value, issues: [] })
    default:
      return null
  }
}

/** `genshin/income.json sources row 3 daily_commissions: amount` */
function placeOf(path: readonly PropertyKey[], file: unknown, where: string): string {
  const words = [where]
  const field: string[] = []
  let value = file
  for (const key of path) {
    value = Object(value)[key]
    if (typeof key === 'number' && isRecord(value)) {
      const { id } = value
      words.push(...field.splice(0), `row ${key + 1}`, ...(typeof id === 'string' ? [id] : []))
    } else field.push(String(key))
  }
  return `${words.join(' ')}: ${field.join('.')}`.trimEnd()
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`
    case 'too_small':
      return 'must not be empty'
    case 'custom':
      return issue.message
    default:
      return 'has another form'
  }
}

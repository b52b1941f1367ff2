import * as z from 'zod/mini'

/**
 * A value's two faces: `schema` says what travels, `read` and `write` turn it into the domain's value and back.
 * `snake_case`, naive times and the like live only inside such pairs.
 */
export interface Wire<T> {
  readonly schema: z.ZodMiniType
  /** @throws z.core.$ZodError if the value does not fit the schema */
  read(travelled: unknown): T
  write(value: T): unknown
}

export function wire<S extends z.ZodMiniType, T>(
  schema: S,
  { read, write }: { read: (w: z.output<S>) => T; write: (value: T) => z.input<S> },
): Wire<T> {
  return {
    schema,
    read: (travelled) => read(schema.parse(travelled)),
    write,
  }
}

/** A value that travels as it is. */
export function plain<S extends z.ZodMiniType>(schema: S): Wire<z.output<S>> {
  return wire(schema, { read: (value) => value, write: (value) => value as z.input<S> })
}

/** The reply of a call without a result. */
export const nothing: Wire<null> = wire(z.null(), { read: () => null, write: () => null })

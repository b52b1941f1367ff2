/** A list inside of a JSON document that comes in parts, so that it is never in memory as a whole. */
export class JsonList {
  readonly parts: AsyncIterable<readonly unknown[]>

  constructor(parts: AsyncIterable<readonly unknown[]>) {
    this.parts = parts
  }
}

/** What `JSON.stringify` would write of a value, piece by piece; each `JsonList` is asked for its parts once. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (value instanceof JsonList) {
    yield* listPieces(value)
  } else if (Array.isArray(value)) {
    yield '['
    for (const [index, element] of value.entries()) {
      if (index > 0) yield ','
      yield* jsonPieces(element)
    }
    yield ']'
  } else if (isPlainObject(value)) {
    yield* objectPieces(value)
  } else {
    yield JSON.stringify(value) ?? 'null'
  }
}

async function* listPieces({ parts }: JsonList): AsyncGenerator<string> {
  yield '['
  let isFirst = true
  for await (const part of parts) {
    if (part.length === 0) continue
    const elements = JSON.stringify(part).slice(1, -1)
    yield isFirst ? elements : `,${elements}`
    isFirst = false
  }
  yield ']'
}

async function* objectPieces(value: object): AsyncGenerator<string> {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  yield '{'
  for (const [index, [name, field]] of fields.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(name)}:`
    yield* jsonPieces(field)
  }
  yield '}'
}

/** Anything else, such as a date, knows itself how it is written. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

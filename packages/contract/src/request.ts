import type { Endpoint, Method } from './endpoint.ts'

const JSON_TYPE = 'application/json'
/** Of files that are no text. */
export const BYTES_TYPE = 'application/octet-stream'

/** What travels for a call, from any sender. */
export interface EncodedRequest {
  readonly method: Method
  /** Path and query. */
  readonly address: string
  /** JSON, or the text or the bytes of the endpoint's `rawBody`; `null` for a GET. */
  readonly body: string | Uint8Array<ArrayBuffer> | null
  /** Of the body. */
  readonly contentType: string
}

/** Puts an input where the endpoint reads it: into the path, the query of a GET or of a raw body, else the JSON body. */
export function encodeRequest<Input>(
  { method, path, rawBody, input: wire }: Endpoint<Input, unknown>,
  input: Input,
): EncodedRequest {
  const fields = new Map<string, unknown>(Object.entries(Object(wire.write(input))))
  const take = (name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return value
  }
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => encoded(take(name)))
  if (method !== 'GET' && rawBody === null) {
    return { method, address: pathname, body: JSON.stringify(Object.fromEntries(fields)), contentType: JSON_TYPE }
  }
  const raw = rawBody === null ? null : fields.get(rawBody)
  const isBytes = raw instanceof Uint8Array
  if (rawBody !== null) fields.delete(rawBody)
  const body = isBytes ? Uint8Array.from(raw) : raw === null ? null : String(raw)
  const query = Array.from(fields, ([name, value]) => `${name}=${encoded(String(value))}`).join('&')
  const address = query === '' ? pathname : `${pathname}?${query}`
  return { method, address, body, contentType: isBytes ? BYTES_TYPE : JSON_TYPE }
}

/** A half of a surrogate pair is no character, and an address has no form for it. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

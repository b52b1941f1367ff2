/** A mail as its reader sees it. */
export interface ReadMail {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly language: string
  readonly text: string
  readonly html: string
  /** Where the text leads; `null`: nowhere. */
  readonly link: string | null
  /** A header's value; `null`: it is not there. */
  header(name: string): string | null
  /** The value of this parameter in the link of the text; `null`: there is none. */
  parameter(name: string): string | null
}

/** Reads what a mail server receives: headers, and the two alternatives of the body. */
export function readMail(bytes: Buffer): ReadMail {
  const { headers, body } = entityOf(bytes.toString('latin1'))
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => entityOf(part.replace(/^\r?\n/, '')))
  const partOf = (type: string) => decoded(parts.find((part) => part.headers.get('content-type')?.startsWith(type)))
  const text = partOf('text/plain')
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? null

  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    language: headers.get('content-language') ?? '',
    text,
    html: partOf('text/html'),
    link,
    header: (name) => headers.get(name.toLowerCase()) ?? null,
    parameter: (name) => (link === null ? null : new URL(link).searchParams.get(name)),
  }
}

interface Entity {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function entityOf(raw: string): Entity {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = new Map(
    lines.map((line) => {
      const end = line.indexOf(':')
      return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()] as const
    }),
  )
  return { headers, body: rest.join('\n\n') }
}

function decoded(part: Entity | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  return encoding === 'quoted-printable'
    ? unquoted(part.body.replace(/=\r?\n/g, ''))
    : Buffer.from(part.body, 'latin1').toString()
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    )
}

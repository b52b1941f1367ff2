import * as z from 'zod'
import { PlainError } from '#server/platform/log/plain-error'

/*
 * A backup is gzip over lines of text: a header, then per table its columns, its rows as COPY writes them and `\.`,
 * and at the end the number of rows, so that a torn file is known as such.
 */

export const FORMAT = 'ephemeris-backup-1'
export const END_OF_TABLE = '\\.'

const header = z.object({ format: z.literal(FORMAT), migrations: z.array(z.string()) })
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
const footer = z.object({ rows: z.int() })

export type Header = z.infer<typeof header>
export type BackupTable = z.infer<typeof table>
export type Footer = z.infer<typeof footer>

/** @throws PlainError */
export function readHeader(line: string): Header {
  return readLine(line, header, 'it is not a backup of Ephemeris')
}

/** @throws PlainError */
export function readTableOrFooter(line: string): BackupTable | Footer {
  return readLine(line, z.union([table, footer]), 'it is damaged')
}

function readLine<S extends z.ZodType>(line: string, schema: S, fault: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    throw new PlainError(`The file cannot be restored: ${fault}.`, { cause: error })
  }
}

/** Browsers send less than 200 characters. A header of 128 KiB would take 50 ms to read. */
const LONGEST_HEADER = 1000

/** An `Accept-…` header, ready to be read; one that is absent or too long counts as empty. (API-36) */
export function readableHeader(header: string | undefined): string {
  return header === undefined || header.length > LONGEST_HEADER ? '' : header
}

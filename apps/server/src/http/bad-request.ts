import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '@ephemeris/contract/errors'

/** Answers, and closes, a connection whose bytes are no HTTP request, or arrive too slowly to become one. (API-7) */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? head(408, '') : refusal(codeOf(error)))
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  return error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'PARAMETER_INVALID'
}

function refusal(code: ErrorCode): string {
  const { status, message, number } = ERRORS[code]
  return head(status, JSON.stringify({ code: status, message, error_code: number, data: null }))
}

function head(status: number, body: string): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

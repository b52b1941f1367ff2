import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import { FALLBACK_LANGUAGE } from '@ephemeris/core/language/language'
import { LIMITS } from '../admission/limits.ts'
import type { Stamp } from '../replies/stamp.ts'
import { refusalOf } from './refusal.ts'

/**
 * Answers, and closes, a connection whose bytes are no HTTP request, or arrive too slowly to become one: in the form
 * of any other refusal, in English, since nothing was asked in any language. (API-7, API-9)
 */
export function connectionRefuser(stamp: Stamp): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    const { status, envelope } = refusalOf(new AppError(codeOf(error)), { requestId, language: FALLBACK_LANGUAGE })
    const body = JSON.stringify(envelope)
    const headers = {
      ...stamp(requestId),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-language': FALLBACK_LANGUAGE,
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}

function codeOf({ code, rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'PARAMETER_INVALID'
  return isAddressLong(rawPacket) ? 'ADDRESS_TOO_LONG' : 'HEADERS_TOO_LARGE'
}

/** Whether the first line, which has the address, goes on beyond its bound. */
function isAddressLong(packet: Buffer | undefined): boolean {
  return packet !== undefined && !packet.subarray(0, LIMITS.addressBytes).includes(0x0a)
}

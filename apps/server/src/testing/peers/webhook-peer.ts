import { startUpstream, type Upstream } from './upstream.ts'

/** The service that the peer simulates. */
export const DISCORD = 'https://discord.com'

/** Others, which take other forms. */
export const OTHER_RECEIVERS = ['https://ntfy.sh', 'https://push.example.org', 'https://api.telegram.org'] as const

/** A receiver of webhooks. */
export interface WebhookPeer extends Upstream {
  readonly received: {
    readonly path: string
    readonly content: string
    readonly mentions: unknown
    readonly body: unknown
  }[]
  /**
   * What it answers where that is not 204; `cut` ends the connection after the message has come, `never` keeps it open.
   */
  answer: { readonly status: number | 'cut' | 'never'; readonly headers?: Record<string, string> }
  readonly address: string
}

export async function startWebhookPeer(): Promise<WebhookPeer> {
  const received: WebhookPeer['received'] = []
  const upstream = await startUpstream((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { status, headers = {} } = peer.answer
      if (status === 200 || status === 204 || status === 'cut') {
        const body = JSON.parse(Buffer.concat(chunks).toString())
        const { content, allowed_mentions: mentions } = body
        received.push({ path: request.url ?? '', content, mentions, body })
      }
      if (status === 'never') return
      if (status === 'cut') return void request.socket.destroy()
      response.writeHead(status, headers).end()
    })
  })
  const peer: WebhookPeer = {
    ...upstream,
    received,
    answer: { status: 204 },
    address: `${DISCORD}/api/webhooks/123456/very-secret-token`,
  }
  return peer
}

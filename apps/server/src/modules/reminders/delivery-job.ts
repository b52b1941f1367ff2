/** What a message is sent by. */
export const SENDING_CHANNELS = ['push', 'mail', 'webhook'] as const

export type SendingChannel = (typeof SENDING_CHANNELS)[number]

/** The kind of job that delivers one message of the outbox. */
export function deliveryKind(channel: SendingChannel): string {
  return `reminder ${channel}`
}

import * as z from 'zod/mini'

/**
 * What a push carries: a declarative push message. Browsers that know the form show it themselves, in the others the
 * service worker does. All languages, titles and times are composed by the server.
 */
export const pushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Absolute, of this installation. */
    navigate: z.string(),
    /** BCP 47. */
    lang: z.string(),
    dir: z.literal('auto'),
    /** A later message with the same tag takes its place. */
    tag: z.string(),
    silent: z.literal(false),
  }),
})

export type PushMessage = z.infer<typeof pushMessage>

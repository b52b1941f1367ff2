import { ERRORS } from '@ephemeris/contract/errors'
import { followHandoff, openHandoff, refuseHandoff, sendHandoff } from '@ephemeris/contract/handoff'
import type { HandoffCode } from '@ephemeris/core/handoff/handoff-address'
import { type HandoffContent, writeHandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sealText } from '#web/lib/outside/sealed-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'

const FOLLOW_EVERY_MS = 2 * SECOND_MS

/** Why nothing can be sent to a code any more. */
export type HandoffEnd = 'expired' | 'used'

interface Sending {
  readonly content: HandoffContent
  /** `null`: the number need not be typed. */
  readonly match: string | null
}

/** The computer that shows a code, and what a phone does about it: send one sealed link, or refuse. (HAND-10) */
export function useHandoffTarget({ handoffId, key }: HandoffCode) {
  const target = useQuery({
    queryKey: ['handoff-target', handoffId],
    queryFn: () => call(openHandoff, { handoffId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const send = useMutation({
    mutationFn: async ({ content, match }: Sending) => {
      const sealed = await sealText(writeHandoffContent(content), key, handoffId)
      return call(sendHandoff, { handoffId, sealed, match })
    },
    networkMode: 'always',
  })
  const refuse = useMutation({ mutationFn: () => call(refuseHandoff, { handoffId }), networkMode: 'always' })
  const progress = useQuery({
    queryKey: ['handoff-progress', handoffId],
    queryFn: ({ signal }) => call(followHandoff, { handoffId }, { signal }),
    enabled: ({ state }) => send.isSuccess && state.data?.status !== 'collected' && endOf(state.error) === null,
    refetchInterval: FOLLOW_EVERY_MS,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

  return {
    target: target.data ?? null,
    send,
    refuse,
    isCollected: progress.data?.status === 'collected',
    /** `null`: it still goes on, as far as is known. */
    end: endOf(target.error) ?? endOf(send.error) ?? endOf(progress.error),
    /** What may pass: no one answered, or too often asked. */
    error: [target.error, send.error].find((error) => error !== null && endOf(error) === null) ?? null,
    retry: () => void target.refetch(),
  }
}

function endOf(error: Error | null): HandoffEnd | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === ERRORS.QR_STATE.status) return 'used'
  return error.status === ERRORS.QR_EXPIRED.status || error.status === ERRORS.NOT_FOUND.status ? 'expired' : null
}

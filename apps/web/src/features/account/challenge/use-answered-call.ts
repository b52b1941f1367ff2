import { useTranslations } from 'use-intl'
import type { Challenge } from '#web/features/account/challenge/use-challenge'
import { ApiError } from '#web/lib/server/api-error'

/** Sends with the answer to the challenge, which is spent by it whatever comes back. (PANEL-8) */
export function useAnsweredCall({ take, renew }: Challenge) {
  const t = useTranslations('account')

  return async <Reply>(send: (challengeAnswer: string | null) => Promise<Reply>): Promise<Reply> => {
    const answer = await take().catch((error: unknown) => {
      renew()
      throw error instanceof ApiError ? error : new ApiError('refused', t('challenge.failed'))
    })
    const sent = send(answer)
    await sent.then(renew, renew)
    return sent
  }
}

import {
  cancelHandoff,
  checkHandoff,
  type HandoffCheck,
  type MadeHandoff,
  makeHandoff,
} from '@ephemeris/contract/handoff'
import { handoffAddress } from '@ephemeris/core/handoff/handoff-address'
import { type HandoffContent, readHandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { newSealKey, unsealText } from '#web/lib/outside/sealed-text'
import { call } from '#web/lib/server/api'
import { type CodeCalls, useShownCode } from '#web/state/shown-code'

interface ShownHandoff extends MadeHandoff {
  readonly address: string
  readonly key: string
}

/** The last answer, with what was sent, unsealed. */
interface ReadCheck extends Omit<HandoffCheck, 'sealed'> {
  /** `null`: nothing was sent, or nothing that is a usable link. */
  readonly content: HandoffContent | null
}

const CALLS: CodeCalls<ShownHandoff, ReadCheck> = {
  name: 'handoff',
  pollEveryMs: 2 * SECOND_MS,
  make: async () => {
    const made = await call(makeHandoff, {})
    const key = newSealKey()
    return { ...made, key, address: handoffAddress(window.location.origin, { handoffId: made.handoffId, key }) }
  },
  check: async (handoff, signal) => {
    const { sealed, ...check } = await call(checkHandoff, handoff, { signal })
    if (sealed === null) return { ...check, content: null }
    const text = await unsealText(sealed, handoff.key, handoff.handoffId)
    return { ...check, content: text === null ? null : readHandoffContent(text, LINK_BOOK) }
  },
  isSettled: ({ status }) => status === 'sent' || status === 'refused',
  cancel: (handoff) => call(cancelHandoff, handoff),
}

/** A code to show, until something was sent. (HAND-11) */
export function useHandoff() {
  const { code, check, isOver, ...rest } = useShownCode(CALLS)
  const status = check?.status ?? 'waiting'
  return {
    ...rest,
    handoff: code,
    status,
    isFar: check?.isFar ?? false,
    device: check?.device ?? null,
    content: check?.content ?? null,
    /** The code cannot be used any more, and nothing was sent. */
    isOver: status !== 'sent' && (isOver || status === 'refused'),
  }
}

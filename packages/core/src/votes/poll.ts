export interface PollOption {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** One question about an activity, as one user sees it. */
export interface Poll {
  readonly id: string
  readonly name: string
  readonly options: readonly PollOption[]
  /** The user's own option; `null`: none. */
  readonly choice: string | null
}

/**
 * The poll after its user picked an option: it replaces the previous one; picked again it is withdrawn. A count
 * is never below zero. (VOTE-1)
 *
 * @throws RangeError if the poll has no such option
 */
export function pick(poll: Poll, optionId: string): Poll {
  if (!poll.options.some(({ id }) => id === optionId)) throw new RangeError(`no option ${optionId} in ${poll.id}`)
  const choice = poll.choice === optionId ? null : optionId
  return { ...poll, choice, options: poll.options.map((option) => recounted(option, poll.choice, choice)) }
}

function recounted(option: PollOption, before: string | null, present: string | null): PollOption {
  const change = Number(option.id === present) - Number(option.id === before)
  return change === 0 ? option : { ...option, count: Math.max(0, option.count + change) }
}

/** The most chosen first; equal ones as the poll lists them. (VOTE-2) */
export function byCount({ options }: Poll): PollOption[] {
  return options.toSorted((a, b) => b.count - a.count)
}

/** The leading answer; `null` without votes. (VOTE-2) */
export function leaderOf(poll: Poll): PollOption | null {
  const [first] = byCount(poll)
  return first && first.count > 0 ? first : null
}

export function totalOf({ options }: Poll): number {
  return options.reduce((sum, { count }) => sum + count, 0)
}

import { castVotes, listPolls, type PollAnswer, type Subject, withdrawVotes } from '@ephemeris/contract/votes'
import { type Poll, pick } from '@ephemeris/core/votes/poll'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useIsSignedIn } from '#web/state/account/session'

interface Pick {
  readonly poll: Poll
  readonly optionId: string
}

/**
 * The polls of one activity, and `vote`, which shows its effect at once and takes it back on failure. One request at a
 * time, whether it votes or withdraws. (VOTE-8)
 */
export function usePolls(subject: Subject) {
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const queries = useQueryClient()
  const options = queryOptions({
    queryKey: ['polls', subject.activityId, language, isSignedIn],
    queryFn: ({ signal }) => call(listPolls, { ...subject, language }, { signal }),
  })

  const vote = useMutation({
    scope: { id: 'vote' },
    mutationFn: ({ poll, optionId }: Pick) =>
      optionId === poll.choice
        ? call(withdrawVotes, { ...subject, pollIds: [poll.id] })
        : call(castVotes, { ...subject, choices: { [poll.id]: optionId } }),
    onMutate: async ({ poll, optionId }) => {
      await queries.cancelQueries(options)
      const before = queries.getQueryData(options.queryKey)
      queries.setQueryData(options.queryKey, (answer) => answer && picked(answer, poll.id, optionId))
      return before
    },
    onError: (_error, _pick, before) => queries.setQueryData(options.queryKey, before),
    onSettled: () => readAgain({ queryKey: options.queryKey }),
  })

  return { query: useQuery(options), vote }
}

function picked(answer: PollAnswer, pollId: string, optionId: string): PollAnswer {
  return { ...answer, polls: answer.polls.map((poll) => (poll.id === pollId ? pick(poll, optionId) : poll)) }
}

import type { ProcessReply } from './separate-process.ts'

/** What JavaScript throws where no more memory can be had. */
const FULL = /allocation failed|Invalid string length/

/** In a program of `startProcess`: it is asked one question after the other, and ends with the server. */
export function answerQuestions<Question>(answer: (question: Question) => unknown): void {
  const send = (reply: ProcessReply) => process.send?.(reply)
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ question }: { readonly question: Question }) => {
    try {
      send({ kind: 'reply', reply: await answer(question) })
    } catch (error) {
      const isFull = error instanceof RangeError && FULL.test(error.message)
      send(isFull ? { kind: 'full' } : { kind: 'error', stack: error instanceof Error ? `${error.stack}` : `${error}` })
    }
  })
}

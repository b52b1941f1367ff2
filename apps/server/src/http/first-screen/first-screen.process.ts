import type { FirstScreenQuestion } from '@ephemeris/contract/first-screen'
import { answerQuestions } from '#server/platform/processes/answer-questions'

export interface FirstScreenTask extends FirstScreenQuestion {
  /** Address of the file that the build of the web app has made. */
  readonly program: string
}

answerQuestions<FirstScreenTask>(async ({ program, ...question }) => {
  const { drawFirstScreen } = await import(program)
  return drawFirstScreen(question)
})

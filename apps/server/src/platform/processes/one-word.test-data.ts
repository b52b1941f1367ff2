import { answerQuestions } from './answer-questions.ts'

/** A program for tests of processes: a question is a word. */
answerQuestions<string>((word) => {
  if (word === 'pid') return process.pid
  // biome-ignore lint/style/noProcessEnv: the test asks what a process has been given.
  if (word === 'env') return Object.keys(process.env)
  if (word === 'throw') throw new TypeError('no such word')
  if (word === 'exit') process.exit(3)
  if (word === 'compute') for (;;);
  if (word === 'work') {
    const before = process.cpuUsage()
    const spent = () => process.cpuUsage(before)
    while (spent().user + spent().system < 3_000_000);
    return word
  }
  // Longer on the clock than the processor time that the test allows.
  if (word === 'rest') return new Promise((resolve) => setTimeout(() => resolve(word), 3000))
  if (word === 'native') return JSON.parse(`[${'{},'.repeat(7_000_000)}0]`).length
  if (word === 'buffers') return Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024 * 1024, 1)).length
  return word
})

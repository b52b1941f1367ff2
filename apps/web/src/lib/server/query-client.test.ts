import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient, readAgain } from '#web/lib/server/query-client'

vi.hoisted(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
})

test('HIST-5 a first read that began before a change does not count as the read after it', async () => {
  const answers: ((value: string) => void)[] = []
  const options = { queryKey: ['kept'], queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) }
  const observer = new QueryObserver(queryClient, options)
  const leave = observer.subscribe(() => undefined)

  const again = readAgain({ queryKey: ['kept'] })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after the change')
  answers[0]?.('before the change')
  await again
  expect(observer.getCurrentResult().data).toBe('after the change')
  leave()
})

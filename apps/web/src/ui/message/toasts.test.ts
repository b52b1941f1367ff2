import { beforeEach, expect, test } from 'vitest'
import { hideToasts, showToast, useToasts } from '#web/ui/message/toasts'

const texts = () => useToasts.getState().toasts.map(({ text }) => text)

beforeEach(() => useToasts.setState({ toasts: [] }))

test('TOAST-6 a toast replaces the one about the same, and no other', () => {
  showToast({ tone: 'success', text: 'Saved.' })
  showToast({ tone: 'success', text: 'Durin is in your plan.', topic: 'plan' })
  showToast({ tone: 'success', text: 'Hu Tao is in your plan.', topic: 'plan' })
  showToast({ tone: 'success', text: 'Saved again.' })
  expect(texts()).toEqual(['Saved.', 'Hu Tao is in your plan.', 'Saved again.'])
})

test('SHELL-6 of more than three toasts the oldest goes', () => {
  for (const text of ['1', '2', '3', '4']) showToast({ tone: 'info', text })
  expect(texts()).toEqual(['2', '3', '4'])
})

test('TOAST-5 behind a dialog is what stood before it opened, and what stood before the first one behind that alone', () => {
  const behind = () => {
    const { toasts, behindId } = useToasts.getState()
    return toasts.filter(({ id }) => id <= behindId).map(({ text }) => text)
  }
  showToast({ tone: 'info', text: 'before' })
  const showFirst = hideToasts()
  showToast({ tone: 'info', text: 'inside' })
  expect(behind()).toEqual(['before'])
  const showSecond = hideToasts()
  expect(behind()).toEqual(['before', 'inside'])
  showSecond()
  expect(behind()).toEqual(['before'])
  showFirst()
  expect(behind()).toEqual([])
})

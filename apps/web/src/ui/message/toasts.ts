import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** What it is about: a newer toast about the same replaces it. (TOAST-6) */
  readonly topic?: string
  /** What can still be done about it; the toast stays twice as long, and goes with a click. */
  readonly action?: { readonly label: string; onPress(): void }
}

const MAX_TOASTS = 3

interface ToastState {
  readonly toasts: readonly Toast[]
  readonly lastId: number
}

export const useToasts = create<ToastState>()(() => ({ toasts: [], lastId: 0 }))

/**
 * Shows something in passing: three seconds, an error or an offer six; of more than three the oldest goes. (SHELL-6)
 *
 * @returns the id by which `dismissToast` takes it away
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = useToasts.getState().lastId + 1
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter(({ topic }) => topic === undefined || topic !== toast.topic)
    return { toasts: [...others, { ...toast, id }].slice(-MAX_TOASTS), lastId: id }
  })
  return id
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** What was said in passing leaves; errors and offers stay. */
export function dismissPassing(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ tone, action }) => tone === 'error' || action) }))
}

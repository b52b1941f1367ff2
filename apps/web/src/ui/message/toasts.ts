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
  /** Up to this one they stood before a dialog opened that is still open: they are out of sight. (TOAST-5) */
  readonly behindId: number
}

export const useToasts = create<ToastState>()(() => ({ toasts: [], lastId: 0, behindId: 0 }))

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

/** Leaves the place to a dialog that opens. Returns the function that ends this. */
export function hideToasts(): () => void {
  const { lastId, behindId } = useToasts.getState()
  useToasts.setState({ behindId: lastId })
  return () => useToasts.setState({ behindId })
}

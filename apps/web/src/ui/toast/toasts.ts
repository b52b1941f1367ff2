import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'error'
  readonly text: string
}

const MAX_TOASTS = 3

interface ToastState {
  readonly toasts: readonly Toast[]
  readonly lastId: number
}

export const useToasts = create<ToastState>()(() => ({ toasts: [], lastId: 0 }))

/** Tells something in passing: three seconds, an error six; of more than three the oldest goes. (SHELL-6) */
export function showToast(toast: Omit<Toast, 'id'>): void {
  useToasts.setState(({ toasts, lastId }) => ({
    toasts: [...toasts, { ...toast, id: lastId + 1 }].slice(-MAX_TOASTS),
    lastId: lastId + 1,
  }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

import { create } from 'zustand'

/** The import that this page has begun or found running; it goes on when the dialog is closed, and is found again. */
export const useRunningTask = create<{ readonly taskId: string | null }>()(() => ({ taskId: null }))

export function followTask(taskId: string | null): void {
  useRunningTask.setState({ taskId })
}

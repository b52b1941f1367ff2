import { create } from 'zustand'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useDevice } from '#web/state/device'

interface RunningTask {
  readonly taskId: string
  /** Of the session that has begun it. */
  readonly token: string | null
}

const useRunningTask = create<{ readonly task: RunningTask | null }>()(() => ({ task: null }))

/** The import that this session has begun or found running; it goes on when the dialog is closed, and is found again. */
export function useRunningTaskId(): string | null {
  const token = useDevice((device) => device.auth_token)
  const { task } = useRunningTask()
  return task?.token === token ? task.taskId : null
}

export function followTask(taskId: string | null): void {
  const token = deviceStorage.settings.auth_token
  useRunningTask.setState({ task: taskId === null ? null : { taskId, token } })
}

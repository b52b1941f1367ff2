import {
  cancelImport,
  getImportTask,
  type ImportTask,
  runningTask,
  startImport,
} from '@ephemeris/contract/gacha/gacha-import'
import type { GameId } from '@ephemeris/core/games/game'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { downloadPulls } from '#web/features/gacha/accounts/download-pulls'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { hasImportedPulls } from '#web/features/gacha/import/has-imported-pulls'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { runAfter } from '#web/lib/time/run-after'
import { useUserKey } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { noteImportWay } from '#web/state/pulls/pull-choice'

const POLL_MS = 2_000
/** The form shows that the task has ended for this long before the pulls are downloaded. */
const ENDED_SHOWN_MS = 1_000

/** An import by link: begun, watched while the dialog is open, called off. */
export function useImportTask({ onImported }: { onImported: (error: unknown) => void }) {
  const taskId = useRunningTaskId()
  const task = useQuery({
    queryKey: [...useUserKey(), 'pull-task', taskId],
    queryFn: taskId === null ? skipToken : ({ signal }) => call(getImportTask, { taskId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.error === null && isActive(state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  })
  const { data } = task

  const finish = useEffectEvent((done: ImportTask) => void downloadImported(done, onImported))
  useEffect(() => {
    if (data && hasImportedPulls(data)) finish(data)
  }, [data])

  return {
    task: taskId === null ? null : (data ?? null),
    isActive: taskId !== null && !task.isError && (data === undefined || isActive(data)),
    pollError: taskId === null ? null : task.error,
    pollAgain: () => void task.refetch(),
    start: useMutation({
      mutationFn: (order: { text: string; gameId: GameId }) => call(startImport, order),
      networkMode: 'always',
      onSuccess: (started) => {
        noteImportWay('link')
        followTask(started.taskId)
      },
      // Another page or an earlier visit has begun one: that one is shown.
      onError: (error) => followTask(runningTaskOf(error) ?? null),
    }),
    cancel: useMutation({
      mutationFn: () => (taskId === null ? Promise.resolve(null) : call(cancelImport, { taskId })),
      networkMode: 'always',
      onSettled: () => task.refetch(),
    }),
  }
}

const downloadedTasks = new Set<string>()

/**
 * Once per task, also where it ended early: the list of accounts is reloaded, and the pulls are downloaded to this
 * device.
 */
async function downloadImported(task: ImportTask, onImported: (error: unknown) => void): Promise<void> {
  const { taskId, status, gameId, uid } = task
  if (downloadedTasks.has(taskId)) return
  downloadedTasks.add(taskId)
  await new Promise<void>((resolve) => {
    runAfter(ENDED_SHOWN_MS, resolve)
  })
  try {
    await refreshUids()
    if (uid !== null) await downloadPulls({ gameId, uid }, null)
    if (status === 'completed') onImported(null)
  } catch (error) {
    onImported(error)
  }
}

function isActive(task: ImportTask | undefined): boolean {
  return task?.status === 'pending' || task?.status === 'processing'
}

function runningTaskOf(error: unknown): string | undefined {
  return error instanceof ApiError ? runningTask.safeParse(error.data).data?.task_id : undefined
}

interface RunningTask {
  readonly taskId: string
  /** Of the session that has begun it. */
  readonly token: string | null
}

const useRunningTask = create<{ readonly task: RunningTask | null }>()(() => ({ task: null }))

/** The import that this session has begun or found running; it goes on when the dialog is closed, and is found again. */
function useRunningTaskId(): string | null {
  const token = useDevice((device) => device.auth_token)
  const { task } = useRunningTask()
  return task?.token === token ? task.taskId : null
}

function followTask(taskId: string | null): void {
  const token = deviceStorage.settings.auth_token
  useRunningTask.setState({ task: taskId === null ? null : { taskId, token } })
}

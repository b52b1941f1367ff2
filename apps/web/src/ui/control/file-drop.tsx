import type { LucideIcon } from 'lucide-react'
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styles from '#web/ui/control/fields.module.css'

interface FileDropProps {
  label: string
  /** What kind of file, in one sentence. */
  hint: string
  /** As in `<input accept>`, e.g. `.json,application/json`. */
  accept: string
  isBusy?: boolean
  /** Whether several files may come at once; else the first one counts. */
  isMultiple?: boolean
  /** The press that brought it here asked for files: the device's chooser opens with it. */
  isAskedFor?: boolean
  icon?: LucideIcon
  className?: string | undefined
  /** Called with one file at least. */
  onFiles: (files: readonly [File, ...File[]]) => void
  children?: ReactNode
}

/** A place for files: pressed it opens the device's chooser, and files may be dropped on it. */
export function FileDrop({
  label,
  hint,
  accept,
  isBusy = false,
  isMultiple = false,
  isAskedFor = false,
  icon: Icon = FileUp,
  className = '',
  onFiles,
  children,
}: FileDropProps) {
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const openChooser = useEffectEvent(() => {
    if (isAskedFor) input.current?.click()
  })
  useEffect(() => openChooser(), [])

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!isBusy) take(event.dataTransfer.files)
  }

  function take(files: Iterable<File>): void {
    const [first, ...others] = files
    if (first) onFiles(isMultiple ? [first, ...others] : [first])
  }

  return (
    <label
      className={`${styles.drop} ${className}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        className={styles.fileDropInput}
        accept={accept}
        multiple={isMultiple}
        disabled={isBusy}
        aria-describedby={hintId}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen again after it was fixed.
          event.target.value = ''
          take(files)
        }}
      />
      <Icon className={styles.fileDropIcon} size={24} strokeWidth={1.75} aria-hidden />
      <span className={styles.fileDropLabel}>{label}</span>
      <span className={styles.hint} id={hintId}>
        {hint}
      </span>
      {children}
    </label>
  )
}

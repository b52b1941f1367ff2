import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from '#web/ui/file/file-drop.module.css'

interface FileDropProps {
  label: string
  /** What kind of file, in one sentence. */
  hint: string
  /** As in `<input accept>`, e.g. `.json,application/json`. */
  accept: string
  isBusy?: boolean
  onFile: (file: File) => void
  children?: ReactNode
}

/** A place for one file: pressed it opens the device's chooser, and a file may be dropped on it. */
export function FileDrop({ label, hint, accept, isBusy = false, onFile, children }: FileDropProps) {
  const hintId = useId()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onFile(file)
  }

  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className={styles.input}
        accept={accept}
        disabled={isBusy}
        aria-describedby={hintId}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <FileUp className={styles.icon} size={24} strokeWidth={1.75} aria-hidden />
      <span className={styles.label}>{label}</span>
      <span className={styles.hint} id={hintId}>
        {hint}
      </span>
      {children}
    </label>
  )
}

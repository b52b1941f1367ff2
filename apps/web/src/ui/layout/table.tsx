import type { ReactNode } from 'react'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'
import styles from '#web/ui/layout/table.module.css'
import { Text } from '#web/ui/text/text.tsx'

interface TableProps {
  /** What is in it. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** The first cell of a row is its name. */
  isNamed?: boolean
  className?: string | undefined
}

/** Figures in columns, below their titles, which stay in view; the class says how much of it. */
export function Table({ label, columns, rows, isNamed = false, className }: TableProps) {
  return (
    <ScrollBox label={label} className={className}>
      <Text kind="body" as="table" figures className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Text kind="note" weight="bold" as="th" key={column} scope="col">
                {column}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and cells no state
            <tr key={index}>
              {row.map((cell, column) =>
                isNamed && column === 0 ? (
                  <Text kind="bold" as="th" key={columns[column]} scope="row">
                    {cell}
                  </Text>
                ) : (
                  <td key={columns[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Text>
    </ScrollBox>
  )
}

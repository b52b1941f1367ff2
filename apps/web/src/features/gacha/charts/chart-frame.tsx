import ChartColumn from 'lucide-react/icons/chart-column'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'

export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartFrameProps {
  title: string
  /** What is drawn, in a few words, at the right. */
  hint?: ReactNode
  /** What the picture says, in one sentence. */
  summary: string
  /** The same as the picture, to be read. */
  table: ChartTable
  /** The picture. */
  children: ReactNode
}

/** A picture of figures that can be turned into a table of them. (CHART-2) */
export function ChartFrame({ title, hint, summary, table, children }: ChartFrameProps) {
  const t = useTranslations('gacha')
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const Icon = isTable ? ChartColumn : Table2
  const word = isTable ? t('charts.asPicture') : t('charts.asTable')
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <div className={styles.frameHead}>
        <h3 id={titleId} className={styles.frameTitle}>
          {title}
        </h3>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        <Button look="ghost" title={word} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.word}>{word}</span>
        </Button>
      </div>
      {isTable ? (
        <Figures title={title} table={table} />
      ) : (
        <>
          <p className="visually-hidden">{summary}</p>
          {children}
        </>
      )}
    </section>
  )
}

function Figures({ title, table: { columns, rows } }: Pick<ChartFrameProps, 'title' | 'table'>) {
  return (
    <ScrollBox label={title} className={styles.figures}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never move
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

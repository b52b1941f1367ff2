import ChartColumn from 'lucide-react/icons/chart-column'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/charts/charts.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Table } from '#web/ui/layout/table.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Stack as="section" gap={8} padY={8} aria-labelledby={titleId}>
      <Row gap={8} rowGap={2} align="baseline" wrap className={styles.head}>
        <Text kind="title" as="h3" id={titleId}>
          {title}
        </Text>
        {hint !== undefined && (
          <Text kind="note" figures>
            {hint}
          </Text>
        )}
        <Button look="ghost" title={word} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden-on-phone">{word}</span>
        </Button>
      </Row>
      {isTable ? (
        <Table label={title} {...table} className={styles.figures} />
      ) : (
        <>
          <p className="visually-hidden">{summary}</p>
          {children}
        </>
      )}
    </Stack>
  )
}

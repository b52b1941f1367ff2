import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { PAGE_SIZES, type PageOfRows, type PageSize } from '#web/features/gacha/records/shown-pulls'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PagerProps {
  shown: Omit<PageOfRows<unknown>, 'rows'>
  total: number
  /** Absent: there is no choice. */
  size?: PageSize
  onSize?: (size: PageSize) => void
  onPage: (page: number) => void
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Which rows of how many are shown, and the way to others. */
export function Pager({ shown, total, size, onSize, onPage }: PagerProps) {
  const t = useTranslations('gacha')
  const id = useId()
  const { first, last, page, isLast } = shown
  return (
    <Row gap={8} rowGap={4} wrap padY={8} text="hint">
      {size !== undefined && (
        <>
          <label htmlFor={id}>{t('pager.size')}</label>
          <Select
            id={id}
            size="sm"
            options={SIZES}
            value={String(size)}
            onChange={(chosen) => onSize?.(PAGE_SIZES.find((one) => String(one) === chosen) ?? PAGE_SIZES[0])}
          />
        </>
      )}
      <Row as="span" gap={4} grow justify="end">
        <Text kind="quiet" figures role="status">
          {t(size === undefined ? 'records.presses' : 'pager.range', { first, last, total })}
        </Text>
        <IconButton
          icon={ChevronLeft}
          label={t('pager.previous')}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        />
        <IconButton icon={ChevronRight} label={t('pager.next')} disabled={isLast} onClick={() => onPage(page + 1)} />
      </Row>
    </Row>
  )
}

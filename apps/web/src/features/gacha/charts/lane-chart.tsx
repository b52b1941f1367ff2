import type { CountedPull, Outcome, PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import { monthText } from '@ephemeris/core/gacha/names/month-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ChartFrame } from '#web/features/gacha/charts/chart-frame.tsx'
import styles from '#web/features/gacha/charts/charts.module.css'
import { type Lane, laneOf, MARGIN_PX, NAME_LEVELS, textWidthPx } from '#web/features/gacha/charts/lane'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { star } from '#web/ui/art/paths'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

/** From the upper edge. */
const LINE_Y = 16 * NAME_LEVELS + 22
const HEIGHT_PX = LINE_Y + 104
const BANNER_Y = LINE_Y + 58
const BANNER_LINES = 2
/** Of a star, as a share of its radius. */
const WAIST = 0.2
const LEGEND = ['won', 'lost', 'guaranteed'] as const

interface LaneChartProps {
  account: CountedAccount
  history: PoolHistory
}

/** The 5-stars of a year: larger is cheaper, the colour says how it came about. (CHART-4) */
export function LaneChart({ account: { index, server }, history }: LaneChartProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<More>('nowhere')
  const nameOf = (itemId: string) => index.items.get(itemId)?.name[language] ?? index.items.get(itemId)?.name.en ?? ''
  const lane = laneOf(history.pulls, { index, server: server.offset, poolId: history.poolId, nameOf })
  const title = t('charts.lane.title', { five: t(rarityKey(index.gameId, 5)) })
  const hasOutcomes = lane.stars.some(({ counted }) => counted.outcome !== null)
  const costText = ({ pity, isPityAtLeast }: CountedPull) =>
    isPityAtLeast ? t('pity.atLeast', { pity: pity ?? 0 }) : t('count', { count: pity ?? 0 })

  function follow({ currentTarget }: UIEvent): void {
    setMore(moreOf(currentTarget))
  }

  // The newest is what one looks for first, also when the picture has got another width.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      box.scrollLeft = box.scrollWidth
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return (
    <ChartFrame
      title={title}
      hint={hasOutcomes ? <OutcomeLegend /> : undefined}
      summary={t('charts.lane.summary', { five: t(rarityKey(index.gameId, 5)), count: lane.stars.length })}
      table={{
        columns: [
          t('columns.time'),
          t('columns.name'),
          t('columns.pity'),
          t('charts.lane.outcome'),
          t('charts.lane.banner'),
        ],
        rows: lane.stars
          .toReversed()
          .map(({ counted, name, banner }) => [
            counted.pull.time.slice(0, 10).replaceAll('-', '/'),
            name,
            costText(counted),
            counted.outcome === null ? '–' : t(`outcome.${counted.outcome}`),
            banner.join(t('charts.lane.and')) || '–',
          ]),
      }}
    >
      <div className={styles.beyond} data-more={more}>
        <ScrollBox ref={scroller} label={title} onScroll={follow}>
          <svg
            className={styles.lane}
            fontSize={11}
            fontWeight={500}
            width={lane.widthPx + 2 * MARGIN_PX}
            height={HEIGHT_PX}
            viewBox={`${-MARGIN_PX} 0 ${lane.widthPx + 2 * MARGIN_PX} ${HEIGHT_PX}`}
            aria-hidden="true"
          >
            <Banners lane={lane} />
            <path className={styles.line} d={`M0 ${LINE_Y}H${lane.widthPx}`} />
            {lane.months.map(({ month, x }) => (
              <g key={month}>
                <path className={styles.line} d={`M${x} ${LINE_Y}v8`} />
                <text x={x + 3} y={LINE_Y + 50}>
                  {monthText(month, language, 'short')}
                </text>
              </g>
            ))}
            {lane.stars.map(
              ({ counted, x, level }) =>
                level !== null &&
                level > 0 && (
                  <path
                    key={pullKey(counted.pull)}
                    className={styles.line}
                    d={`M${x} ${LINE_Y}V${LINE_Y - 18 - 16 * level}`}
                  />
                ),
            )}
            {lane.stars.map(({ counted, name, x, nameX, level }) => (
              <g key={pullKey(counted.pull)} className={styles.star} data-outcome={counted.outcome ?? 'unknown'}>
                <title>{t('charts.lane.star', { name, cost: costText(counted) })}</title>
                <path d={star({ x, y: LINE_Y }, radiusOf(counted), WAIST)} />
                {level !== null && (
                  <text className={styles.name} x={nameX} y={LINE_Y - 22 - 16 * level} textAnchor="middle">
                    {name}
                  </text>
                )}
                <text x={x} y={LINE_Y + 32} textAnchor="middle">
                  {costText(counted)}
                </text>
              </g>
            ))}
          </svg>
        </ScrollBox>
      </div>
    </ChartFrame>
  )
}

/** Where the lane goes on beyond what is seen of it. */
type More = 'nowhere' | 'before' | 'after' | 'both'

function moreOf({ scrollLeft, scrollWidth, clientWidth }: Element): More {
  const isBefore = scrollLeft > 1
  const isAfter = scrollLeft + clientWidth < scrollWidth - 1
  if (isBefore && isAfter) return 'both'
  if (isBefore) return 'before'
  return isAfter ? 'after' : 'nowhere'
}

function Banners({ lane: { banners } }: { lane: Lane }) {
  return banners.map(({ key, x, widthPx, featured }) => (
    <g key={key}>
      <title>{featured.join(', ')}</title>
      <rect className={styles.banner} x={x + 1} y={BANNER_Y} width={Math.max(1, widthPx - 2)} height={36} rx={6} />
      {featured.slice(0, BANNER_LINES).map(
        (name, index) =>
          textWidthPx(name) < widthPx - 10 && (
            <text key={name} className={styles.featured} x={x + 7} y={BANNER_Y + 15 + 14 * index}>
              {name}
            </text>
          ),
      )}
    </g>
  ))
}

function OutcomeLegend() {
  const t = useTranslations('gacha')
  return (
    <Row as="span" inline gap={10} rowGap={4} align="stretch" wrap>
      {LEGEND.map((outcome: Outcome) => (
        <Row as="span" inline gap={5} key={outcome} className={styles.star} data-outcome={outcome}>
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path d={star({ x: 6, y: 6 }, 6, WAIST)} />
          </svg>
          {t(`outcome.${outcome}`)}
        </Row>
      ))}
    </Row>
  )
}

/** Fewer pulls, larger star: 15 px for the first pull, 8 px at 90 and where no one knows how many there were. */
function radiusOf({ pity, isPityAtLeast }: CountedPull): number {
  return 15 - (7 * (isPityAtLeast ? 90 : Math.min(pity ?? 90, 90))) / 90
}

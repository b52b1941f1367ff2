import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { readNotices } from '../read-notices.ts'
import { kindOf } from './notice-kind.ts'

const PERIOD = '<p>〓Event Duration〓</p><p>2026/05/20 10:00 – 2026/06/08 17:59 (server time)</p>'
const RATES = '<p>The drop rate of the 5-star character "Vigilant Yaksha" Xiao (Anemo) is boosted!</p>'

function judged(title: string, body: string, section = '1') {
  const notice = sampleNotice({ language: 'en', section, title, body })
  const { activities, leftOut } = readNotices('genshin', [notice])
  const [found] = activities
  const shown = found && `${found.type}${found.isStartExpected ? ' expected' : ''}`
  return { ...kindOf(notice), shown: shown ?? leftOut[0]?.reason }
}

test('ANN-65 a banner of a new name is known by the rates of its five-star items', () => {
  const { type, band, shown, evidence } = judged(
    'Lightrace Wish "Heavenlit Prophecy" Now Available!',
    `${RATES}${PERIOD}`,
  )
  expect([type, band, shown]).toEqual(['gacha', 'sure', 'gacha'])
  expect(evidence.map(({ because }) => because)).toEqual([
    'filed as an event',
    'states a period',
    'names five-star items and their rates',
    'is called a banner',
  ])
})

test('ANN-65 a title may state the rate of a five-star item', () => {
  const title = 'Lightrace "Heavenlit Prophecy" - Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!'
  expect(judged(title, PERIOD)).toMatchObject({ type: 'gacha', shown: 'gacha' })
})

test('ANN-65 a notice with the word for banners in its title is one if it names a five-star item', () => {
  const item = '<p>"Vigilant Yaksha" Xiao (Anemo)</p>'
  expect(judged('Lightrace Wish "Heavenlit Prophecy" Event', `${item}${PERIOD}`)).toMatchObject({ type: 'gacha' })
  expect(judged('"Make a Wish" Event', PERIOD)).toMatchObject({ type: 'event', band: 'sure' })
  expect(judged('"Heavenlit Prophecy" Event', `${item}${PERIOD}`)).toMatchObject({ type: 'event', band: 'sure' })
})

test('ANN-65 a kind with little more evidence than another one is shown as expected', () => {
  expect(judged('"Heavenlit Prophecy" Event', `${RATES}${PERIOD}`)).toMatchObject({
    type: 'gacha',
    band: 'likely',
    shown: 'gacha expected',
  })
})

test('ANN-65 a notice of no known kind is reported if it states a period, and left out if not', () => {
  expect(judged('Lanternlight Hours', PERIOD, '9')).toMatchObject({ band: 'unsure', shown: 'kind unsure' })
  expect(judged('Lanternlight Hours', '<p>Good night.</p>', '9')).toMatchObject({ band: 'none', shown: 'kind' })
  expect(judged('"Lanternlight Hours"', PERIOD)).toMatchObject({ band: 'sure', shown: 'event' })
})

test('ANN-65 what a rule leaves out is no banner, whatever it names', () => {
  expect(judged('Web Event: Wish Upon Xiao', `${RATES}${PERIOD}`)).toMatchObject({ band: 'none', shown: 'kind' })
})

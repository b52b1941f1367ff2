import { expect, test } from 'vitest'
import { readHoyoverseNotices } from './hoyoverse-notices.ts'

const window = { start_time: '2026-05-19 12:00:00', end_time: '2026-06-09 18:00:00' }

function answers(list: readonly unknown[], contents: readonly object[], pictures: readonly object[] = []) {
  return {
    list: {
      retcode: 0,
      data: {
        list: [{ type_id: 1, type_label: 'Events', list }],
        pic_list: [{ type_id: 3, type_list: [{ pic_type: 1, list: pictures }] }],
      },
    },
    content: { retcode: 0, data: { list: contents, pic_list: [] } },
  }
}

test('ANN-8 titles, labels and bodies are joined, pictures included', () => {
  const reading = readHoyoverseNotices(
    'starrail',
    answers(
      [
        {
          ann_id: 7,
          title: '<b>A</b>',
          subtitle: 's',
          banner: 'https://sdk.hoyoverse.com/a.png',
          tag_label: '扭蛋',
          ...window,
        },
      ],
      [
        { ann_id: 7, title: 'A', content: '<p>one</p>' },
        { ann_id: 8, title: 'B', content: '<p>two</p>' },
      ],
      [{ ann_id: 8, title: 'B', img: 'https://sdk.hoyoverse.com/b.png', ...window }],
    ),
    'en',
  )
  expect(reading?.notices.map(({ id, section, label }) => [id, section, label])).toEqual([
    ['7', '1', '扭蛋'],
    ['8', '3', ''],
  ])
  expect(reading?.notices.map(({ texts }) => texts.get('en'))).toEqual([
    { title: 'A', subtitle: 's', lines: ['one'], bannerUrl: 'https://sdk.hoyoverse.com/a.png' },
    { title: 'B', subtitle: '', lines: ['two'], bannerUrl: 'https://sdk.hoyoverse.com/b.png' },
  ])
})

test('ANN-8 of several notices under one number each finds its own body by its title', () => {
  const reading = readHoyoverseNotices(
    'starrail',
    answers(
      [
        { ann_id: 7, title: 'Upper half', ...window },
        { ann_id: 7, title: 'Lower half', ...window },
        { ann_id: 7, title: 'Without', ...window },
      ],
      [
        { ann_id: 7, title: 'Lower half', content: 'lower' },
        { ann_id: 7, title: 'Upper half', content: 'upper' },
      ],
    ),
    'en',
  )
  expect(reading?.notices.map(({ texts }) => texts.get('en')?.lines)).toEqual([['upper'], ['lower'], []])
})

test('ANN-7 an entry without a time or a title costs only itself', () => {
  const reading = readHoyoverseNotices(
    'genshin',
    answers(
      [{ ann_id: 1, title: 'A' }, { ann_id: 2, title: '', ...window }, 5, { ann_id: 3, title: 'C', ...window }],
      [],
    ),
    'en',
  )
  expect(reading?.notices.map(({ id }) => id)).toEqual(['3'])
  expect(reading?.unreadable).toHaveLength(3)
})

test.each([[null], [{}], [{ retcode: -1, data: null }], [{ retcode: 0 }], ['<html>']])(
  'ANN-7 %j is no answer of the announcement service',
  (json) => {
    const good = answers([], [])
    expect(readHoyoverseNotices('zenless', { list: json, content: good.content }, 'en')).toBeNull()
    expect(readHoyoverseNotices('zenless', { list: good.list, content: json }, 'en')).toBeNull()
  },
)

test('ANN-7 a group or an entry that is none costs itself alone, and is named', () => {
  const whole = answers([{ ann_id: 1, title: 'A', ...window }, null, 7, 'x', { title: 'no number', ...window }], [])
  const groups = [null, 7, 'x', { type_id: 2 }, { type_id: 2, list: {} }, ...whole.list.data.list]
  const pictures = [null, { type_id: 3, type_list: [null, { list: [{ ann_id: 2, title: 'B', ...window }] }] }]
  const list = { retcode: 0, data: { list: groups, pic_list: pictures } }
  const reading = readHoyoverseNotices('starrail', { list, content: whole.content }, 'en')
  expect(reading?.notices.map(({ id }) => id)).toEqual(['1', '2'])
  expect(reading?.unreadable.map(({ field }) => field).sort()).toEqual(
    ['ann_id', 'entry', 'entry', 'entry', ...Array.from({ length: 7 }, () => 'group')].sort(),
  )
})

test.each([
  [{ start_time: 1779163200, end_time: '1780999200' }, '2026-05-19', '2026-06-09'],
  [{ start_time: '2026/05/19 12:00', end_time: '2026-06-09T18:00:00' }, '2026-05-19', '2026-06-09'],
  [{ end_time: '2026-06-09 18:00:00' }, '2026-04-28', '2026-06-09'],
  [{}, '2026-05-20', '2026-07-01'],
  [{ start_time: {}, end_time: [] }, '2026-05-20', '2026-07-01'],
  [{ start_time: 0, end_time: '0' }, '2026-05-20', '2026-07-01'],
  [{ start_time: -1, end_time: Number.NaN }, '2026-05-20', '2026-07-01'],
])('ANN-7 the times of a list have many forms, and the text gives what is left out: %o', (times, from, until) => {
  const entry = { ann_id: 1, title: 'A', ...times }
  const body = { ann_id: 1, title: 'A', content: '<p>2026/05/20 10:00 – 2026/06/03 03:59</p>' }
  const [notice] = readHoyoverseNotices('starrail', answers([entry], [body]), 'en')?.notices ?? []
  const days = [notice?.shownFrom, notice?.shownUntil].map((edge) => new Date(edge?.at ?? 0).toISOString().slice(0, 10))
  expect(days).toEqual([from, until])
})

import { expect, test } from 'vitest'
import { noticeLine, noticeLines } from './notice-lines.ts'

test('ANN-5 each paragraph and each cell of a table is a line, without empty ones', () => {
  const html = `<p>Hello &amp; welcome<br>again</p>\n<p>&nbsp;</p><table><tr><th>When</th><th>Who</th></tr>
    <tr><td rowspan="3">2026/05/20<br/>—</td><td><strong>Ada</strong> (Hydro)</td></tr></table><ul><li>one<li>two</ul>`
  expect(noticeLines(html)).toEqual([
    'Hello & welcome',
    'again',
    'When',
    'Who',
    '2026/05/20',
    '—',
    'Ada (Hydro)',
    'one',
    'two',
  ])
})

test.each([
  ['&lt;t class="t_gl"&gt;2026/07/01 11:00:00&lt;/t&gt; ~ &lt;t class="t_lc"&gt;2026/07/21 17:59:59&lt;/t&gt;'],
  [
    '&amp;lt;t class=&quot;t_gl&quot;&amp;gt;2026/07/01 11:00:00&amp;lt;/t&amp;gt; ~ &lt;t class="t_lc"&gt;2026/07/21 17:59:59&lt;/t&gt;',
  ],
  [
    '&lt;t class="t_gl" contenteditable="false"&gt;2026/07/01 11:00:00&lt;/t&gt; ~ <t class="t_lc">2026/07/21 17:59:59</t>',
  ],
])('ANN-5 time tags say their zone in words, however often they were escaped', (html) => {
  expect(noticeLines(`<p>${html}</p>`)).toEqual(['2026/07/01 11:00:00 (UTC+8) ~ 2026/07/21 17:59:59 (server time)'])
})

test('ANN-5 what is escaped and no time stays text, and scripts say nothing', () => {
  expect(noticeLines('<p>&lt;img src=x onerror=alert(1)&gt;</p><script>alert(1)</script><style>p{}</style>')).toEqual([
    '<img src=x onerror=alert(1)>',
  ])
})

test('ANN-5 a title is one line of plain text', () => {
  expect(noticeLine('「蜃云灯影」<br />\n3.6版本&amp;活动')).toBe('「蜃云灯影」 3.6版本&活动')
})

test('ANN-5 characters without a width are left out, and letters and spaces have one form', () => {
  expect(noticeLines('<p>\u200b〓Event\u00a0Dura\u00adtion〓\u200e</p><p>2026/05/21\u3000\u200b10:00</p>')).toEqual([
    '〓Event Duration〓',
    '2026/05/21 10:00',
  ])
  expect(noticeLine('＂기원＂'.normalize('NFD'))).toBe('"기원"')
})

test('ANN-5 a line is cut off where no paragraph is that long', () => {
  const [line, next] = noticeLines(`<p>${'「'.repeat(100_000)}</p><p>活动时间</p>`)
  expect(line).toHaveLength(2000)
  expect(next).toBe('活动时间')
})

test('ANN-53 a cell that spans rows stands in each of them, wherever its column is', () => {
  const html = `<table><tr><th>Wish</th><th>When</th><th>Who</th></tr>
    <tr><td>A</td><td rowspan="2"><p>from</p><p>to</p></td><td>Ada</td></tr><tr><td>B</td><td>Bea</td></tr>
    <tr><td rowspan="2" colspan="2">C</td><td>Cid</td></tr><tr><td>Dot</td></tr></table>`
  expect(noticeLines(html).slice(3)).toEqual(
    ['A', 'from', 'to', 'Ada'].concat(['B', 'from', 'to', 'Bea'], ['C', 'Cid'], ['C', 'Dot']),
  )
})

test('ANN-53 a cell that spans rows and columns takes all its columns in each row', () => {
  const html = `<table><tr><td rowspan="2" colspan="2">A</td><td rowspan="2">B</td><td>C</td></tr><tr><td>D</td></tr></table>`
  expect(noticeLines(html)).toEqual(['A', 'B', 'C', 'A', 'B', 'D'])
})

test('ANN-53 a cell that spans rows ends with them, even if a row between has too few cells', () => {
  const html = `<table><tr><td>A</td><td>B</td><td rowspan="2">C</td></tr><tr><td>D</td></tr>
    <tr><td>E</td><td>F</td><td>G</td></tr></table>`
  expect(noticeLines(html)).toEqual(['A', 'B', 'C', 'D', 'C', 'E', 'F', 'G'])
})

test('ANN-53 a cell that spans rows in the last column stands at their ends, and in no other table', () => {
  const html = `<table><tr><td>A</td><td rowspan="9">Ada</td></tr><tr><td>B</td></tr></table><table><tr><td>C</td></tr></table>`
  expect(noticeLines(html)).toEqual(['A', 'Ada', 'B', 'Ada', 'C'])
})

test.each([
  ['<t class="t_gl">2026/09/23 at 05:59 hrs</t>', '2026/09/23 at 05:59 (UTC+8)'],
  ['<time class="t_gl">2026/09/23 05:59:59</time>', '2026/09/23 05:59:59 (UTC+8)'],
  ['&lt;time class="t_lc"&gt;2026/09/23 05:59&lt;/time&gt;', '2026/09/23 05:59 (server time)'],
  ['<span class="x t_gl"><span>2026/09/23</span> 05:59 p.m.</span> on', '2026/09/23 05:59 p.m. (UTC+8) on'],
])('ANN-5 a marked time keeps its zone, whatever its tag and its words: %s', (html, line) => {
  expect(noticeLines(`<p>${html}</p>`)).toEqual([line])
})

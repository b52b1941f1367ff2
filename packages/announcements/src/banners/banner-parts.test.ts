import { expect, test } from 'vitest'
import type { NoticeText } from '../notice/notice.ts'
import { noticeLines } from '../notice/notice-lines.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { separateBanners } from './banner-parts.ts'

const CHINESE = `<p>本期活动跃迁时间为 2026/09/12 12:00 - 2026/09/28 03:59，包含如下内容：</p>
  <h1>「激浪跃金」「流光定影」活动跃迁</h1>
  <p>「激浪跃金」角色活动跃迁期间，限定5星角色「砂金•戏浪」跃迁成功概率限时提升。</p><p>砂金•戏浪（欢愉•量子）</p>
  <p>「流光定影」光锥活动跃迁期间，限定5星光锥「盛夏」跃迁成功概率限时提升。</p><p>※「激浪跃金」角色活动跃迁中获取。</p>`
const ENGLISH = `<p>During the "Surging Gold" Character Event Warp, the limited 5-star character Aventurine is boosted.</p>
  <p>During the "Fixation" Light Cone Event Warp, the limited 5-star Light Cone "Summer" is boosted.</p>`

const textIn = (title: string, body: string): NoticeText => ({
  title,
  subtitle: '',
  lines: noticeLines(body),
  bannerUrl: null,
})
const warp = sampleNotice({ gameId: 'starrail', section: '3', title: '4.5版本活动跃迁（其二）', body: CHINESE })

test('ANN-39 a notice of several banners announces each under its own name, with its own lines', () => {
  const parts = separateBanners(warp).map(({ texts }) =>
    [...texts].map(([language, { title, lines }]) => [language, title, lines.length]),
  )
  expect(parts).toEqual([
    [['zh-Hans', '「激浪跃金」角色活动跃迁期间', 2]],
    [['zh-Hans', '「流光定影」光锥活动跃迁期间', 1]],
  ])
})

test('ANN-39 the banners of several languages are joined by their order', () => {
  const texts = new Map([...warp.texts, ['en', textIn('Version 4.5 Event Warp: Phase II', ENGLISH)] as const])
  expect(separateBanners({ ...warp, texts }).map((part) => part.texts.get('en')?.title)).toEqual([
    'During the "Surging Gold" Character Event Warp',
    'During the "Fixation" Light Cone Event Warp',
  ])
})

test('ANN-39 a language that lists another number of banners is left out', () => {
  const one = ENGLISH.slice(0, ENGLISH.indexOf('</p>'))
  const texts = new Map([...warp.texts, ['en', textIn('Version 4.5 Event Warp: Phase II', one)] as const])
  expect(separateBanners({ ...warp, texts }).map((part) => [...part.texts.keys()])).toEqual([['zh-Hans'], ['zh-Hans']])
})

test('ANN-39 a notice that is named like its only banner stays whole', () => {
  const body = '<p>「激浪跃金」角色活动跃迁期间，限定5星角色「砂金•戏浪」跃迁成功概率限时提升。</p>'
  const notice = sampleNotice({ gameId: 'starrail', section: '3', title: '「激浪跃金」角色活动跃迁', body })
  expect(separateBanners(notice)).toEqual([notice])
})

test.each([
  ['Exclusive Channel: "Rising Crimson Moon"', 'W-Engine Channel: "Qingming, the Birdcage"'],
  ['【前半】独占チャンネル「紅月初昇」', '【後半】独占チャンネル「霰落星殿」'],
  ['독점 채널 「붉은 달」', 'W-엔진 채널 「별의 전당」'],
  ['Canal exclusif « Lune rouge »', 'Canal de moteurs-amplis « Palais des étoiles »'],
  ['[Exclusive Channel "Rising Crimson Moon"]', '[W-Engine Channel "Qingming Birdcage"]'],
  ['【独占チャンネル：紅月初昇】', '【音動機チャンネル：霰落星殿】'],
  ['[독점 채널: 붉은 달]', '[W-엔진 채널: 별의 전당]'],
])('ANN-47 %s begins a banner, and so does %s', (first, second) => {
  const text = '2026/09/09 12:00 ~ 2026/09/30 11:59'
  const notice = sampleNotice({
    gameId: 'zenless',
    body: `<p>${first}</p><p>${text}</p><p>${second}</p><p>${text}</p>`,
  })
  const titles = separateBanners(notice).map(({ texts }) => texts.get('zh-Hans')?.title)
  expect(titles).toEqual([first, second])
})

test('ANN-47 a sentence about a banner begins none', () => {
  const body = '<p>期間中、「紅月初昇」チャンネルの出現確率がアップします。</p>'
  const notice = sampleNotice({ gameId: 'zenless', body })
  expect(separateBanners(notice)).toEqual([notice])
})

const AT = '2026/9/9 12:00 ~ 2026/9/30 11:59'
const LATER = '2026/9/30 12:00 ~ 2026/10/20 14:59'
const paragraphs = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const phase = (...lines: readonly string[]) =>
  separateBanners(sampleNotice({ gameId: 'zenless', title: '3.2版本限时频段', body: paragraphs(...lines) })).map(
    ({ texts }) => texts.get('zh-Hans'),
  )

test('ANN-47 a line about the rate of an item begins no banner', () => {
  const lines = ['■ 「红月」频段', '限定S级「星见雅(冰)」的频段概率提升', '■ 「星殿」频段', AT]
  expect(phase(...lines).map((part) => part?.title)).toEqual(['■ 「红月」频段', '■ 「星殿」频段'])
})

test('ANN-47 lines of a name alone begin banners where the title quotes none', () => {
  expect(phase('频段', '「红月」', AT, '「星殿」', AT).map((part) => part?.title)).toEqual(['「红月」', '「星殿」'])
  const weapons = sampleNotice({ title: '「神铸赋形」祈愿', body: paragraphs('「单手剑·蝶变」', '「法器·颂歌」', AT) })
  expect(separateBanners(weapons)).toEqual([weapons])
})

test('ANN-47 names in a row in front of the word for banners are a banner each', () => {
  expect(phase(`「红月」、「星殿」频段限时开启。`, AT).map((part) => part?.title)).toEqual(['「红月」', '「星殿」'])
})

test('ANN-47 a sentence may hold several rows of names, each about its own banners', () => {
  const parts = phase('「红月」、「星殿」代理人频段，「霰落」音擎频段限时开启。', AT)
  expect(parts.map((part) => part?.lines)).toEqual([
    ['「红月」代理人频段，', AT],
    ['「星殿」代理人频段，', AT],
    ['「霰落」音擎频段限时开启。', AT],
  ])
  const rated = phase('「红月」、「星殿」代理人频段，「星见雅」的频段概率提升。', AT)
  expect(rated.map((part) => part?.title)).toEqual(['「红月」', '「星殿」'])
})

test('ANN-47 a time directly above each banner is its own', () => {
  const parts = phase(`上期：${AT}`, '「红月」频段', `下期：${LATER}`, '「星殿」频段')
  expect(parts.map((part) => part?.lines)).toEqual([
    [`上期：${AT}`, '「红月」频段'],
    [`下期：${LATER}`, '「星殿」频段'],
  ])
})

test.each([
  [
    '●期間限定チャンネル「紅月初昇」では、限定S級エージェント「星見雅」の出現率アップ！',
    '●期間限定チャンネル「霰落星殿」では、限定S級エージェント「儀玄」の出現率アップ！',
  ],
  ['• 독점 채널 「붉은 달」: 한정 S급 에이전트 「의현」', '• 독점 채널 「별의 전당」: 한정 S급 에이전트 「비비안」'],
])('ANN-47 “%s” names its banner in front of what happens during it', (first, second) => {
  const notice = sampleNotice({ gameId: 'zenless', body: `<p>${first}</p><p>${second}</p>` })
  expect(separateBanners(notice).map(({ texts }) => texts.get('zh-Hans')?.name)).toEqual(
    [first, second].map((line) => /「([^」]+)」/.exec(line)?.[1]),
  )
})

test('ANN-47 a heading in marks that names a part or a time of the banners begins none', () => {
  const body = '<p>[Limited-Time Channels: Phase II]</p><p>[Channel Period: see below]</p>'
  const notice = sampleNotice({ gameId: 'zenless', body })
  expect(separateBanners(notice)).toEqual([notice])
})

test('ANN-47 a banner keeps the marks of its name', () => {
  const body = '<p>「让告别，更美一些」活动跃迁</p><p>「八荒诛邪」活动跃迁</p>'
  const parts = separateBanners(sampleNotice({ gameId: 'starrail', body }))
  expect(parts.map(({ texts }) => texts.get('zh-Hans')?.name)).toEqual(['让告别，更美一些', '八荒诛邪'])
})

test('ANN-47 a sentence about what boosts a rate while it runs begins a banner, by any new name', () => {
  const line = (name: string, item: string) =>
    `<p>During the "${name}" Character Drift, the drop rate of the limited 5-star character ${item} will be boosted.</p>`
  const body = `${line('Surging Gold', 'Aventurine')}${line('Indelible Coterie', 'Acheron')}`
  const notice = sampleNotice({ gameId: 'starrail', section: '3', language: 'en', title: 'Version 4.5 Drift', body })
  expect(separateBanners(notice).map((part) => part.texts.get('en')?.name)).toEqual([
    'Surging Gold',
    'Indelible Coterie',
  ])
  const item = '<p>During the event, the 5-star character "Aventurine" has a boosted drop rate.</p>'
  expect(
    separateBanners(sampleNotice({ gameId: 'starrail', language: 'en', title: 'Drift', body: item })),
  ).toHaveLength(1)
})

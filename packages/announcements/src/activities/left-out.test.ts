import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { versionTimes } from '../versions/version-times.ts'
import { extractActivities } from './announced-activities.ts'
import { isUnclear } from './announced-activity.ts'

const PERIOD = '<p>Event Duration</p><p>2026/05/20 10:00 – 2026/06/03 03:59 (server time)</p>'

/** Why a notice is left out; `shown` for one that is not. */
function reasonOf(notice: PublisherNotice): string {
  const { activities, leftOut } = extractActivities([notice], versionTimes([]))
  return activities.length > 0 ? 'shown' : (leftOut[0]?.reason ?? 'nothing')
}

test.each([
  ['en', '"Picture Walk" Event', '<p>Share your pictures on YouTube, TikTok or Instagram to win.</p>', 'kind'],
  ['en', '"Picture Walk" Event', '<p>Post a picture with the hashtag of the game.</p>', 'kind'],
  ['en', '"Picture Walk" Event', '<p>How to Submit</p><p>Fill in the form.</p>', 'kind'],
  ['zh-Hans', '「见习画师」活动', '<p>作品需符合投稿要求，带话题发布。</p>', 'kind'],
  ['ja', '「写真散歩」イベント', '<p>ハッシュタグをつけて投稿してください。</p>', 'kind'],
  ['fr', 'Événement « Balade »', '<p>Publiez une image avec les mots-dièses du jeu.</p>', 'kind'],
  ['en', '"Photo Challenge" Event', '<p>Take photos of the slimes of Mondstadt.</p>', 'shown'],
  ['en', '"Battle Rush" Event', '<p>Defeat as many opponents as you can.</p>', 'shown'],
  ['en', '"Room #Alpha" Event', '<p>Enter room #Alpha.</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>How to participate: Post a picture on X (Twitter).</p>', 'kind'],
  ['ko', '「사진 산책」 이벤트', '<p>해시태그를 달아 게시해 주세요.</p>', 'kind'],
  ['en', '"Picture Walk" Event', '<p>For details, see our post on X (Twitter).</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>To win prizes, finish first: see our post on YouTube.</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>See the official post on YouTube for the winners.</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>Tap Share to share the photo you took on Facebook (optional).</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>Choose a hashtag for the topic of the Inter-Knot.</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>Post a picture with the hashtag of the agent on the Inter-Knot.</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>Share 3 times to obtain Polychrome x (30).</p>', 'shown'],
  ['zh-Hans', '「见习画师」活动', '<p>玩家可在广场参与投稿。</p>', 'shown'],
  ['zh-Hans', '「见习画师」活动', '<p>冒险等阶达到20级。</p><p>带话题发布作品。</p>', 'shown'],
  ['en', '"Picture Walk" Event', '<p>Adventure Rank 20 or above</p><p>Post it with a hashtag.</p>', 'shown'],
  ['ja', '「写真散歩」イベント', '<p>冒険ランク20以上</p><p>ハッシュタグをつけて投稿。</p>', 'shown'],
  ['fr', 'Événement « Balade »', '<p>Terminez la quête.</p><p>Publiez une image avec un mot-dièse.</p>', 'shown'],
] as const)('ANN-49 %s %s with %s: %s', (language, title, body, reason) => {
  expect(reasonOf(sampleNotice({ language, title, body: `${PERIOD}${body}` }))).toBe(reason)
})

test.each([
  ['「原神」×甜茶铺 限定套餐活动', 'kind'],
  ['原神×甜茶铺 联动活动', 'shown'],
  ['「原神」×甜茶カフェ コラボイベント', 'kind'],
  ['Genshin Impact x Sweet Tea Pizza Event', 'kind'],
  ['「원신」×달콤 카페 이벤트', 'kind'],
  ['原神×《甜茶传说》联动活动', 'shown'],
  ['鸣潮×《赛博朋克:边缘行者》联动活动', 'shown'],
  ['Wuthering Waves × Cyberpunk: Edgerunners Collaboration Event', 'shown'],
  ['崩坏:星穹铁道×Fate/stay night 联动活动', 'shown'],
  ['Genshin Impact Xmas Event', 'shown'],
  ['《云·原神》版本更新说明', 'kind'],
  ['「甜茶铺」活动', 'shown'],
])('ANN-49 %s: %s', (title, reason) => {
  expect(reasonOf(sampleNotice({ title, body: PERIOD }))).toBe(reason)
})

test.each([
  ['原神×甜茶铺 联动活动', '<p>到店即可领取立牌。</p>', 'kind'],
  ['原神×甜茶铺 联动活动', '', 'no time'],
  ['原神×《甜茶传说》联动活动', '<p>敬请期待。</p>', 'no time'],
  ['Genshin Impact Xmas Event', '<p>Log in for gifts.</p>', 'no time'],
])('ANN-49 %s without a time, with %s: %s', (title, body, reason) => {
  expect(reasonOf(sampleNotice({ title, body }))).toBe(reason)
})

test.each([
  ['2026/05/29 19:30 – 2026/05/29 21:30 (server time)', 'short'],
  ['2026/05/29 04:00 – 2026/05/30 03:59 (server time)', 'shown'],
])('ANN-50 %s: %s', (time, reason) => {
  expect(reasonOf(sampleNotice({ title: '「星夜」活动', body: `<p>Event Duration</p><p>${time}</p>` }))).toBe(reason)
})

test('ANN-50 a short banner is shown, and so is an event with a longer range', () => {
  const short = '<p>Event Duration</p><p>2026/05/29 19:30 – 2026/05/29 21:30 (server time)</p>'
  const long = '<p>〓玩法〓</p><p>2026/05/29 04:00 – 2026/06/05 03:59</p>'
  expect(reasonOf(sampleNotice({ title: '「星夜」角色活动祈愿', body: short }))).toBe('shown')
  expect(reasonOf(sampleNotice({ title: '「星夜」活动', body: `${short}${long}` }))).toBe('shown')
})

test('ANN-51 a text that states days without hours is not given the time of the list', () => {
  const days = '<p>〓活动日程〓</p><p>2026/05/22 – 2026/05/29</p>'
  expect(reasonOf(sampleNotice({ title: '「星夜」活动', body: days }))).toBe('no time')
  expect(reasonOf(sampleNotice({ title: '「星夜」角色活动祈愿', body: days }))).toBe('no time')
})

const TALE = '<p>Here sits the observation hub, the heart of the system.</p>'

test.each([
  ['2/3', 'Geographic: Lands and Waters', TALE, 'no time'],
  ['2/3', 'Upcoming Events in Version 3.2', TALE, 'no time'],
  ['2/3', 'Geographic: Lands and Waters', '', 'no time'],
])('ANN-51 filed under %s, %s with %s: %s', (section, title, body, reason) => {
  expect(reasonOf(sampleNotice({ gameId: 'wuthering', language: 'en', section, title, body }))).toBe(reason)
})

test.each([
  ['2026/05/22 10:00', 'no time'],
  ['3.0版本更新后', 'no time'],
  ['3.0版本更新后 ~', 'permanent'],
  ['3.0版本更新后永久开放', 'permanent'],
  ['2026/05/22 10:00 起开放14天', 'no time'],
  ['2026/05/22 10:00 – 2026/06/03', 'no time'],
  ['2026/05/22 – 2026/06/03 03:59', 'no time'],
  ['5月27日更新后 – 2026/06/03 03:59', 'version unknown'],
] as const)('ANN-60 %s: %s', (time, reason) => {
  const notice = sampleNotice({ title: '「星夜」活动', body: `<p>〓活动时间〓</p><p>${time}</p>` })
  expect(reasonOf(notice)).toBe(reason)
  expect(isUnclear({ reason })).toBe(reason !== 'permanent')
})

test.each([
  ['genshin', '1', 'ko', '「진주 기행」 오픈', 'kind'],
  ['genshin', '1', 'ko', '「단풍 기행의 밤」 이벤트', 'shown'],
  ['genshin', '1', 'ko', '「진주의 노래」 - 기행 시스템 안내', 'kind'],
  ['genshin', '1', 'ko', '「진주의 노래」 이벤트', 'kind'],
  ['genshin', '1', 'ja', '「真珠の歌」開放', 'kind'],
  ['genshin', '1', 'ja', '「風を捕まえる帰還者」イベント', 'shown'],
  ['genshin', '1', 'ja', '「帰還者への贈り物」イベント', 'kind unsure'],
  ['genshin', '1', 'zh-Hant', '「創世結晶」首儲雙倍重置', 'kind'],
  ['genshin', '1', 'fr', 'Réinitialisation du bonus de recharge', 'kind'],
  ['genshin', '1', 'fr', 'Programme spécial de la version 7.1', 'kind'],
  ['starrail', '3', 'ja', 'キャラクター紹介「アベンチュリン」', 'kind'],
  ['starrail', '3', 'ko', '캐릭터 소개 「어벤츄린」', 'kind'],
  ['starrail', '3', 'fr', 'Présentation du personnage « Aventurine »', 'kind'],
  ['wuthering', '4/10', 'ja', 'Ver3.4 イベントメモ', 'kind'],
  ['wuthering', '4/10', 'ko', '3.4 버전 이벤트 노트', 'kind'],
  ['wuthering', '4/10', 'fr', 'Calendrier des événements de la version 3.4', 'kind'],
  ['wuthering', '4/10', 'en', 'Version 3.4 Event Calendar', 'kind'],
  ['wuthering', '2/3', 'ja', '「冒険メモ」イベント', 'shown'],
  ['zenless', '3', 'fr', 'Fonds de Ridu - Version 3.1', 'kind'],
  ['zenless', '3', 'fr', 'Fonds de la cité de Ridu', 'kind'],
  ['zenless', '3', 'fr', 'Événement « Les fonds de l’océan »', 'shown'],
  ['zenless', '3', 'zh-Hans', '《绝区零》×「咖啡店」联名活动', 'kind'],
  ['zenless', '3', 'zh-Hant', '《絕區零》×「咖啡店」聯名活動', 'kind'],
  ['zenless', '3', 'zh-Hans', '《绝区零》×《街头斗士》联动活动', 'shown'],
] as const)('ANN-13 %s, filed under %s, %s: %s: %s', (gameId, section, language, title, reason) => {
  expect(reasonOf(sampleNotice({ gameId, section, language, title, body: PERIOD }))).toBe(reason)
})

test.each([
  ['「深境螺旋」更新说明', '〓更新时间〓', '2026/05/16 04:00 ~ 2026/06/16 03:59', 'shown'],
  ['「深境螺旋」更新說明', '〓更新時間〓', '2026/05/16 04:00 ~ 2026/06/16 03:59', 'shown'],
  ['Spiral Abyss: New Phase', '〓Refresh Period〓', '2026/05/16 04:00 – 2026/06/16 03:59', 'shown'],
  ['「深境螺旋」更新说明', '〓更新时间〓', '2026/05/16 06:00 ~ 2026/05/16 11:00', 'short'],
  ['「深境螺旋」更新说明', '〓商店更新时间〓', '2026/05/16 04:00 ~ 2026/06/16 03:59', 'no time'],
  ['「远行」活动', '〓更新时间〓', '2026/05/16 04:00 ~ 2026/06/16 03:59', 'no time'],
])('ANN-61 %s with %s %s: %s', (title, label, time, reason) => {
  expect(reasonOf(sampleNotice({ title, body: `<p>${label}</p><p>${time}</p>` }))).toBe(reason)
})

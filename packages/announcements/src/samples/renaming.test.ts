import { type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeIn } from '../changes/change-notice.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { type NoticeReading, readNotices } from '../read-notices.ts'
import { versionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_WORDS } from '../words/words.ts'
import { inventedName, inventedWord, joined, NOTICES, reworded } from './recorded.test-data.ts'

/** Words for shops, surveys, streams, banners, changes and what else is no activity, and plain ones. */
const WORDS: Readonly<Record<NamedLanguage, string>> = {
  en: 'Survey Shop Store Bundle Pack Album Livestream Music Concert Contest Fair Play Returner Reunion Preview Redemption Code Web Community Discount Sale Top-Up Battle Pass Maintenance Update Version Notice Compensation Cheat Merchandise Ticket Trailer Soundtrack EP Video Fan Art Hotfix Download Wish Warp Convene Channel Duration Permanent Extended Cancelled Postponed Soon New Correction Phase Rewards Gift Invite Friends Moon Garden River Ember',
  'zh-Hans':
    '问卷 商店 礼包 专辑 直播 音乐 演唱会 比赛 公平 回归 预告 兑换码 网页 社区 折扣 特惠 纪行 基金 维护 更新 版本 补偿 作弊 周边 联名 门票 视频 征集 同人 投稿 预下载 祈愿 跃迁 唤取 调频 时间 永久 延长 取消 延期 更正 即将 阶段 奖励 邀请好友 月光 花园 河流 余烬',
  'zh-Hant':
    '問卷 商店 禮包 專輯 直播 音樂 演唱會 比賽 公平 回歸 預告 兌換碼 網頁 社群 折扣 紀行 基金 維護 更新 版本 補償 周邊 聯名 門票 影片 徵集 投稿 祈願 躍遷 喚取 調頻 時間 永久 延長 取消 更正 即將 階段 獎勵 月光 花園',
  ja: 'アンケート ショップ パック アルバム 生放送 音楽 コンサート コンテスト フェアプレイ 復帰 予告 交換コード ウェブ コミュニティ 割引 セール 紀行 ファンド メンテナンス アップデート バージョン 補填 グッズ コラボ チケット 動画 募集 投稿 不具合 祈願 跳躍 集音 変調 期間 常設 延長 中止 延期 訂正 近日 段階 報酬 友達 招待 月光 庭園 冒険',
  ko: '설문 상점 패키지 앨범 생방송 음악 콘서트 콘테스트 공정 복귀 예고 쿠폰 웹 커뮤니티 할인 판매 기행 펀드 점검 업데이트 버전 보상 굿즈 콜라보 티켓 영상 공모전 오류 기원 워프 튜닝 변조 기간 상시 연장 취소 연기 정정 곧 단계 초대 달빛 정원 모험',
  fr: 'Sondage Boutique Pack Album Diffusion Musique Concert Concours Équité Retour Aperçu Code Web Communauté Soldes Réduction Recharge Passe Maintenance Version Compensation Billetterie Vidéo Dessin Vœu Saut Période Durée Permanent Prolongation Annulation Report Correction Bientôt Phase Récompenses Lune Jardin Rivière',
}
/** A kind of notice in marks is no name. (ANN-46) */
const CATEGORY = new RegExp(`^(?:${ANNOUNCEMENT_WORDS.category.source})$`, 'iu')
const noisyName = fc
  .constantFrom(...namedLanguages())
  .chain((language) => {
    const word = fc.constantFrom(...WORDS[language].split(' '))
    const words = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: inventedWord(language) })
    return fc.array(words, { minLength: 1, maxLength: 4 }).map(joined(language))
  })
  .filter((name) => name.length > 1 && !CATEGORY.test(name))

const OPENING = '「『《“"«[【‘'

const isQuoted = (text: string, name: string) => {
  const at = text.indexOf(name)
  return at > 0 && OPENING.includes(text.slice(0, at).trimEnd().at(-1) ?? ' ')
}

/** The names that a title puts in marks, or a line about one of several banners. */
function ownNames({ texts }: PublisherNotice, { activities }: NoticeReading): readonly string[] {
  const called = activities.map(({ name }) => Object.values(name)[0] ?? '')
  const items = new Set(activities.flatMap(({ featured }) => featured.flatMap(({ name }) => Object.values(name))))
  return called.filter((name, index) => {
    const { type } = activities[index] ?? {}
    const lines = [...texts.values()].flatMap(({ title, lines }) => (type === 'gacha' ? [title, ...lines] : [title]))
    // A banner may be named like its weapon, which no other name would feature, and one name may hold another one.
    const isAmong = called.some((other) => other !== name && (other.includes(name) || name.includes(other)))
    const isOwn = (type === 'event' || type === 'gacha') && name.length > 2 && !items.has(name)
    return isOwn && !isAmong && lines.some((line) => isQuoted(line, name))
  })
}

interface Renaming {
  readonly before: readonly object[]
  readonly after: NoticeReading
  readonly name: string
}

/** `null`: the notice announces nothing by a name in marks. */
function renaming(index: number, to: string): Renaming | null {
  const notice = NOTICES[index] as PublisherNotice
  const reading = readNotices(notice.gameId, [notice])
  const names = ownNames(notice, reading)
  const name = names[to.length % names.length]
  if (name === undefined) return null
  const before = reading.activities.map((found) => ({
    ...found,
    name: Object.fromEntries(Object.entries(found.name).map(([code, one]) => [code, one.replaceAll(name, () => to)])),
  }))
  return {
    before,
    after: readNotices(notice.gameId, [reworded(notice, { line: (text) => text.replaceAll(name, () => to) })]),
    name: to,
  }
}

const any = fc.nat(NOTICES.length - 1)

test('ANN-70 another name for an activity changes nothing but its title', () => {
  fc.assert(
    fc.property(any, inventedName, (index, to) => {
      const drawn = renaming(index, to)
      if (drawn !== null) expect(drawn.after.activities).toEqual(drawn.before)
    }),
    { numRuns: 300 },
  )
})

test('ANN-70 a name out of words for shops, surveys and streams changes nothing else, or is reported', () => {
  fc.assert(
    fc.property(any, noisyName, (index, to) => {
      const { before, after, name } = renaming(index, to) ?? {}
      if (!before || !after || after.leftOut.some(({ reason }) => reason === 'kind unsure')) return
      expect(after.activities, name).toEqual(before)
    }),
    { numRuns: 600 },
  )
})

const PERIOD = '<p>〓Event Duration〓</p><p>2026/05/20 10:00 – 2026/06/03 03:59</p>'
const RANKED = `${PERIOD}<p>〓Eligibility〓</p><p>Adventure Rank 20 or above</p>`

test.each<[NamedLanguage, string]>([
  ['en', 'Event Wish "Luminous Dream" and Event Wish "NAME" Now Available'],
  ['zh-Hans', '「流光之梦」祈愿与「NAME」祈愿即将开启'],
  ['ja', '「月の夢」と「NAME」イベント祈願'],
  ['ko', '「달의 꿈」 「NAME」 이벤트 기원'],
  ['fr', 'Vœux « Rêve de lune » et « NAME »'],
])('ANN-70 (ANN-74) each name in marks is one: %s %s', (language, title) => {
  for (const word of ['Prolongation', 'Extended', '延长', '延長', '연장', 'Prolongé', 'Cancelled']) {
    const notice = sampleNotice({ title: title.replace('NAME', word), body: PERIOD, language })
    expect(changeIn(notice, versionTimes([])), word).toBeNull()
    const { activities } = readNotices('genshin', [notice])
    expect(activities.every(({ isStartExpected }) => !isStartExpected)).toBe(true)
  }
})

test.each([
  ['"Field Studies" Event: Survey the Sights of Fontaine', RANKED, 'kind unsure'],
  ['"Old Melodies": An Album Full of Memories', RANKED, 'kind unsure'],
  ['"Welcome Back, Old Friend" Event', RANKED, 'kind unsure'],
  ['"Old Melodies": An Album Full of Memories', PERIOD, 'kind'],
  ['"Field Studies" Web Event Now Online', RANKED, 'kind'],
  ['"Field Supply Bundle" Available', `${RANKED}<p>Purchase Requirements: none</p>`, 'kind'],
  ['"Genius Invokation TCG" Heated Battle Mode', RANKED, 'kind'],
])('ANN-71 %s with %s: %s', (title, body, reason) => {
  const { activities, leftOut } = readNotices('genshin', [sampleNotice({ title, body, language: 'en' })])
  expect([activities, leftOut.map((one) => one.reason)]).toEqual([[], [reason]])
})

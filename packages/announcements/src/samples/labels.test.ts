import { type NamedLanguage, namedLanguages } from '@ephemeris/core/language/language'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnclear } from '../activities/announced-activity.ts'
import type { FoundActivity } from '../activities/found-activity.ts'
import { ruleOf } from '../kinds/notice-kind.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { type NoticeReading, readNotices } from '../read-notices.ts'
import { inventedName, NOTICES, reworded } from './recorded.test-data.ts'

/** What publishers call the time of an activity, or may call it. */
const LABELS: Readonly<Record<NamedLanguage, string>> = {
  en: 'Event Duration|Event Period|Event Schedule|Event Dates|Event Time|Dates|When|Runs|Available From|Availability|Available|Active Window|Event Window|Time Frame|Timeframe|Duration|Period|Schedule|Running Time|Open Period|Active',
  'zh-Hans':
    '活动时间|开放时间|活动日期|活动期间|活动时段|开放期间|开放日期|活动周期|活动日程|时间|日期|开启时间|进行时间|起止时间|活动档期',
  'zh-Hant':
    '活動時間|開放時間|活動日期|活動期間|活動時段|開放期間|開放日期|活動週期|活動日程|時間|日期|開啟時間|進行時間|起訖時間|活動檔期',
  ja: 'イベント期間|開催期間|開放期間|開催日時|開催時間|実施期間|期間|日程|日時|開催スケジュール|イベント日程|プレイ期間|有効期間|公開期間',
  ko: '이벤트 기간|이벤트 시간|이벤트 일정|이벤트 일시|개방 기간|개방 시간|진행 기간|진행 시간|진행 일정|기간|일정|일시|오픈 기간|운영 기간',
  fr: "Durée de l'événement|Période de l'événement|Dates de l'événement|Calendrier de l'événement|Horaires de l'événement|Durée|Période|Dates|Disponibilité|Disponible|Quand|Calendrier|Période d'activité|Fenêtre d'activité",
}

/** Titles for the notes of version `#`. */
const HEADINGS: Readonly<Record<NamedLanguage, string>> = {
  en: "Version # Patch Notes|Patch Notes for Version #|Patch Notes: Version #|Version # Content Overview|Content Overview of Version #|Version # Update Details|Version # Update Notes|Release Notes for Version #|# Patch Notes|What's New in Version #|Version #: New Content|Version # Overview|Update Details: Version #",
  'zh-Hans':
    '#版本更新说明|#版本内容说明|#版本更新公告|#版本内容一览|版本#更新说明|#版本更新内容|#版本更新一览|更新说明：#版本|#版本新内容|#版本总览',
  'zh-Hant':
    '#版本更新說明|#版本內容說明|#版本更新公告|#版本內容一覽|版本#更新說明|#版本更新內容|#版本更新一覽|更新說明：#版本|#版本新內容|#版本總覽',
  ja: 'Ver.#アップデートのお知らせ|Ver.# アップデート内容|バージョン#アップデート詳細|Ver.#コンテンツ紹介|Ver.#パッチノート|パッチノート Ver.#|アップデート内容（Ver.#）|Ver.#新要素まとめ|Ver.#更新情報',
  ko: '# 버전 업데이트 안내|# 버전 업데이트 공지|# 버전 내용 안내|# 버전 패치 노트|패치 노트: # 버전|업데이트 안내 (# 버전)|# 버전 신규 콘텐츠|# 버전 개요',
  fr: 'Détails de la mise à jour de la version #|Notes de version #|Notes de mise à jour : version #|Version # : détails de la mise à jour|Contenu de la version #|Nouveautés de la version #|Version # : aperçu du contenu|Présentation de la version #|Mise à jour #',
}

const known = namedLanguages().flatMap((language) => LABELS[language].split('|'))
const longestFirst = known.toSorted((one, other) => other.length - one.length).join('|')
const LABEL = new RegExp(`^(?<before>[^\\p{L}]*)(?:${longestFirst})(?=\\s*(?:[:：〓✦】■]|$))`, 'iu')

const isActivity = ({ type }: FoundActivity) => type !== 'version'
const languageOf = ({ texts }: PublisherNotice): NamedLanguage => namedLanguages().find((one) => texts.has(one)) ?? 'en'
const linesOf = ({ texts }: PublisherNotice) => [...texts.values()].flatMap(({ title, lines }) => [title, ...lines])
const of = (table: Readonly<Record<NamedLanguage, string>>, notice: PublisherNotice) =>
  table[languageOf(notice)].split('|')
const drawn = (notices: readonly PublisherNotice[], words: (notice: PublisherNotice) => readonly string[]) =>
  fc.constantFrom(...notices).chain((notice) => fc.tuple(fc.constant(notice), fc.constantFrom(...words(notice))))
const read = (notice: PublisherNotice) => readNotices(notice.gameId, [notice])
const textOf = ({ name, start, end }: Pick<FoundActivity, 'name' | 'start' | 'end'>) =>
  JSON.stringify([...Object.values(name), start, end])

const LABELLED = NOTICES.filter((notice) => linesOf(notice).some((line) => LABEL.test(line)))
const NOTES = NOTICES.filter((notice) => ruleOf(notice)?.type === 'version')

/** What was announced and is now neither found, at the same time, nor reported; and what is only announced now. */
function differences(before: NoticeReading, after: NoticeReading) {
  const unclear = after.leftOut.filter(isUnclear)
  const isNotes = !before.activities.every(isActivity)
  const likely = before.leftOut.flatMap((one) => one.likely ?? [])
  const names = [
    ...unclear.flatMap(({ titles, likely: one }) => [...Object.values(titles), ...Object.values(one?.name ?? {})]),
    // A list may give one name twice.
    ...(isNotes ? after.activities.flatMap(({ name }) => Object.values(name)) : []),
  ]
  const isReported = ({ name, noticeId }: FoundActivity) =>
    (!isNotes && unclear.some((one) => one.noticeId === noticeId)) ||
    Object.values(name).some((one) => names.some((other) => other.startsWith(one)))
  const found = after.activities.filter(isActivity)
  const [old, now] = [before.activities, found].map((all) => new Set(all.map(textOf)))
  const likelyTexts = likely.map(textOf)
  return {
    lost: before.activities.filter((one) => isActivity(one) && !now?.has(textOf(one)) && !isReported(one)).map(textOf),
    added: found
      .filter((one) => !old?.has(textOf(one)) && !likelyTexts.includes(textOf(one)) && !isReported(one))
      .map(textOf),
  }
}

const NONE = { lost: [], added: [] }

test('ANN-72 another label for a period loses no activity in silence, and adds none', () => {
  fc.assert(
    fc.property(
      drawn(LABELLED, (notice) => of(LABELS, notice)),
      ([notice, label]) => {
        const other = reworded(notice, { line: (line) => line.replace(LABEL, (_, before) => `${before}${label}`) })
        expect(differences(read(notice), read(other))).toEqual(NONE)
      },
    ),
    { numRuns: 300 },
  )
})

test('ANN-72 the notes of a version are known by any order of words in their title', () => {
  fc.assert(
    fc.property(
      drawn(NOTES, (notice) => of(HEADINGS, notice)),
      ([notice, heading]) => {
        const before = read(notice)
        const { version, start } = before.activities.find((one) => !isActivity(one)) ?? {}
        if (!version) return
        const title = heading.replace('#', version)
        const after = read(reworded(notice, { line: (line) => line, title: (old) => old && title }))
        expect(differences(before, after)).toEqual(NONE)
        const versions = after.activities.filter((one) => !isActivity(one))
        expect(versions.map((one) => [one.version, one.start])).toEqual([[version, start]])
      },
    ),
    { numRuns: 300 },
  )
})

const modesIn = (notice: PublisherNotice) => {
  const names = CYCLES[notice.gameId].flatMap(({ name }) => Object.values(name))
  return names.filter((name) => linesOf(notice).some((line) => line.includes(name)))
}
const NAMED = NOTICES.filter((notice) => modesIn(notice).length > 0)

test('ANN-72 a challenge mode of another name is found at its times, or reported', () => {
  fc.assert(
    fc.property(drawn(NAMED, modesIn), inventedName, ([notice, mode], name) => {
      const change = (text: string) => text.replaceAll(mode, () => name)
      const before = read(notice)
      const after = read(reworded(notice, { line: change }))
      const times = after.activities.map(({ start, end }) => JSON.stringify([start, end]))
      const lost = before.activities.filter(
        ({ name: called, start, end }) =>
          Object.values(called).some((one) => one.includes(mode)) && !times.includes(JSON.stringify([start, end])),
      )
      if (!after.leftOut.some(isUnclear)) expect(lost).toEqual([])
    }),
    { numRuns: 200 },
  )
})

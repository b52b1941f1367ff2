import type { GameId } from '@ephemeris/core/games/game'
import type { NamedLanguage } from '@ephemeris/core/language/language'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import type { ChangeKind } from '../words/words.ts'

/** How publishers word a change; `|` stands between titles, and between the lines of a text. */
interface ChangeShapes {
  readonly titles: string
  readonly bodies: readonly string[]
}

/** `{name}` stands in marks, `{start}` and `{end}` are the times before. */
export const CHANGE_SHAPES: Readonly<Record<NamedLanguage, Readonly<Record<ChangeKind, ChangeShapes>>>> = {
  en: {
    extended: {
      titles:
        '{name} Event Extended|Notice on the Extension of the {name} Event|{name} Event Duration Extended|Extension of {name}|{name} Prolonged|Event Period Extension: {name}|{name} Has Been Extended|Notice Regarding the Extended Duration of {name}|{name} Event: Time Extension Notice',
      bodies: [
        'The event is extended from {end} to {newEnd}.',
        'It has been extended until {newEnd}.',
        'The end time has been changed from {end} to {newEnd}.',
        'The event now ends on {newEnd}.',
        'It will be extended by {days} days.',
        'Event Duration: {start} – {newEnd}',
        '〓Event Duration〓|{start} – {newEnd}',
        'Original End Time: {end}|New End Time: {newEnd}',
        'Before: {start} – {end}|After: {start} – {newEnd}',
      ],
    },
    moved: {
      titles:
        '{name} Event Postponed|{name} Delayed|Postponement of {name}|{name} Rescheduled|Notice on the Rescheduling of {name}|{name}: Schedule Change|{name} Start Time Changed|Changes to the Duration of {name}|{name} Event Time Adjustment',
      bodies: [
        'Original Duration: {start} – {end}|New Duration: {newStart} – {newEnd}',
        '〓Original Duration〓|{start} – {end}|〓Adjusted Duration〓|{newStart} – {newEnd}',
        'Event Duration: {newStart} – {newEnd}',
        'It will now run from {newStart} to {newEnd}.',
        'Before: {start} – {end}|After: {newStart} – {newEnd}',
        'Previously: {start} – {end}|Updated: {newStart} – {newEnd}',
        'New start time: {newStart}|New end time: {newEnd}',
      ],
    },
    shortened: {
      titles:
        '{name} Will End Early|{name} Event Shortened|Early End of {name}|{name} Event Ends Early|Notice on the Early Conclusion of {name}',
      bodies: [
        'It will end on {newEnd}.',
        'The end time has been moved from {end} to {newEnd}.',
        'Event Duration: {start} – {newEnd}',
        'Original End Time: {end}|New End Time: {newEnd}',
      ],
    },
    cancelled: {
      titles:
        '{name} Event Cancelled|{name} Canceled|Cancellation of {name}|{name} Will Not Take Place|Notice on the Cancellation of the {name} Event|{name} Event Called Off',
      bodies: [
        'We are sorry.',
        'Event Duration: {start} – {end}',
        'The event scheduled for {start} – {end} has been cancelled.',
      ],
    },
    corrected: {
      titles:
        'Correction: {name}|Correction to the Duration of {name}|Erratum: {name}|{name} Event Time Correction|Correction of an Error in the {name} Event Notice',
      bodies: [
        'Incorrect: {start} – {end}|Correct: {newStart} – {newEnd}',
        'Event Duration: {newStart} – {newEnd}',
        'Incorrect end time: {end}|Correct end time: {newEnd}',
        'Before correction: {start} – {end}|After correction: {newStart} – {newEnd}',
      ],
    },
  },
  'zh-Hans': {
    extended: {
      titles:
        '{name}活动延长公告|关于延长{name}活动时间的公告|{name}活动时间延长说明|{name}延长开放通知|{name}顺延公告|{name}活动延期结束公告',
      bodies: [
        '结束时间由{end}延长至{newEnd}。',
        '活动时间将延长至{newEnd}',
        '活动延长{days}天',
        '活动时间：{start} ~ {newEnd}',
        '延长后活动时间：{start} ~ {newEnd}',
        '原结束时间：{end}|现结束时间：{newEnd}',
        '调整前：{start} ~ {end}|调整后：{start} ~ {newEnd}',
      ],
    },
    moved: {
      titles:
        '{name}活动推迟开启公告|{name}活动延期公告|{name}活动时间调整公告|关于{name}活动时间变更的说明|{name}改期公告|{name}活动开启时间调整|{name}延后开放通知',
      bodies: [
        '原定活动时间：{start} ~ {end}|调整后活动时间：{newStart} ~ {newEnd}',
        '调整前：{start} ~ {end}|调整后：{newStart} ~ {newEnd}',
        '活动时间：{newStart} ~ {newEnd}',
        '活动时间调整为{newStart} ~ {newEnd}',
        '原时间：{start} ~ {end}|新时间：{newStart} ~ {newEnd}',
        '变更前|{start} ~ {end}|变更后|{newStart} ~ {newEnd}',
      ],
    },
    shortened: {
      titles: '{name}活动提前结束公告|{name}活动时间缩短公告|关于{name}提前关闭的公告',
      bodies: ['活动将于{newEnd}结束', '结束时间由{end}提前至{newEnd}', '活动时间：{start} ~ {newEnd}'],
    },
    cancelled: {
      titles: '{name}活动取消公告|关于取消{name}活动的公告|{name}停办公告|{name}活动不再举办的说明',
      bodies: ['敬请谅解。', '原活动时间：{start} ~ {end}'],
    },
    corrected: {
      titles: '{name}活动时间更正公告|关于{name}活动时间有误的更正|{name}公告勘误',
      bodies: [
        '误：{start} ~ {end}|正：{newStart} ~ {newEnd}',
        '更正前：{start} ~ {end}|更正后：{newStart} ~ {newEnd}',
        '正确活动时间：{newStart} ~ {newEnd}',
      ],
    },
  },
  'zh-Hant': {
    extended: {
      titles: '{name}活動延長公告|關於延長{name}活動時間的公告|{name}活動時間延長說明|{name}順延公告',
      bodies: [
        '結束時間由{end}延長至{newEnd}。',
        '活動時間將延長至{newEnd}',
        '活動延長{days}天',
        '活動時間：{start} ~ {newEnd}',
        '調整前：{start} ~ {end}|調整後：{start} ~ {newEnd}',
      ],
    },
    moved: {
      titles:
        '{name}活動推遲開啟公告|{name}活動延期公告|{name}活動時間調整公告|關於{name}活動時間變更的說明|{name}改期公告',
      bodies: [
        '原定活動時間：{start} ~ {end}|調整後活動時間：{newStart} ~ {newEnd}',
        '調整前：{start} ~ {end}|調整後：{newStart} ~ {newEnd}',
        '活動時間：{newStart} ~ {newEnd}',
        '原時間：{start} ~ {end}|新時間：{newStart} ~ {newEnd}',
      ],
    },
    shortened: {
      titles: '{name}活動提前結束公告|{name}活動時間縮短公告',
      bodies: ['活動將於{newEnd}結束', '結束時間由{end}提前至{newEnd}', '活動時間：{start} ~ {newEnd}'],
    },
    cancelled: {
      titles: '{name}活動取消公告|關於取消{name}活動的公告|{name}停辦公告',
      bodies: ['敬請見諒。', '原活動時間：{start} ~ {end}'],
    },
    corrected: {
      titles: '{name}活動時間更正公告|{name}公告勘誤',
      bodies: [
        '誤：{start} ~ {end}|正：{newStart} ~ {newEnd}',
        '更正前：{start} ~ {end}|更正後：{newStart} ~ {newEnd}',
      ],
    },
  },
  ja: {
    extended: {
      titles:
        '{name}イベント期間延長のお知らせ|{name}開催期間延長について|{name}延長のお知らせ|イベント{name}の開催期間を延長します',
      bodies: [
        '終了日時を{end}から{newEnd}に延長いたします。',
        '開催期間を{newEnd}まで延長いたします。',
        '{days}日間延長いたします。',
        'イベント期間：{start} ～ {newEnd}',
        '変更前：{start} ～ {end}|変更後：{start} ～ {newEnd}',
      ],
    },
    moved: {
      titles:
        '{name}イベント開催延期のお知らせ|{name}延期のお知らせ|{name}イベント日程変更のお知らせ|{name}開催期間変更について|{name}スケジュール変更のお知らせ',
      bodies: [
        '変更前：{start} ～ {end}|変更後：{newStart} ～ {newEnd}',
        'イベント期間：{newStart} ～ {newEnd}',
        '当初の期間：{start} ～ {end}|新しい期間：{newStart} ～ {newEnd}',
        '【変更前】|{start} ～ {end}|【変更後】|{newStart} ～ {newEnd}',
      ],
    },
    shortened: {
      titles: '{name}イベント早期終了のお知らせ|{name}期間短縮のお知らせ|{name}繰り上げ終了について',
      bodies: [
        '{newEnd}に終了いたします。',
        '終了日時を{end}から{newEnd}に変更いたします。',
        'イベント期間：{start} ～ {newEnd}',
      ],
    },
    cancelled: {
      titles:
        '{name}イベント中止のお知らせ|{name}開催中止について|{name}イベント開催取りやめのお知らせ|{name}キャンセルのお知らせ',
      bodies: ['申し訳ございません。', '開催予定期間：{start} ～ {end}'],
    },
    corrected: {
      titles: '{name}イベント期間の訂正|{name}お詫びと訂正|{name}期間の誤りについて',
      bodies: [
        '誤：{start} ～ {end}|正：{newStart} ～ {newEnd}',
        '訂正前：{start} ～ {end}|訂正後：{newStart} ～ {newEnd}',
        '正しい期間：{newStart} ～ {newEnd}',
      ],
    },
  },
  ko: {
    extended: {
      titles: '{name} 이벤트 연장 안내|{name} 이벤트 기간 연장 안내|{name} 연장 공지',
      bodies: [
        '종료 시간이 {end}에서 {newEnd}로 연장됩니다.',
        '이벤트 기간이 {newEnd}까지 연장됩니다.',
        '{days}일간 연장됩니다.',
        '이벤트 기간: {start} ~ {newEnd}',
        '변경 전: {start} ~ {end}|변경 후: {start} ~ {newEnd}',
      ],
    },
    moved: {
      titles: '{name} 이벤트 연기 안내|{name} 이벤트 일정 변경 안내|{name} 기간 변경 안내|{name} 이벤트 시간 조정 안내',
      bodies: [
        '변경 전: {start} ~ {end}|변경 후: {newStart} ~ {newEnd}',
        '이벤트 기간: {newStart} ~ {newEnd}',
        '기존 기간: {start} ~ {end}|새로운 기간: {newStart} ~ {newEnd}',
      ],
    },
    shortened: {
      titles: '{name} 이벤트 조기 종료 안내|{name} 이벤트 기간 단축 안내',
      bodies: [
        '{newEnd}에 종료됩니다.',
        '이벤트 기간: {start} ~ {newEnd}',
        '종료 시간이 {end}에서 {newEnd}로 변경됩니다.',
      ],
    },
    cancelled: {
      titles: '{name} 이벤트 취소 안내|{name} 이벤트 중지 안내|{name} 진행 취소 공지',
      bodies: ['양해 부탁드립니다.', '기존 기간: {start} ~ {end}'],
    },
    corrected: {
      titles: '{name} 이벤트 기간 정정 안내|{name} 기간 오류 수정 안내',
      bodies: ['정정 전: {start} ~ {end}|정정 후: {newStart} ~ {newEnd}', '올바른 기간: {newStart} ~ {newEnd}'],
    },
  },
  fr: {
    extended: {
      titles:
        "Prolongation de l'événement {name}|{name} : événement prolongé|Extension de la durée de {name}|L'événement {name} est prolongé",
      bodies: [
        "L'événement est prolongé jusqu'au {newEnd}.",
        'La fin passe du {end} au {newEnd}.',
        "L'événement est prolongé de {days} jours.",
        "Durée de l'événement : {start} – {newEnd}",
        'Avant : {start} – {end}|Après : {start} – {newEnd}',
      ],
    },
    moved: {
      titles:
        "Report de l'événement {name}|{name} : événement reporté|Changement de date de {name}|Modification de la période de {name}|{name} reprogrammé",
      bodies: [
        'Durée initiale : {start} – {end}|Nouvelle durée : {newStart} – {newEnd}',
        "Durée de l'événement : {newStart} – {newEnd}",
        'Ancienne période : {start} – {end}|Nouvelle période : {newStart} – {newEnd}',
      ],
    },
    shortened: {
      titles: 'Fin anticipée de {name}|{name} écourté|Réduction de la durée de {name}',
      bodies: ["L'événement prendra fin le {newEnd}.", "Durée de l'événement : {start} – {newEnd}"],
    },
    cancelled: {
      titles: "Annulation de l'événement {name}|{name} annulé|L'événement {name} n'aura pas lieu",
      bodies: ['Merci de votre compréhension.', 'Période initiale : {start} – {end}'],
    },
    corrected: {
      titles: 'Correction : {name}|Erratum : {name}|Rectification de la période de {name}',
      bodies: [
        'Période erronée : {start} – {end}|Période correcte : {newStart} – {newEnd}',
        'Avant correction : {start} – {end}|Après correction : {newStart} – {newEnd}',
      ],
    },
  },
}

/** As publishers write a time of the server's own clock, in ms. */
export function written(at: number): string {
  return formatWallTime(wallTime(at)).slice(0, 16).replaceAll('-', '/')
}

const MARKS: Readonly<Partial<Record<NamedLanguage, string>>> = { en: '"{name}"', fr: '« {name} »' }

/** An activity before its change, in one language; times on the server's own clock, in ms. */
interface Unchanged {
  readonly gameId: GameId
  readonly language: NamedLanguage
  readonly name: string
  readonly start: number
  readonly end: number
}

/** One wording of a change, drawn by numbers of any size, and the times that it leaves. */
export function wordedChange(
  { gameId, language, name, start, end }: Unchanged,
  kind: ChangeKind,
  { title, body, bodyOf = kind }: { readonly title: number; readonly body: number; readonly bodyOf?: ChangeKind },
) {
  const titles = CHANGE_SHAPES[language][kind].titles.split('|')
  const { bodies } = CHANGE_SHAPES[language][bodyOf]
  const days = bodyOf === 'shortened' ? -1 : 7
  const lines = bodies[body % bodies.length] ?? ''
  const isStartMoved = lines.includes('{newStart}')
  const [newStart, newEnd] = [isStartMoved ? start + days * DAY_MS : start, end + days * DAY_MS]
  const words = { name, start: written(start), end: written(end), days: Math.abs(days) }
  const news = { newStart: written(newStart), newEnd: written(newEnd) }
  const filled = (text: string) =>
    Object.entries({ ...words, ...news }).reduce((all, [key, value]) => all.replaceAll(`{${key}}`, `${value}`), text)
  const marked = gameId === 'wuthering' ? '[{name}]' : (MARKS[language] ?? '「{name}」')
  const called = filled((titles[title % titles.length] ?? '').replace('{name}', marked))
  const times = kind === 'cancelled' ? { newStart: start, newEnd: end } : { newStart, newEnd }
  return { title: called, lines: filled(lines).split('|'), ...times }
}

/** Those of a maintenance of five hours that takes three hours longer. */
export const MAINTENANCE_SHAPES: Readonly<Record<NamedLanguage, ChangeShapes>> = {
  en: {
    titles:
      'Version {version} Update Maintenance Extended|Extension of the Version {version} Maintenance|Notice: Maintenance Extended|Maintenance Extension Notice|Notice on the Extended Version {version} Maintenance|Version {version} Maintenance Delay|Version {version} Update Maintenance Delayed|Version {version} Maintenance Time Change|Update on the Extended Maintenance',
    bodies: [
      'The maintenance is extended to {newEnd} (UTC+8).',
      'The maintenance will now end at {newEnd} (UTC+8).',
      'It is expected to be completed at {newEnd} (UTC+8).',
      'The maintenance is extended by 3 hours.',
      'It will take an additional 3 hours.',
      'The maintenance will take 8 hours.',
      'Maintenance Time: {start} – {newEnd} (UTC+8)',
      'Original End Time: {end} (UTC+8)|New End Time: {newEnd} (UTC+8)',
      'The maintenance is extended until 14:00 (UTC+8).',
      'The servers will open at {newEnd} (UTC+8).',
      'The end time has been moved from {end} to {newEnd} (UTC+8).',
    ],
  },
  'zh-Hans': {
    titles:
      '{version}版本更新维护延长公告|关于延长{version}版本更新维护时间的公告|维护时间延长公告|{version}版本停服维护延长说明|维护延期公告|{version}版本更新维护时间调整',
    bodies: [
      '维护时间延长至{newEnd}（UTC+8）',
      '维护将延长3小时',
      '预计{newEnd}（UTC+8）完成维护',
      '维护时间：{start} ~ {newEnd}（UTC+8）',
      '维护结束时间由{end}延长至{newEnd}（UTC+8）',
      '延长后维护时间：{start} ~ {newEnd}（UTC+8）',
      '开服时间推迟至{newEnd}（UTC+8）',
      '停服维护延长至14:00（UTC+8）',
      '预计耗时8小时',
    ],
  },
  'zh-Hant': {
    titles: '{version}版本更新維護延長公告|維護時間延長公告|{version}版本更新維護時間調整',
    bodies: [
      '維護時間延長至{newEnd}（UTC+8）',
      '維護將延長3小時',
      '維護時間：{start} ~ {newEnd}（UTC+8）',
      '預計{newEnd}（UTC+8）完成維護',
    ],
  },
  ja: {
    titles:
      'Ver.{version}アップデートメンテナンス延長のお知らせ|メンテナンス延長のお知らせ|{version}バージョンメンテナンス時間変更のお知らせ|メンテナンス終了時間延期のお知らせ',
    bodies: [
      'メンテナンスを{newEnd}（UTC+8）まで延長します。',
      'メンテナンスを3時間延長します。',
      'メンテナンス時間：{start} ～ {newEnd}（UTC+8）',
      '終了予定時刻：{newEnd}（UTC+8）',
      '変更前：{start} ～ {end}（UTC+8）|変更後：{start} ～ {newEnd}（UTC+8）',
    ],
  },
  ko: {
    titles:
      '{version} 버전 업데이트 점검 연장 안내|점검 시간 연장 안내|{version} 버전 점검 시간 변경 안내|점검 연장 공지',
    bodies: [
      '점검이 {newEnd} (UTC+8)까지 연장됩니다.',
      '점검이 3시간 연장됩니다.',
      '점검 시간: {start} ~ {newEnd} (UTC+8)',
      '점검 종료 시간: {newEnd} (UTC+8)',
    ],
  },
  fr: {
    titles:
      'Prolongation de la maintenance de la version {version}|Maintenance prolongée|Maintenance de la version {version} retardée',
    bodies: [
      "Elle est prolongée jusqu'au {newEnd} (UTC+8).",
      'La maintenance est prolongée de 3 heures.',
      'Horaires de maintenance : {start} – {newEnd} (UTC+8)',
      'La maintenance prendra fin le {newEnd} (UTC+8).',
      'La maintenance durera 8 heures.',
    ],
  },
}

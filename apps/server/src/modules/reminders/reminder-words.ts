import type { Language } from '@ephemeris/core/language/language'

/** The sentences of messages; `title` is an activity's, `when` a time on the reader's clock. */
export interface ReminderWords {
  readonly ends: (title: string, when: string) => string
  readonly starts: (title: string, when: string) => string
  /** For what has started by now. */
  readonly started: (title: string, when: string) => string
  readonly goalStarts: (title: string, when: string) => string
  /** `title`: with the amount, such as `Original Resin 200/200`. */
  readonly stamina: (title: string, when: string) => string
  readonly logExpires: (uid: string, when: string) => string
  /** For what finds no room. */
  readonly more: (count: number) => string
  readonly test: string
  /** The first message to a webhook. */
  readonly hello: string
}

export const REMINDER_WORDS: Readonly<Record<Language, ReminderWords>> = {
  en: {
    ends: (title, when) => `${title} ends ${when}`,
    starts: (title, when) => `${title} starts ${when}`,
    started: (title, when) => `${title} started ${when}`,
    goalStarts: (title, when) => `In your plan: ${title} starts ${when}`,
    stamina: (title, when) => `${title}, reached ${when}`,
    logExpires: (uid, when) =>
      `Pulls of UID ${uid} may drop out of the game’s log from ${when}. Import them before then.`,
    more: (count) => `And ${count} more`,
    test: 'This is a test. Reminders reach you here.',
    hello: 'Ephemeris is connected. Reminders will arrive here.',
  },
  'zh-Hans': {
    ends: (title, when) => `${title} 将于 ${when} 结束`,
    starts: (title, when) => `${title} 将于 ${when} 开始`,
    started: (title, when) => `${title} 已于 ${when} 开始`,
    goalStarts: (title, when) => `计划中的 ${title} 将于 ${when} 开始`,
    stamina: (title, when) => `${title}，${when} 达到`,
    logExpires: (uid, when) => `UID ${uid} 的抽卡记录从 ${when} 起可能会从游戏内消失，请在此之前导入。`,
    more: (count) => `还有 ${count} 项`,
    test: '这是一条测试消息，提醒会发送到这里。',
    hello: 'Ephemeris 已连接，提醒会发送到这里。',
  },
  'zh-Hant': {
    ends: (title, when) => `${title} 將於 ${when} 結束`,
    starts: (title, when) => `${title} 將於 ${when} 開始`,
    started: (title, when) => `${title} 已於 ${when} 開始`,
    goalStarts: (title, when) => `計畫中的 ${title} 將於 ${when} 開始`,
    stamina: (title, when) => `${title}，${when} 達到`,
    logExpires: (uid, when) => `UID ${uid} 的抽卡紀錄從 ${when} 起可能會從遊戲內消失，請在此之前匯入。`,
    more: (count) => `還有 ${count} 項`,
    test: '這是一則測試訊息，提醒會傳送到這裡。',
    hello: 'Ephemeris 已連接，提醒會傳送到這裡。',
  },
  ja: {
    ends: (title, when) => `${title}：${when}に終了`,
    starts: (title, when) => `${title}：${when}に開始`,
    started: (title, when) => `${title}：${when}に開始しました`,
    goalStarts: (title, when) => `計画の${title}：${when}に開始`,
    stamina: (title, when) => `${title}：${when}に到達`,
    logExpires: (uid, when) =>
      `UID ${uid}のガチャ履歴は、${when}以降ゲーム内から消える可能性があります。それまでに取り込んでください。`,
    more: (count) => `ほか${count}件`,
    test: 'これはテストです。リマインダーはここに届きます。',
    hello: 'Ephemerisと接続しました。リマインダーはここに届きます。',
  },
  ko: {
    ends: (title, when) => `${title}: ${when} 종료`,
    starts: (title, when) => `${title}: ${when} 시작`,
    started: (title, when) => `${title}: ${when} 시작됨`,
    goalStarts: (title, when) => `계획한 ${title}: ${when} 시작`,
    stamina: (title, when) => `${title}: ${when} 도달`,
    logExpires: (uid, when) =>
      `UID ${uid}의 뽑기 기록이 ${when}부터 게임에서 사라질 수 있습니다. 그 전에 가져와 주세요.`,
    more: (count) => `외 ${count}건`,
    test: '테스트 메시지입니다. 알림은 여기로 도착합니다.',
    hello: 'Ephemeris와 연결되었습니다. 알림은 여기로 도착합니다.',
  },
  fr: {
    ends: (title, when) => `${title} se termine le ${when}`,
    starts: (title, when) => `${title} commence le ${when}`,
    started: (title, when) => `${title} a commencé le ${when}`,
    goalStarts: (title, when) => `Dans vos objectifs\u00a0: ${title} commence le ${when}`,
    stamina: (title, when) => `${title}, atteint ${when}`,
    logExpires: (uid, when) =>
      `Les tirages de l’UID ${uid} peuvent disparaître de l’historique du jeu à partir du ${when}. Importez-les avant.`,
    more: (count) => `Et ${count} de plus`,
    test: 'Ceci est un test. Vos rappels arrivent ici.',
    hello: 'Ephemeris est connecté. Vos rappels arriveront ici.',
  },
}

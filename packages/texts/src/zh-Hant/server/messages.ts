import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title} 將於 ${when} 結束`,
  starts: (title, when) => `${title} 將於 ${when} 開始`,
  started: (title, when) => `${title} 已於 ${when} 開始`,
  goalStarts: (title, when) => `計畫中的 ${title} 將於 ${when} 開始`,
  stamina: (title, when) => `${title}，${when} 達到`,
  newCode: (code) => `新兌換碼：${code}`,
  codeEnds: (code, when) => `兌換碼 ${code} 將於 ${when} 失效`,
  logExpires: (uid, when) => `UID ${uid} 的抽卡紀錄從 ${when} 起可能會從遊戲內消失，請在此之前匯入。`,
  more: (count) => `還有 ${count} 項`,
  test: '這是一則測試訊息，提醒會傳送到這裡。',
  hello: 'Ephemeris 已連接，提醒會傳送到這裡。',
}

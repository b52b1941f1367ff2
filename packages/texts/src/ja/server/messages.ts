import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title}：${when}に終了`,
  starts: (title, when) => `${title}：${when}に開始`,
  started: (title, when) => `${title}：${when}に開始しました`,
  goalStarts: (title, when) => `計画の${title}：${when}に開始`,
  stamina: (title, when) => `${title}：${when}に到達`,
  newCode: (code) => `新しい交換コード：${code}`,
  codeEnds: (code, when) => `交換コード${code}の期限：${when}`,
  logExpires: (uid, when) =>
    `UID ${uid}のガチャ履歴は、${when}以降ゲーム内から消える可能性があります。それまでに取り込んでください。`,
  more: (count) => `ほか${count}件`,
  test: 'これはテストです。リマインダーはここに届きます。',
  hello: 'Ephemerisと接続しました。リマインダーはここに届きます。',
}

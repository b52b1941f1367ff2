import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title} 将于 ${when} 结束`,
  starts: (title, when) => `${title} 将于 ${when} 开始`,
  started: (title, when) => `${title} 已于 ${when} 开始`,
  goalStarts: (title, when) => `计划中的 ${title} 将于 ${when} 开始`,
  stamina: (title, when) => `${title}，${when} 达到`,
  newCode: (code) => `新兑换码：${code}`,
  codeEnds: (code, when) => `兑换码 ${code} 将于 ${when} 失效`,
  logExpires: (uid, when) => `UID ${uid} 的抽卡记录从 ${when} 起可能会从游戏内消失，请在此之前导入。`,
  more: (count) => `还有 ${count} 项`,
  test: '这是一条测试消息，提醒会发送到这里。',
  hello: 'Ephemeris 已连接，提醒会发送到这里。',
}

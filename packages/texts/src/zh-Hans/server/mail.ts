import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `${username}，你好！`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Ephemeris：请验证你的邮箱',
    paragraphs: [
      '有人使用此邮箱注册了 Ephemeris 账号。如果是你本人，请在 24 小时内完成验证。',
      '如果不是你本人，无需任何操作：未验证的账号会自动删除。',
    ],
    action: '验证邮箱：',
  }),
  alreadyRegistered: () => ({
    subject: 'Ephemeris：你已经有账号了',
    paragraphs: [
      '刚刚有人尝试用此邮箱注册，但它已属于你的账号。账号没有任何变化。',
      '如果是你本人，请直接用此邮箱登录；如果忘记密码，可以重新设置。',
    ],
    action: '前往账号：',
  }),
  passwordReset: () => ({
    subject: 'Ephemeris：重置密码',
    paragraphs: [
      '有人请求重置你账号的密码。链接 30 分钟内有效，且只能使用一次。',
      '如果不是你本人，无需任何操作：密码不会改变。',
    ],
    action: '设置新密码：',
  }),
  passwordChanged: () => ({
    subject: 'Ephemeris：密码已修改',
    paragraphs: ['你账号的密码已修改，其他设备已退出登录。', '如果不是你本人，请立即通过“重置密码”设置新密码。'],
    action: '前往账号：',
  }),
  passwordWasReset: () => ({
    subject: 'Ephemeris：密码已重置',
    paragraphs: [
      '你的账号已通过邮件中的链接设置了新密码，所有设备已退出登录。',
      '推送提醒、Webhook、私人日历链接、令牌和分享页面也已失效，如有需要，请在设置中重新开启。',
      '如果不是你本人，请立即通过“重置密码”设置新密码。',
    ],
    action: '前往账号：',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Ephemeris：新设备已登录',
    paragraphs: [
      `你已批准另一台设备（${device}，${address}）的二维码，该设备现已登录你的账号。`,
      '如果不是你本人操作，请立即让该设备退出登录，并修改密码。',
    ],
    action: '查看所有设备：',
  }),
  identityLinked: ({ service }) => ({
    subject: `Ephemeris：已关联 ${service} 账号`,
    paragraphs: [
      `你的账号已关联一个 ${service} 账号，今后可用它登录。`,
      '如果不是你本人操作，请立即在设置中解除关联，让不认识的设备退出登录，并修改密码。',
    ],
    action: '查看已关联的账号：',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Ephemeris：一台设备已退出登录',
    paragraphs: [
      `你登录的设备超过了 20 台，最久未使用的设备（${device}）已退出登录。`,
      '如果有你不认识的设备，请让其退出登录，并修改密码。',
    ],
    action: '查看所有设备：',
  }),
  reminderDigest: ({ lines }) => ({
    subject: `今晚有 ${lines.length} 条提醒`,
    paragraphs: ['以下内容即将结束或开始，已标记为完成的不会列出。'],
    lines,
    action: '打开时间线：',
    unsubscribe: '不再接收这类邮件：',
  }),
  reminderTest: () => ({
    subject: '来自 Ephemeris 的测试邮件',
    paragraphs: ['这是一封测试邮件。每晚的提醒会发送到此邮箱，没有需要提醒的内容时不会发送。'],
    action: '前往设置：',
  }),
}

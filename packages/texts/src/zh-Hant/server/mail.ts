import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `${username}，你好！`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Ephemeris：請驗證你的電子信箱',
    paragraphs: [
      '有人使用此電子信箱註冊了 Ephemeris 帳號。如果是你本人，請在 24 小時內完成驗證。',
      '如果不是你本人，無須任何操作：未驗證的帳號會自動刪除。',
    ],
    action: '驗證電子信箱：',
  }),
  alreadyRegistered: () => ({
    subject: 'Ephemeris：你已經有帳號了',
    paragraphs: [
      '剛才有人嘗試用此電子信箱註冊，但它已屬於你的帳號。帳號沒有任何變動。',
      '如果是你本人，請直接用此電子信箱登入；如果忘記密碼，可以重新設定。',
    ],
    action: '前往帳號：',
  }),
  passwordReset: () => ({
    subject: 'Ephemeris：重設密碼',
    paragraphs: [
      '有人請求重設你帳號的密碼。連結 30 分鐘內有效，且只能使用一次。',
      '如果不是你本人，無須任何操作：密碼不會改變。',
    ],
    action: '設定新密碼：',
  }),
  passwordChanged: () => ({
    subject: 'Ephemeris：密碼已變更',
    paragraphs: ['你帳號的密碼已變更，其他裝置已登出。', '如果不是你本人，請立即透過「重設密碼」設定新密碼。'],
    action: '前往帳號：',
  }),
  passwordWasReset: () => ({
    subject: 'Ephemeris：密碼已重設',
    paragraphs: [
      '你的帳號已透過郵件中的連結設定了新密碼，所有裝置已登出。',
      '推播提醒、Webhook、私人行事曆連結、權杖和分享頁面也已失效，如有需要，請在設定中重新開啟。',
      '如果不是你本人，請立即透過「重設密碼」設定新密碼。',
    ],
    action: '前往帳號：',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Ephemeris：新裝置已登入',
    paragraphs: [
      `你已核准另一台裝置（${device}，${address}）的 QR Code，該裝置現已登入你的帳號。`,
      '如果不是你本人操作，請立即登出該裝置，並變更密碼。',
    ],
    action: '檢視所有裝置：',
  }),
  identityLinked: ({ service }) => ({
    subject: `Ephemeris：已連結 ${service} 帳號`,
    paragraphs: [
      `你的帳號已連結一個 ${service} 帳號，今後可用它登入。`,
      '如果不是你本人操作，請立即在設定中解除連結，登出不認識的裝置，並變更密碼。',
    ],
    action: '檢視已連結的帳號：',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Ephemeris：一台裝置已登出',
    paragraphs: [
      `你登入的裝置超過了 20 台，最久未使用的裝置（${device}）已登出。`,
      '如果有你不認識的裝置，請將其登出，並變更密碼。',
    ],
    action: '檢視所有裝置：',
  }),
  reminderDigest: ({ lines }) => ({
    subject: `今晚有 ${lines.length} 則提醒`,
    paragraphs: ['以下內容即將結束或開始，已標記為完成的不會列出。'],
    lines,
    action: '開啟時間軸：',
    unsubscribe: '不再接收這類郵件：',
  }),
  reminderTest: () => ({
    subject: '來自 Ephemeris 的測試郵件',
    paragraphs: ['這是一封測試郵件。每晚的提醒會寄到此信箱，沒有需要提醒的內容時不會寄送。'],
    action: '前往設定：',
  }),
}

import type { Areas, TextsOf } from '../areas.ts'

export const social: TextsOf<Areas['social']> = {
  otherWays: '其他登入方式',
  logIn: '使用 {name} 登入',
  finishing: '正在完成 {name} 登入',
  refused: '{name} 登入已取消或失敗。',
  linked: '已連結 {name} 帳號，今後可用它登入。',
  taken: '此 {name} 帳號已連結其他 Ephemeris 帳號，或你的帳號已連結另一個 {name} 帳號。',
  explanation: '可用於登入本站的其他服務帳號。',
  isLinked: '已連結',
  isNotLinked: '未連結',
  last: '已連結，是唯一的登入方式，無法解除',
  link: '連結',
  linkOf: '連結 {name}',
  unlink: '解除',
  unlinkOf: '解除 {name} 連結',
  question: '解除 {name} 連結？',
  consequence: '之後無法再用 {name} 登入，可隨時重新連結。',
  unlinked: '已解除 {name} 連結。',
  proof: {
    password: '請輸入密碼，確認是你本人操作。',
    goOn: '前往 {name}',
    login: '你的帳號沒有密碼。請重新使用 {way} 登入以確認是你本人，然後在 10 分鐘內連結 {name}。',
  },
}

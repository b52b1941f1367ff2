import type { Areas, TextsOf } from '../areas.ts'

export const social: TextsOf<Areas['social']> = {
  otherWays: '其他登录方式',
  logIn: '使用 {name} 登录',
  finishing: '正在完成 {name} 登录',
  refused: '{name} 登录已取消或失败。',
  linked: '已关联 {name} 账号，今后可用它登录。',
  taken: '该 {name} 账号已关联其他 Ephemeris 账号，或你的账号已关联另一个 {name} 账号。',
  explanation: '可用于登录本站的其他服务账号。',
  isLinked: '已关联',
  isNotLinked: '未关联',
  last: '已关联，是唯一的登录方式，无法解除',
  link: '关联',
  linkOf: '关联 {name}',
  unlink: '解除',
  unlinkOf: '解除 {name} 关联',
  question: '解除 {name} 关联？',
  consequence: '之后无法再用 {name} 登录，可随时重新关联。',
  unlinked: '已解除 {name} 关联。',
  proof: {
    password: '请输入密码，确认是你本人操作。',
    goOn: '前往 {name}',
    login: '你的账号没有密码。请重新使用 {way} 登录以确认是你本人，然后在 10 分钟内关联 {name}。',
  },
}

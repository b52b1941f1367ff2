import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: '欢迎使用 Ephemeris',
  intro: '你在玩哪些游戏？时间线会显示正在进行和即将结束的活动。',
  info: '默认全部开启，可随时在设置中更改。',
  confirm: '开始使用',
}

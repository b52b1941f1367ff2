import type { Areas, TextsOf } from '../areas.ts'

export const launch: TextsOf<Areas['launch']> = {
  title: '启动{game}',
  region: { global: '国际服', cn: '国服' },
  kind: { pc: 'PC 端', mobile: '手机端', cloudMobile: '云 App', cloudWeb: '云网页版' },
  hint: '本设备须已安装该游戏。',
  pcHint: '在电脑上会先打开启动器。',
  unanswered: '没有打开？可在<site>官方网站</site>下载游戏。',
}

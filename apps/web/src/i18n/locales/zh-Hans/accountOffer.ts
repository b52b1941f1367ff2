import type { Areas, TextsOf } from '#web/i18n/areas'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  both: '该账号的存档位 {slot, number} 中有 {marks, number} 个标记和游戏选择，服务器上有 {pulls, number} 条抽卡记录。本设备上都还没有。',
  marks: '该账号的存档位 {slot, number} 中有 {marks, number} 个标记和游戏选择。本设备还没有标记。',
  pulls: '该账号有 {pulls, number} 条抽卡记录保存在服务器上，但不在本设备上。',
  download: '全部下载',
  running: '正在下载：{game}（{number, number}/{total, number}）',
  failed: '已下载 {done, number}/{total, number} 个账号。{reason}',
  done: '已下载{marks, plural, =0 {} other { # 个标记和}} {pulls, number} 条抽卡记录。{marks, plural, =0 {} other {可在设置中撤销标记的下载。}}',
}

import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls: '该账号有 {pulls, number} 条抽卡记录不在本设备上。',
  fromFiles: '本设备上有登录前从文件读取的 {pulls, number} 条抽卡记录。要添加到你的账号吗？',
  preview: '查看预览',
  download: '全部下载',
  sync: '同步',
  syncAll: '同步并下载',
  running: '正在下载：{game}（{number, number}/{total, number}）',
  failed: '已下载 {done, number}/{total, number} 个账号。{reason}',
  donePulls: '已下载 {pulls, number} 条抽卡记录。',
  others: {
    title: '本设备上用过其他账号',
    text: '本设备上有其他账号的 {marks, number} 个标记和 {goals, number} 个计划目标。暂存后，等该账号再次登录时恢复。',
    aside: '暂存，用我自己的',
    share: '继续使用',
  },
}

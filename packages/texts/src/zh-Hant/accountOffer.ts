import type { Areas, TextsOf } from '../areas.ts'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  pulls: '此帳號有 {pulls, number} 筆抽卡紀錄不在此裝置上。',
  fromFiles: '此裝置上有登入前從檔案讀取的 {pulls, number} 筆抽卡紀錄。要加入你的帳號嗎？',
  preview: '查看預覽',
  download: '全部下載',
  sync: '同步',
  syncAll: '同步並下載',
  running: '正在下載：{game}（{number, number}/{total, number}）',
  failed: '已下載 {done, number}/{total, number} 個帳號。{reason}',
  donePulls: '已下載 {pulls, number} 筆抽卡紀錄。',
  others: {
    title: '此裝置上用過其他帳號',
    text: '此裝置上有其他帳號的 {marks, number} 個標記和 {goals, number} 個計畫目標。暫存後，等該帳號再次登入時還原。',
    aside: '暫存，用我自己的',
    share: '繼續使用',
  },
}

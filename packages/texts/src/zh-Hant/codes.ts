import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: '兌換碼',
  sum: '{pulls, number, ::.0} 抽',
  pulls: '{pulls} 抽',
  noPulls: '不含抽卡獎勵',
  unstated: '獎勵未註明',
  until: '截止 {time}',
  untilUnstated: '截止時間未註明',
  perhapsOver: '可能已失效',
  inGame: '在遊戲內兌換',
  redeem: '兌換',
  copy: '複製',
  copied: '已複製',
  mark: '將 {code} 標記為已使用',
  marked: '已使用：{code}',
  undo: '復原',
  region: {
    world: '國際服',
    china: '陸服',
  },
}

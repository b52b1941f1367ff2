import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: '兑换码',
  sum: '{pulls, number, ::.0} 抽',
  pulls: '{pulls} 抽',
  noPulls: '不含抽卡奖励',
  unstated: '奖励未注明',
  until: '截止 {time}',
  untilUnstated: '截止时间未注明',
  perhapsOver: '可能已失效',
  inGame: '在游戏内兑换',
  redeem: '兑换',
  copy: '复制',
  copied: '已复制',
  mark: '将 {code} 标记为已使用',
  marked: '已使用：{code}',
  undo: '撤销',
  region: {
    world: '国际服',
    china: '国服',
  },
}

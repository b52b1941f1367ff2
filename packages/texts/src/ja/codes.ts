import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: '交換コード',
  sum: '{pulls, number, ::.0}連分',
  pulls: '{pulls}連分',
  noPulls: 'ガチャ報酬なし',
  unstated: '報酬の記載なし',
  until: '{time}まで',
  untilUnstated: '期限の記載なし',
  perhapsOver: '期限切れの可能性あり',
  inGame: 'ゲーム内で交換',
  redeem: '交換',
  copy: 'コピー',
  copied: 'コピーしました',
  mark: '{code}を使用済みにする',
  marked: '使用済み：{code}',
  undo: '元に戻す',
  region: {
    world: 'グローバルサーバー',
    china: '中国サーバー',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const votes: TextsOf<Areas['votes']> = {
  title: '玩家評價',
  loading: '正在載入投票',
  noPolls: '暫無可投票的項目。',
  noVotes: '還沒有人投票。',
  login: '登入後投票',
  expand: '投票',
  total: '{count, plural, other {# 票}}',
  retry: '重試',
  fetchFailed: '投票載入失敗：{reason}',
  failed: '投票未能儲存：{reason}',
  withdrawFailed: '未能撤回投票：{reason}',
  summary: {
    top: '{option}（{count, number}）',
    none: '暫無',
    part: '{poll}：{top}',
    separator: '；',
  },
}

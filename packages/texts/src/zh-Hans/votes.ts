import type { Areas, TextsOf } from '../areas.ts'

export const votes: TextsOf<Areas['votes']> = {
  title: '玩家评价',
  loading: '正在加载投票',
  noPolls: '暂无可投票的项目。',
  noVotes: '还没有人投票。',
  login: '登录后投票',
  expand: '投票',
  total: '{count, plural, other {# 票}}',
  retry: '重试',
  fetchFailed: '投票加载失败：{reason}',
  failed: '投票未能保存：{reason}',
  withdrawFailed: '未能撤回投票：{reason}',
  summary: {
    top: '{option}（{count, number}）',
    none: '暂无',
    part: '{poll}：{top}',
    separator: '；',
  },
}

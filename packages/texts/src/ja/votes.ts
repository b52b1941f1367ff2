import type { Areas, TextsOf } from '../areas.ts'

export const votes: TextsOf<Areas['votes']> = {
  title: 'プレイヤーの評価',
  loading: '投票を読み込み中',
  noPolls: '投票できる項目はまだありません。',
  noVotes: 'まだ投票はありません。',
  login: 'ログインして投票',
  expand: '投票する',
  total: '{count, plural, other {#票}}',
  retry: 'もう一度試す',
  fetchFailed: '投票を読み込めませんでした：{reason}',
  failed: '投票を保存できませんでした：{reason}',
  withdrawFailed: '投票を取り消せませんでした：{reason}',
  summary: {
    top: '{option}（{count, number}）',
    none: 'なし',
    part: '{poll}：{top}',
    separator: '、',
  },
}

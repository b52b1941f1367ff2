import type { Areas, TextsOf } from '#web/i18n/areas'

export const sources: TextsOf<Areas['sources']> = {
  label: '資訊來源',
  open: '查看公告',
  official: { both: '官方標題與時間', title: '官方標題', times: '官方時間' },
  announced: '{date}的公告，{age}讀取',
  read: '公告於{age}讀取',
  window: '時間取自公告的展示期，可能相差數小時。',
  ownTitle: { title: 'Ephemeris 擬定的標題', hint: '有了官方標題就會替換，標記不變。' },
  catalogue: { title: '內建資料', hint: '{age}核對' },
  rule: { title: '依刷新週期推算', hint: '遊戲依固定時間刷新。' },
  cadence: { title: '預計時間' },
  mirror: { title: '來自其他站點', hint: '{age}讀取' },
  corrected: { title: '由本站更正', hint: '{age}核對' },
  unannounced: { title: '尚無公告', hint: '上次查看：{age}' },
  gone: {
    title: '公告自{date}起已撤下',
    hint: '活動可能已取消，因此不再倒數。',
    timing: '公告已撤下',
  },
  moved: {
    start: '{later, select, yes {開始延後{amount}} other {開始提前{amount}}}',
    end: '{later, select, yes {結束延後{amount}} other {結束提前{amount}}}',
    on: '（{date}）',
    was: '原為{moment}，標記不變。',
    before: '原為{moment}',
    count: '{count}次變更',
    entry: '{edge, select, start {開始} other {結束}}：{from} → {to}',
  },
  amount: { days: '{count}天', hours: '{count}小時', minutes: '{count}分鐘' },
  rewards: {
    gives: '獎勵：{items}',
    item: '{name}×{amount, number}',
    hint: '以公告所載為準。',
    pulls: '約合{count}抽。',
  },
  about: '約{span}',
}

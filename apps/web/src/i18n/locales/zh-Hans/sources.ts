import type { Areas, TextsOf } from '#web/i18n/areas'

export const sources: TextsOf<Areas['sources']> = {
  label: '信息来源',
  open: '查看公告',
  official: { both: '官方标题与时间', title: '官方标题', times: '官方时间' },
  announced: '{date}的公告，{age}读取',
  read: '公告于{age}读取',
  window: '时间取自公告的展示期，可能相差数小时。',
  ownTitle: { title: 'Ephemeris 拟定的标题', hint: '有了官方标题就会替换，标记不变。' },
  catalogue: { title: '内置资料', hint: '{age}核对' },
  rule: { title: '按刷新周期推算', hint: '游戏按固定时间刷新。' },
  cadence: { title: '预计时间' },
  mirror: { title: '来自其他站点', hint: '{age}读取' },
  corrected: { title: '由本站更正', hint: '{age}核对' },
  unannounced: { title: '暂无公告', hint: '上次查看：{age}' },
  gone: {
    title: '公告自{date}起已撤下',
    hint: '活动可能已取消，因此不再倒计时。',
    timing: '公告已撤下',
  },
  moved: {
    start: '{later, select, yes {开始推迟{amount}} other {开始提前{amount}}}',
    end: '{later, select, yes {结束延后{amount}} other {结束提前{amount}}}',
    on: '（{date}）',
    was: '原为{moment}，标记不变。',
    before: '原为{moment}',
    count: '{count}次变更',
    entry: '{edge, select, start {开始} other {结束}}：{from} → {to}',
  },
  amount: { days: '{count}天', hours: '{count}小时', minutes: '{count}分钟' },
  rewards: {
    gives: '奖励：{items}',
    item: '{name}×{amount, number}',
    hint: '以公告所载为准。',
    pulls: '约合{count}抽。',
  },
  about: '约{span}',
}

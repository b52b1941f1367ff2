import type { Areas, TextsOf } from '#web/i18n/areas'

export const sources: TextsOf<Areas['sources']> = {
  label: '情報の出典',
  open: 'お知らせを開く',
  official: { both: '公式のタイトルと日時', title: '公式のタイトル', times: '公式の日時' },
  announced: '{date}のお知らせ（取得：{age}）',
  read: 'お知らせの取得：{age}',
  window: '日時はお知らせの掲載期間によるもので、数時間ずれることがあります。',
  ownTitle: {
    title: 'Ephemerisによるタイトル',
    hint: '公式のタイトルが出ると置き換わります。マークはそのままです。',
  },
  catalogue: { title: '内蔵データ', hint: '確認：{age}' },
  rule: { title: '更新周期から計算', hint: '決まった日時に更新されるコンテンツです。' },
  cadence: { title: '予想の日時' },
  mirror: { title: '別のサーバーから取得', hint: '取得：{age}' },
  corrected: { title: 'このサーバーで修正', hint: '確認：{age}' },
  unannounced: { title: 'お知らせはまだありません', hint: '最後の確認：{age}' },
  gone: {
    title: '{date}からお知らせが掲載されていません',
    hint: '中止された可能性があるため、カウントダウンは表示しません。',
    timing: 'お知らせの掲載終了',
  },
  moved: {
    start: '{later, select, yes {開始が{amount}延期} other {開始が{amount}前倒し}}',
    end: '{later, select, yes {終了が{amount}延長} other {終了が{amount}繰り上げ}}',
    on: '（{date}）',
    was: '変更前は{moment}。マークはそのままです。',
    before: '変更前は{moment}',
    count: '変更{count}件',
    startEntry: '開始：{from} → {to}',
    endEntry: '終了：{from} → {to}',
  },
  amount: { days: '{count}日', hours: '{count}時間', minutes: '{count}分' },
  rewards: {
    gives: '報酬：{items}',
    item: '{name}×{amount, number}',
    hint: 'お知らせの記載によります。',
    pulls: '約{count}連分。',
  },
  about: '{span}頃',
}

import type { Areas, TextsOf } from '#web/i18n/areas'

export const home: TextsOf<Areas['home']> = {
  intro:
    '開催中のもの、今夜終わるもの、もう済ませたもの、そしてガチャの本当の成果。4つのゲームをまとめた、ひとつの暦です。',
  openTimeline: 'タイムラインを開く',
  pullHistory: 'ガチャ履歴',
  logIn: 'QRコードでログイン',
  mainland: '中国本土からご覧ですか？<site>中国本土向けサイト</site>をご利用ください。',
  filing: '届出番号 {number}',
  shortName: { genshin: '原神', starrail: 'スターレイル', zenless: 'ゼンゼロ', wuthering: '鳴潮' },
  versions: {
    label: 'バージョン',
    day: '{of, number}日中{day, number}日目',
    dayShort: '{day, number}日目',
    next: '次は{date}',
    expected: '{date}予定',
    until: '{date}まで',
  },
  today: {
    label: '今日',
    ending: 'まもなく終了',
    starting: '今日から開始',
    all: '全{count, number}件',
    none: '3日以内に終わる未完了のものはありません。',
    more: '{count, plural, other {ほか#件}}',
    fewer: '表示を減らす',
    endsIn: 'あと{time}で終了',
    startsIn: 'あと{time}で開始',
    began: '{time}から',
    loading: 'イベントを読み込み中',
    error: 'イベントを読み込めませんでした：{reason}',
    showingOld: '表示中の内容は{age}に読み込んだものです。',
    nothing: '選んだゲームと種類に該当するイベントはありません。',
    choose: 'ゲームを選ぶ',
  },
  features: {
    label: 'Ephemerisでできること',
    carousel: 'カルーセル',
    previous: '前の機能',
    next: '次の機能',
    games: {
      name: 'ゲーム',
      title: '4つのゲームを、ひとつの時間軸で',
      text: '遊んでいるすべてのゲームのイベント、ガチャ、バージョン、高難度コンテンツを、サーバーの正確な時刻で1枚の表に。',
    },
    reminders: {
      name: 'リマインド',
      title: 'もう見逃さない',
      text: '今日か明日に終わるものは、完了にするまで、ここでもタイムラインでも赤く目立ちます。',
    },
    zones: {
      name: 'タイムゾーン',
      title: 'サーバー時刻でも、現地時刻でも',
      text: 'アジア、アメリカ、ヨーロッパ。時刻はサーバーのもの、または今いる場所のもの（夏時間にも対応）で表示します。',
    },
    interface: {
      name: '画面',
      title: 'どの画面でも使いやすく',
      text: '6つの言語、ライトとダーク。マウスでも指でもキーボードだけでも、スマートフォンでもパソコンでも。',
    },
  },
}

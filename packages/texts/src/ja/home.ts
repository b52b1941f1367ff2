import type { Areas, TextsOf } from '../areas.ts'

export const home: TextsOf<Areas['home']> = {
  intro: '開催中、今夜終了、完了済み、そしてガチャの引き。4つのゲームをこれひとつで。',
  line: '4つのゲームを、ひとつの時間軸で。',
  games: 'あなたのゲーム',
  todo: '{time}までにあと{count, plural, other {#件}}。',
  openTimeline: 'タイムラインを開く',
  pullHistory: 'ガチャ履歴',
  logIn: 'QRコードでログイン',
  mainland: '中国本土からご覧ですか？<site>中国本土向けサイト</site>をご利用ください。',
  filing: '届出番号 {number}',
  tonight: '今夜',
  reset: {
    label: '今日と更新時刻',
    day: 'デイリー更新 {time}',
    game: '{game} {time} 更新',
    week: 'ウィークリー {day}',
    clock: '端末の時刻',
  },
  versions: {
    label: 'バージョン',
    day: '{of, number}日中{day, number}日目',
    dayShort: '{day, number}日目',
    dayExpected: '予想',
    next: '次は{date}',
    expected: '次は{date}ごろ（予想）',
    until: '{date}まで',
    untilExpected: '{date}ごろまで（予想）',
  },
  today: {
    label: '今日',
    ending: 'まもなく終了',
    starting: '今日から開始',
    all: '全{count, number}件',
    none: '3日以内に終了する未完了のイベントはありません。',
    more: '{count, plural, other {ほか#件}}',
    fewer: '閉じる',
    endsIn: 'あと{time}で終了',
    startsIn: 'あと{time}で開始',
    expectedIn: '{days, plural, =0 {本日終了（予想）} =1 {明日終了（予想）} other {約#日後（予想）}}',
    expectedToday: '本日開始（予想）',
    gone: 'お知らせの掲載終了',
    loading: 'イベントを読み込み中',
    error: 'イベントを読み込めませんでした：{reason}',
    showingOld: '最終更新：{age}',
    nothing: '選択したゲームと種類に該当するイベントはありません。',
    choose: 'ゲームを選ぶ',
    unread: {
      waiting:
        'サーバーがまだゲームのお知らせを読み込んでおらず、イベントやガチャはありませんが、運営者が読み込みを止めていなければ数分で自動表示されます。',
      failing:
        'サーバーがまだどのゲームのお知らせも読み込めず、イベントやガチャがないため、運営者はネット接続を確認するか、ほかのインスタンスから読み込んでください。',
      silent:
        '{date}からサーバーがお知らせを読み込めず、新しいイベントやガチャがないため、運営者はネット接続を確認するか、ほかのインスタンスから読み込んでください。',
    },
  },
  features: {
    label: 'Ephemerisでできること',
    carousel: 'カルーセル',
    previous: '前の機能',
    next: '次の機能',
    games: {
      name: 'ゲーム',
      title: '4つのゲームを、ひとつのタイムラインで',
      text: 'すべてのゲームのイベント、ガチャ、バージョン、高難度コンテンツを、サーバー時間で1つの表に。',
    },
    reminders: {
      name: 'リマインダー',
      title: 'もう見逃さない',
      text: '今日か明日に終わるイベントは、完了にするまで、ここでもタイムラインでも赤く表示します。',
    },
    zones: {
      name: 'タイムゾーン',
      title: 'サーバー時間でも、現地時間でも',
      text: 'アジア、アメリカ、ヨーロッパ。サーバー時間でも現地時間でも表示でき、夏時間にも対応します。',
    },
    interface: {
      name: '画面',
      title: 'どの画面でも使いやすく',
      text: '6つの言語、ライトとダーク。マウスでもタッチでもキーボードだけでも、スマートフォンでもパソコンでも。',
    },
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const shell: TextsOf<Areas['shell']> = {
  appTitle: 'Ephemeris',
  description:
    '原神、崩壊：スターレイル、ゼンレスゾーンゼロ、鳴潮の、開催中のイベント、今夜終わるイベント、完了したイベントがひと目でわかります。',
  skip: '本文へ移動',
  navigation: 'メインナビゲーション',
  menu: { open: 'メニューを開く', close: 'メニューを閉じる', collapse: '折りたたむ', expand: 'メニューを広げる' },
  pages: {
    home: { title: 'ホーム', short: 'ホーム' },
    gacha: { title: 'ガチャ履歴', short: 'ガチャ' },
    timeline: { title: 'タイムライン', short: 'タイムライン' },
    plan: { title: 'ガチャ計画', short: '計画' },
    settings: { title: '設定', short: '設定' },
    shortcuts: { title: 'リンク集', short: 'リンク集' },
    activityData: { title: 'イベントデータ', short: 'データ' },
    about: { title: 'サイト情報', short: '情報' },
    handoff: { title: 'リンクを送る' },
    notification: { title: 'お知らせ' },
    gachaRecords: { title: 'ガチャ履歴一覧' },
    tonight: { title: '今夜', short: '今夜' },
    unsubscribe: { title: '夜のメール' },
    almanac: { title: 'ガチャ年鑑', short: '年鑑' },
    notFound: { title: 'ページが見つかりません' },
  },
  language: {
    label: '言語：{name}',
    fallback: 'この言語を読み込めなかったため、英語で表示しています。',
  },
  storage: {
    corrupt: 'この端末の設定を読み込めませんでした。バックアップしたうえで、初期設定に戻しました。',
    partly:
      'この端末の設定またはマークの一部を読み込めませんでした。その部分だけをバックアップし、初期設定に戻しました。',
    memory: 'このブラウザーではデータを保存できません。設定とマークはページを閉じると失われます。',
  },
  notFound: {
    title: 'この場所に星はありません',
    message: 'このアドレスのページはありません。変更されたか、入力が間違っている可能性があります。',
    home: 'ホームへ戻る',
  },
  crash: {
    title: 'ページが動作を停止しました',
    message: '予期しない問題が発生しました。設定とマークはこの端末に残っています。再読み込みすると続けられます。',
    reload: '再読み込み',
  },
  countdown: {
    startsIn: 'あと{time}で開始',
    startsExpected: '{days, plural, =0 {本日開始（予想）} =1 {明日開始（予想）} other {あと約#日で開始（予想）}}',
    expected: {
      start: '{days, plural, =0 {本日開始（予想）} =1 {明日開始（予想）} other {あと約#日で開始（予想）}}',
      end: '{days, plural, =0 {本日終了（予想）} =1 {明日終了（予想）} other {あと約#日で終了（予想）}}',
    },
    short: {
      days: '{days, number}日{hours, number}時間',
      hours: '{hours, number}時間{minutes, number}分',
      minutes: '{minutes, number}分',
      moment: '1分未満',
      far: '{days, number}日',
      about: '{days, plural, =0 {本日終了（予想）} =1 {明日終了（予想）} other {約#日}}',
    },
    long: {
      days: '{days, number}日{hours, number}時間',
      hours: '{hours, number}時間{minutes, number}分',
      minutes: '{minutes, number}分',
      moment: '1分未満',
      about: '{days, plural, =0 {本日} =1 {明日} other {約#日}}',
    },
  },
  outdated: {
    title: '新しいバージョンになりました',
    message:
      'このページは以前のバージョンのものです。設定とマークはこの端末に残っています。再読み込みすると続けられます。',
  },
  unkept: {
    title: 'このページはまだ端末に保存されていません',
    message: 'サーバーに接続できません。オンラインで一度開いたページは、オフラインでも使えます。',
  },
  unloaded: {
    title: 'ページを読み込めませんでした',
    message: '通信環境を確認して、もう一度お試しください。',
  },
  install: {
    label: 'インストール',
    title: 'ホーム画面に追加する',
    share: '1. ブラウザーの「共有」を押します。',
    add: '2. 「ホーム画面に追加」を選びます。',
    own: 'ホーム画面のアプリは自分のデータを持ち、空の状態で始まります。ここでもアプリでもログインすると、マーク、プラン、履歴が引き継がれます。',
  },
  account: {
    out: 'ログイン',
    saved: '{name}：マークはすべて保存済み',
    unsaved: '{name}：新しいマークはこの端末のみ',
    offline: '{name}：オフライン',
    ended: '{name}：ログイン期限切れ',
  },
  sessionLost: {
    text: 'ログインの有効期限が切れました。この端末の履歴、マーク、プランはこのまま表示されます。続けるにはログインしてください。',
    logIn: 'ログイン',
    logOut: 'ログアウト',
  },
  offline: {
    showing: 'オフラインです。{time}時点のデータを表示しています。',
    nothingKept: 'オフラインです。この端末に保存されたデータはまだありません。',
  },
  update: {
    ready: '新しいバージョンがあります。',
    reload: '再読み込み',
    unsent: 'このページに入力した内容はまだ送信されておらず、失われます。',
    reloadAnyway: '再読み込みする',
  },
  password: { show: 'パスワードを表示', hide: 'パスワードを隠す' },
  cancel: 'キャンセル',
  tabLock: {
    title: 'Ephemerisは別のタブで開かれています',
    message: 'マークの食い違いを防ぐため、一度に使えるタブは1つだけです。',
    warning: '別のタブでまだ保存されていない変更は保存されません。',
    blindTitle: 'ほかのタブを確認できません',
    blindMessage:
      'ブラウザーがこのページのデータ保存をブロックしているため、Ephemerisが別のタブで開かれているか確認できません。このまま続けられますが、設定とマークはページを閉じると失われます。',
    lostLockTitle: '別のタブに切り替わりました',
    lostLockMessage: 'このタブからはもう保存されません。マークは安全に保存されています。',
    continue: 'このタブで続ける',
    forceAcquire: 'このタブで使う',
  },
  close: '閉じる',
  dismiss: '通知を閉じる',
  retry: 'もう一度試す',
  notLoaded: '読み込めませんでした。通信環境を確認して、もう一度お試しください。',
  away: 'サーバーに接続できません。オンラインになってから、もう一度お試しください。',
  newTab: '（新しいタブで開きます）',
  server: {
    names: { 'UTC+8': 'アジア', 'UTC-5': 'アメリカ', 'UTC+1': 'ヨーロッパ' },
    line: '{server}サーバーの時刻です。',
    change: '変更',
    right: 'このまま',
  },
  loadingGames: 'ゲームを読み込み中',
}

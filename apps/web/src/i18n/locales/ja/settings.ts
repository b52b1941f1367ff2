import type { Areas, TextsOf } from '#web/i18n/areas'

export const settings: TextsOf<Areas['settings']> = {
  title: '設定',
  games: {
    title: 'ゲームと並び順',
    show: 'ゲームを表示',
    hide: 'ゲームを隠す',
    refresh: '一覧を更新',
    refreshed: 'ゲームの一覧は最新です。',
    loading: 'ゲームを読み込み中',
    hint: 'ドラッグまたは矢印で並べ替えられます。この順番がタイムラインの行の順になります。',
    reset: '順番を元に戻す',
    drag: '{game}を移動',
    movable: '移動可能',
    up: '{game}を上へ',
    down: '{game}を下へ',
    placed: '{game}は{count, number}件中{place, number}番目です。',
    picked: '{game}をつかみました。{count, number}件中{place, number}番目です。',
    cancelled: '{game}は元の位置に戻りました。',
    instructions:
      'スペースキーでゲームをつかみ、矢印キーで動かし、もう一度スペースキーで置きます。Escキーで取り消します。',
  },
  types: {
    label: 'イベントの種類',
    prompt: 'ゲームを選ぶと、タイムラインに表示する種類を設定できます。',
    choose: '{game}の種類',
    count: '{count, number}種類中{shown, number}種類をタイムラインに表示',
    off: 'オフ：このゲームは何も表示されません',
    isDefault: '初期設定',
    locked: '少なくとも1種類は表示されます。',
  },
  zone: {
    title: 'タイムゾーン',
    server: 'サーバー',
    region: { 'UTC+8': 'アジア、UTC+8', 'UTC-5': 'アメリカ、UTC-5', 'UTC+1': 'ヨーロッパ、UTC+1' },
    local: '自分のタイムゾーンで表示',
    device: 'この端末：{offset}',
    format: '24時間表示',
  },
  look: {
    title: '外観',
    theme: 'テーマ',
    themes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
    background: '背景画像',
  },
  keys: {
    title: 'キーボード',
    single: '1文字のショートカット',
    hint: 'タイムラインで：N 現在へ、D その日の一覧、S 並べ替え、1〜5 マーク',
  },
}

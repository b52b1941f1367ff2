import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: '免責事項',
    fans: '<b>Ephemerisはファンが作る非営利のサイトです。</b>販売も広告もなく、商用利用もしていません。',
    publishers:
      '<b>HoYoverse、miHoYo、Kuro Gamesとは一切関係ありません。</b>各社による制作、審査、承認も受けていません。',
    rights:
      '各ゲームとその名称、キャラクター、画像の<b>権利はそれぞれの権利者に帰属します。</b>ここではどのゲームかを示すためにのみ記載しています。',
    dates: '日程や確率は注意して集めていますが、誤りや遅れがあり得ます。<b>ゲーム内の情報が優先されます。</b>',
  },
  project: {
    title: 'プロジェクト',
    what: '4つのゲームのプレイヤーのための暦です。開催中のイベント、今夜終わるイベント、完了したイベント、そしてガチャの引きがわかります。',
    licence: 'MITライセンスのオープンソース',
    version: 'バージョン{version}',
    source: 'ソースコード',
  },
  team: {
    title: 'チーム',
    name: 'Ephemerisプロジェクト',
    role: 'プロジェクトリーダー兼開発者',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const importDoctor: TextsOf<Areas['importDoctor']> = {
  heading: '{count, number}件のファイルを読み取りました',
  unsaved: 'まだ何も保存されていません。',
  status:
    '{read, number}件のファイルを読み取りました{questions, plural, =0 {} other {、確認が#件}}{unused, plural, =0 {} other {、未使用が#件}}',
  files: 'ファイル',
  about: '{format}、{rows, number}行',
  added: '{count, plural, =0 {新しい履歴なし} other {新しい履歴#件}}',
  badge: {
    waiting: '待機中',
    reading: '読み取り中',
    ready: '取り込み可',
    repaired: '修復済み',
    times: '時刻を修正',
    doubtful: '要注意',
    question: '確認が必要',
    partly: '一部の行を除外',
    notPulls: 'ガチャ履歴なし',
    unused: '未使用',
    skipped: 'スキップ',
  },
  skipped: 'このファイルはスキップされます。何も取り込まれません。',
  account: {
    label: 'アカウント',
    named: 'ファイルに書かれています。',
    likely: 'ファイルに書かれていないため、最も可能性の高いものを選びました。',
    chosen: 'あなたが選びました。',
  },
  zone: {
    label: 'タイムゾーン',
    ids: '履歴のIDから確認できました。',
    instants: '正確な日時が保存されているため、タイムゾーンの影響はありません。',
    file: 'ファイルに書かれています。',
    server: 'アカウントのサーバーのタイムゾーンです。',
    device: '日時を書き込んだ端末のタイムゾーンは不明です。',
  },
  kind: {
    repaired: '修復',
    doubtful: '要注意',
    left_out: '除外',
    lost: '元のツールで欠落',
  },
  share: {
    added: '新規{count, number}件',
    known: '取り込み済み{count, number}件',
    doubtful: '要注意{count, number}件',
    leftOut: '除外{count, number}件',
  },
  clean: '修復や除外が必要なところはありませんでした。',
  finding: {
    zone_corrected: '{count, number}件の日時を{from}から{to}に修正しました。',
    zones_mixed:
      '{zones}が混在していました。{count, number}件の日時がほかと異なるタイムゾーンだったため、すべて修正しました。',
    ids_made_up: '{count, number}件にはゲーム本来のIDがありません。時刻とアイテムで見分けるので、二重には数えません。',
    ids_rounded:
      '表計算ソフトが{count, number}件のゲームIDを丸めています。時刻とアイテムで見分けるので、二重には数えません。',
    block_repeated: '{count, number}行が二重に保存されていたため、1回だけ数えます。',
    excel_columns: '{count, number}行で、ガチャとIDの欄にExcel出力の通し番号が入っていました。通し番号は使いません。',
    pools_by_group: '{count, number}行でガチャの欄に通し番号が入っていたため、ファイルにあるガチャの分類を使います。',
    items_by_name: '{count, number}件のアイテムを名前で判別しました（{language}）。',
    items_unknown: '{count, number}件のアイテムがアイテム一覧にありません。',
    ranks_unknown:
      '{count, number}件の新しいアイテムはファイルにレアリティがありません。1回として数えますが、天井カウントはそこをまたぎません。',
    zone_unreadable:
      'ファイルのタイムゾーンを読み取れないため、サーバー時間とみなします。数時間ずれている可能性があります。',
    zone_of_device: '{count, number}件の日時はタイムゾーン不明の端末のもので、数時間ずれている可能性があります。',
    server_differs: 'ファイルのサーバーは{zone}ですが、アカウントのサーバーとは異なります。',
    impossible:
      '{count, number}件はあり得ない記録です（1秒に10件超、または天井超え）。行の重複か欠けがあるため、その前後をまたいで数えません。',
    times_ahead:
      '現在より後の日時のガチャ記録が{count, number}件あります。まだ引けないはずなので、時刻が間違っているか、ファイルが書き換えられています。',
    long_pause:
      '{from}から{to}まで履歴がありません。ゲームの履歴保存期間より長いため欠けている可能性があり、天井カウントはそこをまたぎません。',
    pity_without_pulls: '{count, number}件の★5で、それより前の履歴がツールに入力されていません。',
    invented: '{count, number}行はツールが生成したものです。',
    manual: '{count, number}行は手入力です。',
    placeholder: '{count, number}行にアイテムがありません。',
    doubled: '{count, number}行がファイル内の履歴と重複しています。',
    ids_absent: 'このツールはゲーム本来のIDを保存しません。時刻とアイテムで見分けるので、二重には数えません。',
    second_banner_merged: 'このツールは2つ目のキャラクター祈願を1つ目とまとめて数えます。',
    pools_absent: 'このツールは次のガチャを保存しません：{pools}。すでにある履歴はそのままです。',
    repeats_merged: '同じ秒に同じアイテムを引いた場合、ツールには1件しか残っていません。',
  },
  question: {
    title: '誰の履歴ですか？ファイルにアカウントが書かれていません。',
    likely: '有力',
    other: '別のアカウント',
    skip: 'このファイルをスキップ',
    use: 'このアカウントを使う',
  },
}

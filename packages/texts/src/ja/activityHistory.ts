import type { Areas, TextsOf } from '../areas.ts'

export const activityHistory: TextsOf<Areas['activityHistory']> = {
  title: 'イベントデータ',
  intro:
    '書き出した原神のイベント履歴（スコア、日時、編成）を表示します。ファイルはこのブラウザーの中だけに保存されます。',
  drop: {
    label: '書き出したファイルを選ぶか、ここにドロップ',
    hint: 'イベント履歴のJSONファイルです。アップロードはされず、アカウント情報も必要ありません。',
  },
  retry: 'もう一度試す',
  storage: 'このブラウザーの保存領域を開けませんでした。これまでに取り込んだデータはそのままです。',
  report:
    '{added, plural, =0 {新しいデータはありません} other {#件を追加しました}}{replaced, plural, =0 {。} other {（#件を更新）。}}',
  fault: {
    not_json: 'JSONファイルではありません。何も変更していません。',
    encoding_unknown:
      'このファイルの文字コードを読み取れません。テキストエディターで開き、UTF-8で保存し直してください。何も変更していません。',
    not_an_export: 'イベント履歴が見つかりません（「data.activities」の一覧が必要です）。何も変更していません。',
    refused:
      '履歴ではなく、拒否された問い合わせの結果が入っています。もう一度書き出してください。何も変更していません。',
    empty: 'このファイルの履歴は空です。何も変更していません。',
    too_large: 'ファイルが32 MBを超えています。何も変更していません。',
  },
  skipped: {
    title: '{count, plural, other {#件を読み飛ばしました}}',
    entry: '{position, number}番目：{reason}',
    not_an_object: 'オブジェクトではありません',
    not_one_kind: 'イベントはちょうど1つである必要があります',
    bad_id: 'イベントの名前として正しくありません',
    no_data: 'データがありません',
  },
  file: {
    title: '取り込んだファイル',
    name: 'ファイル',
    date: '取り込み日時',
    size: 'サイズ',
    kinds: 'イベント数',
  },
  delete: {
    verb: '削除',
    title: '取り込んだ履歴を削除しますか？',
    consequence: '{count, plural, other {#件のイベント}}をこのブラウザーから削除します。元のファイルは変わりません。',
  },
  origin: {
    title: 'ファイルの入手方法',
    open: 'パソコンのブラウザーでHoYoLABの「戦績」を開き、イベント記録を表示します。',
    save: '開発者ツールのネットワーク画面で、アドレスの末尾がこれになるレスポンスをJSONファイルとして保存します：',
    choose: 'そのファイルをここで選びます。代わりに保存するコミュニティのツールもあります。',
    copy: 'コピー',
    copied: 'コピーしました',
    look: 'ファイルの形式',
    entry: 'イベントごとに1項目で、データ内の名前で始まります。例は「sumo」（{name}）です。中身の形は自由です。',
  },
  promises: {
    label: '取り込むと見られるもの',
    example: '例',
  },
  list: {
    known: 'イベント',
    count: 'Ver.{first}から{last}までの{count, number}件。ほかのイベントも、ファイル内の言葉のまま表示します。',
    all: 'バージョン別にすべて見る',
    readable: '表示できるイベント',
    unknown: '種類のわからないイベント',
    unnamed: '不明なイベント：{id}',
    minor: '{count, plural, other {その他の#件も表示}}',
    version: 'Ver.{version}',
  },
  entry: {
    empty: 'このイベントの履歴はファイルにありません。',
  },
  avatars: {
    label: 'キャラクター',
    level: 'Lv.{level, number}',
    trial: 'お試し',
  },
  yes: 'はい',
  no: 'いいえ',
  words: {
    total_score: '合計スコア',
    total_times: '挑戦回数',
    start_time: '開始',
    end_time: '終了',
    records: '記録',
    data: '項目',
    difficulty: '難易度',
    max_score: '最高スコア',
    score: 'スコア',
    score_multiple: 'スコア倍率',
    settle_time: '達成日時',
    buffs: 'バフ',
    limit_conditions: '条件',
    desc: '説明',
    first_half: '前半',
    second_half: '後半',
  },
}

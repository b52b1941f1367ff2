import type { Areas, TextsOf } from '../areas.ts'

export const cloudSync: TextsOf<Areas['cloudSync']> = {
  title: 'クラウド同期',
  slots: 'クラウドスロット',
  slot: 'スロット{slot, number}',
  never: '未更新',
  updated: 'スロット{slot, number}、{time}',
  neverUpdated: 'スロット{slot, number}、未更新',
  upload: 'アップロード',
  download: 'ダウンロード',
  clear: 'スロット{slot, number}を空にする',
  sync: '{state, select, here {スロット{slot, number}へ同期} there {この端末へ同期} both {双方向に同期} other {同期}}',
  equal: 'この端末とスロット{slot, number}は同じ内容です。',
  comparing: 'スロット{slot, number}と比較中…',
  unreadable: 'スロット{slot, number}を読み取れません。アップロードすると置き換わります。',
  newer: {
    account: 'アカウントに新しい内容があります：{things}。',
    there: 'スロット{slot, number}に新しい内容があります：{things}。',
    here: 'この端末に新しい内容があります：{things}。',
  },
  things: {
    marks: '{count, plural, other {マーク#件}}',
    own: '自分で追加した項目',
    plan: '計画とデイリー',
    games: 'ゲームとサーバー',
    none: 'なし',
  },
  noLocal: 'この端末にはまだアップロードできるマークやゲームの選択がありません。',
  changed: 'その間に別の端末がスロット{slot, number}を更新しました。',
  uploaded: 'スロット{slot, number}に{count, plural, =0 {マークのない状態} other {マーク#件}}を保存しました。',
  cleared: 'スロット{slot, number}を空にしました。',
  undo: {
    offer: 'スロット{slot, number}から反映しました：{things}。',
    verb: '元に戻す',
    done: 'この端末を以前の状態に戻しました。',
  },
  ask: {
    upload: {
      title: 'スロット{slot, number}を上書きしますか？',
      verb: '上書き',
      consequence:
        'スロット{slot, number}（{time}）の新しい内容：{there}。この端末の新しい内容：{here}。アップロードするとスロットを上書きします（元の内容は「以前のバージョン」に残ります）。「同期」なら両方残ります。',
      unreadable: 'スロット{slot, number}の内容を読み取れません。この端末の内容で置き換えます。',
    },
    download: {
      title: 'この端末の内容を置き換えますか？',
      verb: '置き換える',
      consequence:
        'この端末だけにあるもの：{lost}。スロット{slot, number}（{time}）の内容に置き換わります（元に戻せます）。「同期」なら両方残ります。',
    },
    clear: {
      title: 'スロット{slot, number}を空にしますか？',
      verb: '空にする',
      consequence:
        'スロット{slot, number}が空になります。内容は「以前のバージョン」に残り、この端末のデータは変わりません。',
    },
    restore: {
      title: 'このバージョンをスロット{slot, number}に戻しますか？',
      verb: '復元',
      consequence:
        'スロット{slot, number}が{time}の{count, plural, =0 {マークのない状態} other {マーク#件}}に戻ります。現在の内容は「以前のバージョン」に残り、この端末のデータは変わりません。',
    },
  },
  versions: {
    title: '以前のバージョン',
    loading: '以前のバージョンを読み込み中',
    none: 'スロット{slot, number}に以前のバージョンはありません。',
    marks: '{count, plural, =0 {マークなし} other {マーク#件}}',
    cause: {
      upload: '次のアップロードまで',
      clear: 'スロットを空にするまで',
      restore: '別のバージョンの復元まで',
    },
    restore: '復元',
    restoreOf: '{time}のバージョンを復元',
    restored: 'スロット{slot, number}を{count, plural, =0 {マークのない状態} other {マーク#件}}に戻しました。',
    kept: '各スロットの直近5つのバージョンは保持され、それ以外は1週間残ります。',
  },
}

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
  newer: 'この端末の内容はスロット{slot, number}より新しいです。',
  noLocal: 'この端末にはまだアップロードできるマークやゲームの選択がありません。',
  changed: 'その間に別の端末がスロット{slot, number}を更新しました。',
  uploaded: 'スロット{slot, number}に{count, plural, =0 {マークのない状態} other {マーク#件}}を保存しました。',
  downloaded:
    'スロット{slot, number}の{count, plural, =0 {マークのない状態} other {マーク#件}}をこの端末に反映しました。',
  cleared: 'スロット{slot, number}を空にしました。',
  undo: {
    offer: 'この端末のマーク、ゲームの選択・並び順・サーバーはスロット{slot, number}の内容です。',
    verb: '元に戻す',
    done: 'ダウンロード前の状態に戻しました。',
  },
  ask: {
    upload: {
      title: 'スロット{slot, number}を上書きしますか？',
      verb: '上書き',
      replaces:
        'スロット{slot, number}：{stored, plural, =0 {マークなし} other {マーク#件}}（{time}にアップロード）。この端末の{count, plural, =0 {マークのない状態} other {#件}}で置き換えます。「以前のバージョン」から元に戻せます。',
      empties:
        'この端末にはマークがありませんが、スロット{slot, number}にはマークが{stored, plural, other {#}}件あります（{time}にアップロード）。アップロードするとスロットのマークはなくなります。以前の内容は「以前のバージョン」に残ります。',
      unreadable:
        'スロット{slot, number}の内容を読み取れません。この端末の{count, plural, =0 {ゲームの選択} other {マーク#件}}で置き換えます。',
    },
    download: {
      title: 'この端末の内容を置き換えますか？',
      verb: '置き換える',
      consequence:
        'スロット{slot, number}のアップロード（{time}）後に、この端末のマークが変わっています。{count, plural, =0 {ゲームの選択} other {マーク#件とゲームの選択}}を置き換えます。再読み込みまでは元に戻せます。',
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

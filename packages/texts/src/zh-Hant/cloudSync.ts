import type { Areas, TextsOf } from '../areas.ts'

export const cloudSync: TextsOf<Areas['cloudSync']> = {
  title: '雲端同步',
  slots: '雲端存檔位',
  slot: '存檔位 {slot, number}',
  never: '從未更新',
  updated: '存檔位 {slot, number}，{time}',
  neverUpdated: '存檔位 {slot, number}，從未更新',
  upload: '上傳',
  download: '下載',
  clear: '清空存檔位 {slot, number}',
  sync: '{state, select, here {同步到存檔位 {slot, number}} there {同步到此裝置} both {雙向同步} other {同步}}',
  equal: '此裝置與存檔位 {slot, number} 內容一致。',
  comparing: '正在與存檔位 {slot, number} 比較…',
  unreadable: '無法讀取存檔位 {slot, number}。上傳會將其取代。',
  newer: {
    account: '帳號中有較新的內容：{things}。',
    there: '存檔位 {slot, number} 有較新的內容：{things}。',
    here: '此裝置有較新的內容：{things}。',
  },
  things: {
    marks: '{count, plural, other {# 個標記}}',
    own: '自己新增的項目',
    plan: '計畫與每日任務',
    games: '遊戲和伺服器',
    none: '無',
  },
  noLocal: '此裝置上還沒有可上傳的標記或遊戲選擇。',
  changed: '存檔位 {slot, number} 在此期間已被其他裝置修改。',
  uploaded: '存檔位 {slot, number} 現有{count, plural, =0 {內容不含標記} other { # 個標記}}。',
  cleared: '存檔位 {slot, number} 已清空。',
  undo: {
    offer: '已從存檔位 {slot, number} 載入：{things}。',
    verb: '復原',
    done: '此裝置已復原到之前的狀態。',
  },
  ask: {
    upload: {
      title: '要覆寫存檔位 {slot, number} 嗎？',
      verb: '覆寫',
      consequence:
        '存檔位 {slot, number}（{time}）較新的內容：{there}。此裝置較新的內容：{here}。上傳會覆寫存檔位（可從「先前版本」還原），「同步」則兩者都保留。',
      unreadable: '無法讀取存檔位 {slot, number} 中的內容。此裝置的內容將取而代之。',
    },
    download: {
      title: '要取代此裝置上的內容嗎？',
      verb: '取代',
      consequence:
        '僅在此裝置上：{lost}。將取代為存檔位 {slot, number}（{time}）的內容，可復原。「同步」則兩者都保留。',
    },
    clear: {
      title: '要清空存檔位 {slot, number} 嗎？',
      verb: '清空',
      consequence: '存檔位 {slot, number} 將被清空。其內容會保留在「先前版本」中，此裝置上的資料不變。',
    },
    restore: {
      title: '要將此版本還原到存檔位 {slot, number} 嗎？',
      verb: '還原',
      consequence:
        '存檔位 {slot, number} 將還原為 {time} 的版本（{count, plural, =0 {不含標記} other {# 個標記}}）。目前的內容會保留在「先前版本」中，此裝置上的資料不變。',
    },
  },
  versions: {
    title: '先前版本',
    loading: '正在載入先前版本',
    none: '存檔位 {slot, number} 沒有先前版本。',
    marks: '{count, plural, =0 {不含標記} other {# 個標記}}',
    cause: {
      upload: '被上傳覆寫',
      clear: '被清空',
      restore: '被其他版本取代',
    },
    restore: '還原',
    restoreOf: '還原 {time} 的版本',
    restored: '存檔位 {slot, number} 已還原（{count, plural, =0 {不含標記} other {# 個標記}}）。',
    kept: '每個存檔位保留最近五個版本，其餘版本保留一週。',
  },
}

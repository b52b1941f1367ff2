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
  newer: '此裝置的內容比存檔位 {slot, number} 新。',
  noLocal: '此裝置上還沒有可上傳的標記或遊戲選擇。',
  changed: '存檔位 {slot, number} 在此期間已被其他裝置修改。',
  uploaded: '存檔位 {slot, number} 現有{count, plural, =0 {內容不含標記} other { # 個標記}}。',
  downloaded: '已將存檔位 {slot, number} 的{count, plural, =0 {內容（不含標記）} other { # 個標記}}套用到此裝置。',
  cleared: '存檔位 {slot, number} 已清空。',
  undo: {
    offer: '此裝置的標記、遊戲選擇、順序和伺服器來自存檔位 {slot, number}。',
    verb: '復原',
    done: '此裝置已復原到下載前的狀態。',
  },
  ask: {
    upload: {
      title: '要覆寫存檔位 {slot, number} 嗎？',
      verb: '覆寫',
      replaces:
        '存檔位 {slot, number} 有 {stored, plural, other {#}} 個標記（{time}上傳），將取代為此裝置的 {count, plural, other {#}} 個。可在「歷史版本」中復原。',
      empties:
        '此裝置沒有標記，但存檔位 {slot, number} 中有 {stored, plural, other {#}} 個標記，上傳於 {time}。上傳後存檔位中將不再有標記。原內容會保留在「歷史版本」中。',
      unreadable:
        '無法讀取存檔位 {slot, number} 中的內容。{count, plural, =0 {此裝置的遊戲選擇} other {此裝置的 # 個標記}}將取而代之。',
    },
    download: {
      title: '要取代此裝置上的內容嗎？',
      verb: '取代',
      consequence:
        '存檔位 {slot, number} 上傳（{time}）後，此裝置又有新標記。{count, plural, =0 {遊戲選擇} other {# 個標記和遊戲選擇}}將被取代，重新載入前可復原。',
    },
    clear: {
      title: '要清空存檔位 {slot, number} 嗎？',
      verb: '清空',
      consequence: '存檔位 {slot, number} 將被清空。其內容會保留在「歷史版本」中，此裝置上的資料不變。',
    },
    restore: {
      title: '要將此版本還原到存檔位 {slot, number} 嗎？',
      verb: '還原',
      consequence:
        '存檔位 {slot, number} 將還原為 {time} 的版本（{count, plural, =0 {不含標記} other {# 個標記}}）。目前的內容會保留在「歷史版本」中，此裝置上的資料不變。',
    },
  },
  versions: {
    title: '歷史版本',
    loading: '正在載入歷史版本',
    none: '存檔位 {slot, number} 沒有歷史版本。',
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

import type { ErrorMessages } from './error-message.ts'

export const traditionalChinese: ErrorMessages = {
  PARAMETER_MISSING: '缺少必填欄位。',
  PARAMETER_INVALID: '欄位格式不正確。',
  LANGUAGE_UNKNOWN: '不支援此語言。',
  NOT_FOUND: '此處沒有內容。',
  METHOD_NOT_ALLOWED: '此處不允許使用此方法。',
  MEDIA_TYPE: '請求必須是 JSON。',
  REQUEST_TIMEOUT: '請求未能及時送達。',
  SERVER_FAULT: '伺服器發生問題。',
  UNAVAILABLE: '服務暫時無法使用。',
  RATE_LIMITED: '請求過於頻繁，請稍後再試。',
  FORBIDDEN: '不允許此操作。',
  GAMES_EMPTY: '活動目錄仍在載入。',
  JSON_INVALID: '請求不是有效的 JSON。',
  TOO_LARGE: '請求過大。',
  GAME_UNKNOWN: '未知的遊戲。',
  SUBTYPE_UNKNOWN: '未知的活動類型。',
}

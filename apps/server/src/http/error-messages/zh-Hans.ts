import type { ErrorMessages } from './error-message.ts'

export const simplifiedChinese: ErrorMessages = {
  PARAMETER_MISSING: '缺少必填字段。',
  PARAMETER_INVALID: '字段格式不正确。',
  LANGUAGE_UNKNOWN: '不支持该语言。',
  NOT_FOUND: '此处没有内容。',
  METHOD_NOT_ALLOWED: '此处不允许使用该方法。',
  MEDIA_TYPE: '请求必须是 JSON。',
  REQUEST_TIMEOUT: '请求未能及时送达。',
  SERVER_FAULT: '服务器出现问题。',
  UNAVAILABLE: '服务暂时不可用。',
  RATE_LIMITED: '请求过于频繁，请稍后再试。',
  FORBIDDEN: '不允许此操作。',
  GAMES_EMPTY: '活动目录仍在加载。',
  JSON_INVALID: '请求不是有效的 JSON。',
  TOO_LARGE: '请求过大。',
  GAME_UNKNOWN: '未知的游戏。',
  SUBTYPE_UNKNOWN: '未知的活动类型。',
}

import type { ErrorMessages } from './error-message.ts'

export const japanese: ErrorMessages = {
  PARAMETER_MISSING: '必須の項目がありません。',
  PARAMETER_INVALID: '項目の形式が正しくありません。',
  LANGUAGE_UNKNOWN: 'この言語には対応していません。',
  NOT_FOUND: 'ここには何もありません。',
  METHOD_NOT_ALLOWED: 'ここではこのメソッドを使用できません。',
  MEDIA_TYPE: 'リクエストは JSON でなければなりません。',
  REQUEST_TIMEOUT: 'リクエストの受信に時間がかかりすぎました。',
  SERVER_FAULT: 'サーバーで問題が発生しました。',
  UNAVAILABLE: '現在サービスを利用できません。',
  RATE_LIMITED: 'リクエストが多すぎます。少し待ってからもう一度お試しください。',
  FORBIDDEN: 'この操作は許可されていません。',
  GAMES_EMPTY: 'カタログを読み込み中です。',
  JSON_INVALID: 'リクエストが正しい JSON ではありません。',
  TOO_LARGE: 'リクエストが大きすぎます。',
  GAME_UNKNOWN: 'このゲームは登録されていません。',
  SUBTYPE_UNKNOWN: 'この種類は登録されていません。',
}

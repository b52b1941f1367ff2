import type { ErrorMessages } from './error-message.ts'

export const korean: ErrorMessages = {
  PARAMETER_MISSING: '필수 항목이 없습니다.',
  PARAMETER_INVALID: '항목의 형식이 올바르지 않습니다.',
  LANGUAGE_UNKNOWN: '지원하지 않는 언어입니다.',
  NOT_FOUND: '여기에는 아무것도 없습니다.',
  METHOD_NOT_ALLOWED: '여기서는 이 메서드를 사용할 수 없습니다.',
  MEDIA_TYPE: '요청은 JSON이어야 합니다.',
  REQUEST_TIMEOUT: '요청이 도착하는 데 시간이 너무 오래 걸렸습니다.',
  SERVER_FAULT: '서버에서 문제가 발생했습니다.',
  UNAVAILABLE: '지금은 서비스를 이용할 수 없습니다.',
  RATE_LIMITED: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  FORBIDDEN: '허용되지 않은 동작입니다.',
  GAMES_EMPTY: '카탈로그를 아직 불러오는 중입니다.',
  JSON_INVALID: '요청이 올바른 JSON이 아닙니다.',
  TOO_LARGE: '요청이 너무 큽니다.',
  GAME_UNKNOWN: '알 수 없는 게임입니다.',
  SUBTYPE_UNKNOWN: '알 수 없는 활동 종류입니다.',
}

import type { MessageTexts } from '../../server-areas.ts'

export const messages: MessageTexts = {
  ends: (title, when) => `${title}: ${when} 종료`,
  starts: (title, when) => `${title}: ${when} 시작`,
  started: (title, when) => `${title}: ${when} 시작됨`,
  goalStarts: (title, when) => `계획한 ${title}: ${when} 시작`,
  stamina: (title, when) => `${title}: ${when} 도달`,
  newCode: (code) => `새 리딤 코드: ${code}`,
  codeEnds: (code, when) => `리딤 코드 ${code}: ${when} 만료`,
  logExpires: (uid, when) => `UID ${uid}의 뽑기 기록이 ${when}부터 게임에서 사라질 수 있습니다. 그 전에 가져와 주세요.`,
  more: (count) => `외 ${count}건`,
  test: '테스트 메시지입니다. 알림은 여기로 도착합니다.',
  hello: 'Ephemeris와 연결되었습니다. 알림은 여기로 도착합니다.',
}

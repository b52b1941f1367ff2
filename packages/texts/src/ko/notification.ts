import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '알릴 내용이 없습니다',
  text: '변경 사항과 예정된 점검 등 Ephemeris 자체의 소식을 이곳에 알립니다. 게임의 시작과 종료 일정은 타임라인에 있습니다.',
}

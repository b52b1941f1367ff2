import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '알릴 내용이 없습니다',
  text: '변경 사항과 예정된 점검 등 Ephemeris 자체의 소식을 이곳에 알립니다. 게임의 시작과 종료 일정은 타임라인에 있습니다.',
  ways: {
    reminders: { title: '알림', hint: '끝나기 전에 캘린더, 푸시, 메일로 알림' },
    tonight: { title: '오늘 밤', hint: '다음 저녁 전에 끝나는 것' },
    almanac: { title: '뽑기 연감', hint: '지금까지의 5성 픽업' },
  },
}

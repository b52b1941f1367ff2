import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '알릴 내용이 없습니다',
  text: '변경 사항과 예정된 점검 등 Ephemeris 자체의 소식을 이곳에 알립니다. 아래는 게임에서 최근 공지된 내용입니다.',
  games: {
    dates: '{from}~{to}',
    coming: '예정',
    running: '진행 중',
    over: '종료',
    notice: '{name} 공지',
    error: '공지를 불러오지 못했습니다: {reason}',
  },
  ways: {
    timeline: { title: '타임라인', hint: '진행 중이거나 예정된 것' },
    reminders: { title: '알림', hint: '끝나기 전에 캘린더, 푸시, 메일로 알림' },
    tonight: { title: '오늘 밤', hint: '다음 저녁 전에 끝나는 것' },
    almanac: { title: '뽑기 연감', hint: '지금까지의 5성 픽업' },
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemeris 소식이 없습니다',
  text: 'Ephemeris의 변경 사항과 예정된 점검을 이곳에 알립니다. 아래는 게임의 최근 공지입니다.',
  games: {
    dates: '{from}~{to}',
    coming: '예정',
    running: '진행 중',
    over: '종료',
    notice: '{name} 공지',
    error: '공지를 불러오지 못했습니다: {reason}',
  },
  ways: {
    timeline: { title: '타임라인', hint: '진행 중과 예정' },
    reminders: { title: '알림', hint: '끝나기 전에 캘린더, 푸시, 메일로 알림' },
    tonight: { title: '오늘 밤', hint: '다음 저녁 전에 끝나는 것' },
    almanac: { title: '뽑기 연감', hint: '지금까지의 5성 픽업' },
  },
}

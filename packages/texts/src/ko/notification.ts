import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'Ephemeris 소식이 없습니다',
  text: 'Ephemeris의 업데이트와 점검을 이곳에 알립니다.',
  reminders: '알림',
  games: {
    dates: '{from}~{to}',
    coming: '예정',
    running: '진행 중',
    over: '종료',
    cancelled: '취소됨',
    gives: '{thing} {amount, number}',
    loading: '공지 불러오는 중',
    notice: '{name} 공지',
    error: '공지를 불러오지 못했습니다: {reason}',
  },
}

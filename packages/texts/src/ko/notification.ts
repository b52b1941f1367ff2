import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  text: '내 게임의 최신 공지입니다. 종으로 알림을 설정할 수 있습니다.',
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

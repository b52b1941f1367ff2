import type { Areas, TextsOf } from '../areas.ts'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemeris에 오신 것을 환영합니다',
  line: '진행 중인 것, 오늘 밤 끝나는 것, 뽑기로 닿을 수 있는 것까지, 네 게임을 한곳에서.',
  question: '어떤 게임을 하시나요?',
  all: '전부',
  server: '내 서버',
  nearest: '가장 가까움',
  reset: '일일 초기화',
  clock: '종료 시간은 서버에 따라 정해지며, 내 시간으로 표시됩니다.',
  more: '더 보기: 순서와 콘텐츠 종류',
  later: '나중에 설정에서 바꿀 수 있습니다.',
  choose: '게임을 선택해 주세요',
  start: '게임 {count, number}개로 시작하기',
}

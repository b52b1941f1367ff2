import type { Areas, TextsOf } from '#web/i18n/areas'

export const sources: TextsOf<Areas['sources']> = {
  label: '정보 출처',
  open: '공지 열기',
  official: { both: '공식 제목과 시간', title: '공식 제목', times: '공식 시간' },
  announced: '{date} 공지, {age} 확인',
  read: '공지 확인: {age}',
  window: '공지 게시 기간에서 가져온 시간이라 몇 시간 다를 수 있습니다.',
  ownTitle: {
    title: 'Ephemeris가 붙인 제목',
    hint: '공식 제목이 나오면 바뀝니다. 표시는 그대로입니다.',
  },
  catalogue: { title: '내장 자료', hint: '{age} 확인' },
  rule: { title: '초기화 주기로 계산', hint: '정해진 시간에 초기화되는 콘텐츠입니다.' },
  cadence: { title: '예상 일정' },
  mirror: { title: '다른 서버에서 가져옴', hint: '{age} 확인' },
  corrected: { title: '이 서버에서 수정함', hint: '{age} 확인' },
  unannounced: { title: '아직 공지가 없습니다', hint: '마지막 확인: {age}' },
  gone: {
    title: '{date}부터 공지가 내려갔습니다',
    hint: '취소되었을 수 있어 남은 시간을 표시하지 않습니다.',
    timing: '공지가 내려감',
  },
  moved: {
    start: '{later, select, yes {시작이 {amount} 늦춰짐} other {시작이 {amount} 앞당겨짐}}',
    end: '{later, select, yes {종료가 {amount} 연장됨} other {종료가 {amount} 앞당겨짐}}',
    on: '({date})',
    was: '변경 전: {moment}. 표시는 그대로입니다.',
    before: '변경 전: {moment}',
    count: '변경 {count}건',
    startEntry: '시작: {from} → {to}',
    endEntry: '종료: {from} → {to}',
  },
  amount: { days: '{count}일', hours: '{count}시간', minutes: '{count}분' },
  rewards: {
    gives: '보상: {items}',
    item: '{name} ×{amount, number}',
    hint: '공지에 적힌 내용입니다.',
    pulls: '약 {count}뽑.',
  },
  about: '{span}쯤',
}

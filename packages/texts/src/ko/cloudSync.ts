import type { Areas, TextsOf } from '../areas.ts'

export const cloudSync: TextsOf<Areas['cloudSync']> = {
  title: '클라우드 동기화',
  slots: '클라우드 슬롯',
  slot: '슬롯 {slot, number}',
  never: '업데이트 없음',
  updated: '슬롯 {slot, number}, {time}',
  neverUpdated: '슬롯 {slot, number}, 업데이트 없음',
  upload: '업로드',
  download: '다운로드',
  clear: '슬롯 {slot, number} 비우기',
  sync: '{state, select, here {슬롯 {slot, number}에 동기화} there {이 기기로 동기화} both {양방향 동기화} other {동기화}}',
  equal: '이 기기와 슬롯 {slot, number}의 내용이 같습니다.',
  comparing: '슬롯 {slot, number} 비교 중…',
  unreadable: '슬롯 {slot, number}의 내용을 읽을 수 없습니다. 업로드하면 바뀝니다.',
  newer: {
    account: '계정에 더 최신 내용이 있습니다: {things}.',
    there: '슬롯 {slot, number}에 더 최신 내용이 있습니다: {things}.',
    here: '이 기기에 더 최신 내용이 있습니다: {things}.',
  },
  things: {
    marks: '{count, plural, other {표시 #개}}',
    own: '직접 추가한 항목',
    plan: '계획과 일일 임무',
    games: '게임과 서버',
    none: '없음',
  },
  noLocal: '아직 이 기기에 업로드할 표시나 게임 선택이 없습니다.',
  changed: '그사이에 다른 기기가 슬롯 {slot, number}의 내용을 변경했습니다.',
  uploaded: '슬롯 {slot, number}에 {count, plural, =0 {표시 없는 상태를} other {표시 #개를}} 저장했습니다.',
  cleared: '슬롯 {slot, number}의 내용을 비웠습니다.',
  undo: {
    offer: '슬롯 {slot, number}에서 적용했습니다: {things}.',
    verb: '되돌리기',
    done: '이 기기를 이전 상태로 되돌렸습니다.',
  },
  ask: {
    upload: {
      title: '슬롯 {slot, number}에 덮어쓸까요?',
      verb: '덮어쓰기',
      consequence:
        '슬롯 {slot, number}({time})의 더 최신 내용: {there}. 이 기기의 더 최신 내용: {here}. 업로드하면 덮어씁니다(원래 내용은 ‘이전 버전’에 남음). ‘동기화’하면 둘 다 남습니다.',
      unreadable: '슬롯 {slot, number}의 내용을 읽을 수 없습니다. 이 기기의 내용으로 바뀝니다.',
    },
    download: {
      title: '이 기기의 내용을 바꿀까요?',
      verb: '바꾸기',
      consequence:
        '이 기기에만 있음: {lost}. 슬롯 {slot, number}({time})의 내용으로 바뀌며, 되돌릴 수 있습니다. ‘동기화’하면 둘 다 남습니다.',
    },
    clear: {
      title: '슬롯 {slot, number}의 내용을 비울까요?',
      verb: '비우기',
      consequence:
        '슬롯 {slot, number}의 내용이 비워집니다. 내용은 ‘이전 버전’에 남고, 이 기기의 데이터는 그대로입니다.',
    },
    restore: {
      title: '이 버전을 슬롯 {slot, number}에 복원할까요?',
      verb: '복원',
      consequence:
        '슬롯 {slot, number}의 내용이 {time}의 {count, plural, =0 {표시 없는 상태로} other {표시 #개로}} 돌아갑니다. 현재 내용은 ‘이전 버전’에 남고, 이 기기의 데이터는 그대로입니다.',
    },
  },
  versions: {
    title: '이전 버전',
    loading: '이전 버전을 불러오는 중',
    none: '슬롯 {slot, number}에는 이전 버전이 없습니다.',
    marks: '{count, plural, =0 {표시 없음} other {표시 #개}}',
    cause: {
      upload: '다음 업로드 전까지',
      clear: '슬롯을 비우기 전까지',
      restore: '다른 버전을 복원하기 전까지',
    },
    restore: '복원',
    restoreOf: '{time} 버전 복원',
    restored: '슬롯 {slot, number}의 내용을 {count, plural, =0 {표시 없는 상태로} other {표시 #개로}} 되돌렸습니다.',
    kept: '슬롯마다 최근 버전 5개가 보관되고, 나머지는 일주일 동안 남습니다.',
  },
}

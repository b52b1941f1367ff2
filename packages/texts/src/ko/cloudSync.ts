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
  newer: '이 기기가 슬롯 {slot, number}보다 최신입니다.',
  noLocal: '아직 이 기기에 업로드할 표시나 게임 선택이 없습니다.',
  changed: '그사이에 다른 기기가 슬롯 {slot, number}의 내용을 변경했습니다.',
  uploaded: '슬롯 {slot, number}에 {count, plural, =0 {표시 없는 상태를} other {표시 #개를}} 저장했습니다.',
  downloaded: '슬롯 {slot, number}의 {count, plural, =0 {표시 없는 상태를} other {표시 #개를}} 이 기기에 적용했습니다.',
  cleared: '슬롯 {slot, number}의 내용을 비웠습니다.',
  undo: {
    offer: '이 기기의 표시, 게임 선택, 순서, 서버는 슬롯 {slot, number}에서 가져온 것입니다.',
    verb: '되돌리기',
    done: '다운로드하기 전 상태로 되돌렸습니다.',
  },
  ask: {
    upload: {
      title: '슬롯 {slot, number}에 덮어쓸까요?',
      verb: '덮어쓰기',
      replaces:
        '슬롯 {slot, number}: {stored, plural, =0 {표시 없음} other {표시 #개}}({time} 업로드). 이 기기의 {count, plural, =0 {표시 없는 상태로} other {표시 #개로}} 바뀝니다. ‘이전 버전’에서 되돌릴 수 있습니다.',
      empties:
        '이 기기에는 표시가 없지만, 슬롯 {slot, number}에는 {time}에 업로드한 표시가 {stored, plural, other {#}}개 있습니다. 업로드하면 슬롯의 표시가 사라집니다. 이전 내용은 ‘이전 버전’에 남습니다.',
      unreadable:
        '슬롯 {slot, number}의 내용을 읽을 수 없습니다. 이 기기의 {count, plural, =0 {게임 선택으로} other {표시 #개로}} 바뀝니다.',
    },
    download: {
      title: '이 기기의 내용을 바꿀까요?',
      verb: '바꾸기',
      consequence:
        '슬롯 {slot, number} 업로드({time}) 이후 이 기기의 표시가 바뀌었습니다. {count, plural, =0 {게임 선택이} other {표시 #개와 게임 선택이}} 교체됩니다. 새로고침 전까지 되돌릴 수 있습니다.',
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

import type { Areas, TextsOf } from '#web/i18n/areas'
export const evening: TextsOf<Areas['evening']> = {
  bell: {
    title: '종',
    tellMe: '알림',
    hours: '종료 {count}시간 전',
    days: '종료 {count}일 전',
    start: '시작할 때',
    name: '알림: {time}',
    arrives: '{when}, {ways}',
    ways: {
      push: '푸시',
      mail: '이메일',
      webhook: '웹훅',
      calendar: '캘린더',
    },
    expected: '날짜가 발표되면 알려 드립니다.',
    paused: '완료나 안 함으로 표시된 동안은 울리지 않습니다.',
    signedOut: '이 기기에 저장했습니다. 로그인하면 알려 드립니다.',
    logIn: '로그인',
    noWay: '아직 알림을 받을 방법이 없습니다.',
    chooseHow: '방법 선택',
    unknown: '지금은 알림 방법을 확인할 수 없습니다.',
    passed: '이 시각은 지났습니다.',
    instead: '대신 {time}에 알릴까요?',
    tooLate: '3시간도 남지 않아 알릴 수 없습니다.',
    none: '종료 전에 도착하는 방법이 없습니다.',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const home: TextsOf<Areas['home']> = {
  intro: '지금 진행 중인 이벤트, 오늘 밤 끝나는 이벤트, 내 뽑기 운까지. 네 게임을 달력 하나에.',
  line: '네 게임을 하나의 타임라인에.',
  games: '내 게임',
  todo: '{time} 전에 할 일 {count, plural, other {#개}}.',
  openTimeline: '타임라인 열기',
  pullHistory: '뽑기 기록',
  logIn: 'QR 코드로 로그인',
  mainland: '중국 본토에서 접속하셨나요? <site>중국 본토 사이트</site>를 이용해 주세요.',
  filing: '등록 번호 {number}',
  tonight: '오늘 밤',
  reset: {
    label: '오늘과 초기화',
    day: '일일 초기화 {time}',
    game: '{game} {time} 초기화',
    week: '주간 초기화 {day}',
    clock: '기기 시간',
  },
  versions: {
    label: '버전',
    day: '{of, number}일 중 {day, number}일째',
    dayShort: '{day, number}일째',
    dayExpected: '예상',
    next: '다음 {date}',
    expected: '다음 {date}경(예상)',
    until: '{date}까지',
    untilExpected: '{date}경까지(예상)',
  },
  today: {
    label: '오늘',
    ending: '곧 종료',
    starting: '오늘 시작',
    all: '전체 {count, number}개',
    none: '3일 안에 끝나는 미완료 이벤트가 없습니다.',
    more: '{count, plural, other {#개 더 보기}}',
    fewer: '간단히 보기',
    endsIn: '{time} 후 종료',
    startsIn: '{time} 후 시작',
    expectedIn: '{days, plural, =0 {오늘 종료 예상} =1 {내일 종료 예상} other {약 #일 후 예상}}',
    expectedToday: '오늘 시작 예상',
    gone: '공지가 내려감',
    loading: '이벤트를 불러오는 중',
    error: '이벤트를 불러오지 못했습니다: {reason}',
    showingOld: '마지막 업데이트: {age}',
    nothing: '선택한 게임과 종류에 해당하는 이벤트가 없습니다.',
    choose: '게임 선택',
    unread: {
      waiting:
        '서버가 아직 게임 공지를 읽지 않아 이벤트와 배너가 없으며, 운영자가 읽기를 끄지 않았다면 몇 분 안에 자동으로 표시됩니다.',
      failing:
        '서버가 아직 어떤 게임의 공지도 읽지 못해 이벤트와 배너가 없으니, 운영자는 인터넷 연결을 확인하거나 다른 인스턴스에서 읽도록 해 주세요.',
      silent:
        '서버가 {date} 이후 게임 공지를 읽지 못해 새 이벤트와 배너가 없으니, 운영자는 인터넷 연결을 확인하거나 다른 인스턴스에서 읽도록 해 주세요.',
    },
  },
  features: {
    label: 'Ephemeris의 기능',
    carousel: '캐러셀',
    previous: '이전 기능',
    next: '다음 기능',
    games: {
      name: '게임',
      title: '네 게임을 타임라인 하나에',
      text: '플레이하는 모든 게임의 이벤트, 배너, 버전, 도전 콘텐츠를 서버 시간으로 한 화면에 보여 줍니다.',
    },
    reminders: {
      name: '알림',
      title: '더는 놓치지 않게',
      text: '오늘이나 내일 끝나는 이벤트는 완료로 표시할 때까지 여기와 타임라인에 빨간색으로 나타납니다.',
    },
    zones: {
      name: '시간대',
      title: '서버 시간도, 내 시간도',
      text: '아시아, 아메리카, 유럽. 서버 시간으로도 내 시간으로도 볼 수 있고, 서머타임도 반영합니다.',
    },
    interface: {
      name: '화면',
      title: '어떤 화면에서도 편하게',
      text: '여섯 개 언어, 라이트와 다크. 마우스로도 터치로도 키보드만으로도, 휴대폰에서도 PC에서도.',
    },
  },
}

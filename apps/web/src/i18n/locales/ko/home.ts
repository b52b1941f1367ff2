import type { Areas, TextsOf } from '#web/i18n/areas'

export const home: TextsOf<Areas['home']> = {
  intro:
    '지금 진행 중인 것, 오늘 밤 끝나는 것, 이미 마친 것, 그리고 내 뽑기의 진짜 결과까지. 네 게임을 위한 하나의 달력입니다.',
  openTimeline: '타임라인 열기',
  pullHistory: '뽑기 기록',
  logIn: 'QR 코드로 로그인',
  mainland: '중국 본토에서 접속하셨나요? <site>중국 본토 사이트</site>를 이용해 보세요.',
  filing: '등록 번호 {number}',
  shortName: { genshin: '원신', starrail: '스타레일', zenless: '젠존제', wuthering: '명조' },
  versions: {
    label: '버전',
    day: '{of, number}일 중 {day, number}일째',
    dayShort: '{day, number}일째',
    next: '다음 {date}',
    expected: '{date} 예정',
    until: '{date}까지',
  },
  today: {
    label: '오늘',
    ending: '곧 종료',
    starting: '오늘 시작',
    all: '전체 {count, number}개',
    none: '사흘 안에 끝나는 할 일이 없습니다.',
    more: '{count, plural, other {#개 더 보기}}',
    fewer: '간단히 보기',
    endsIn: '{time} 후 종료',
    startsIn: '{time} 후 시작',
    began: '{time}부터',
    loading: '이벤트를 불러오는 중',
    error: '이벤트를 불러오지 못했습니다: {reason}',
    showingOld: '지금 보이는 내용은 {age} 불러온 것입니다.',
    nothing: '선택한 게임과 종류에 해당하는 이벤트가 없습니다.',
    choose: '게임 선택',
  },
  features: {
    label: 'Ephemeris의 기능',
    carousel: '캐러셀',
    previous: '이전 기능',
    next: '다음 기능',
    games: {
      name: '게임',
      title: '네 게임을 하나의 시간선에',
      text: '플레이하는 모든 게임의 이벤트, 픽업, 버전, 도전 콘텐츠를 서버의 정확한 시각으로 한 화면에 보여 줍니다.',
    },
    reminders: {
      name: '알림',
      title: '놓치는 것 없이',
      text: '오늘이나 내일 끝나는 것은 완료로 표시할 때까지 여기와 타임라인에서 빨갛게 눈에 띕니다.',
    },
    zones: {
      name: '시간대',
      title: '서버 시각도, 내 시각도',
      text: '아시아, 아메리카, 유럽. 모든 시각을 서버 기준으로, 또는 지금 있는 곳 기준으로 서머타임까지 맞춰 보여 줍니다.',
    },
    interface: {
      name: '화면',
      title: '어떤 화면에서도 편하게',
      text: '여섯 개 언어, 라이트와 다크. 마우스로도 손가락으로도 키보드만으로도, 휴대폰에서도 PC에서도.',
    },
  },
}

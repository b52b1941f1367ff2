import type { Areas, TextsOf } from '#web/i18n/areas'

export const shell: TextsOf<Areas['shell']> = {
  appTitle: 'Ephemeris',
  description:
    '원신, 붕괴: 스타레일, 젠레스 존 제로, 명조에서 지금 진행 중인 이벤트, 오늘 밤 끝나는 이벤트, 완료한 이벤트를 한눈에 보여 줍니다.',
  skip: '본문으로 건너뛰기',
  navigation: '주 메뉴',
  menu: { open: '메뉴 열기', close: '메뉴 닫기', collapse: '접기', expand: '메뉴 펼치기' },
  pages: {
    home: { title: '홈', short: '홈' },
    gacha: { title: '뽑기 기록', short: '뽑기' },
    timeline: { title: '타임라인', short: '타임라인' },
    plan: { title: '뽑기 계획', short: '계획' },
    settings: { title: '설정', short: '설정' },
    shortcuts: { title: '바로가기', short: '바로가기' },
    activityData: { title: '이벤트 데이터', short: '데이터' },
    about: { title: '사이트 소개', short: '소개' },
    handoff: { title: '링크 보내기' },
    notification: { title: '알림' },
    gachaRecords: { title: '뽑기 상세 기록' },
    tonight: { title: '오늘 밤' },
    unsubscribe: { title: '저녁 메일' },
    notFound: { title: '페이지를 찾을 수 없음' },
  },
  language: {
    label: '언어: {name}',
    fallback: '이 언어를 불러오지 못해 영어로 표시합니다.',
  },
  storage: {
    corrupt: '이 기기의 설정을 읽을 수 없어 백업한 뒤 초기화했습니다.',
    memory: '브라우저가 이 페이지의 데이터를 저장하지 않습니다. 페이지를 닫으면 설정과 표시가 사라집니다.',
  },
  notFound: {
    title: '이 자리에는 별이 없습니다',
    message: '이 주소에 해당하는 페이지가 없습니다. 주소가 바뀌었거나 잘못 입력되었을 수 있습니다.',
    home: '홈으로 돌아가기',
  },
  crash: {
    title: '페이지가 작동을 멈췄습니다',
    message: '예상치 못한 문제가 발생했습니다. 설정과 표시는 이 기기에 남아 있습니다. 새로고침하면 계속할 수 있습니다.',
    reload: '새로고침',
  },
  countdown: {
    startsIn: '{time} 후 시작',
    startsExpected: '{days, plural, =0 {오늘 시작 예상} =1 {내일 시작 예상} other {약 #일 후 시작 예상}}',
    expected: {
      start: '{days, plural, =0 {오늘 시작 예상} =1 {내일 시작 예상} other {약 #일 후 시작 예상}}',
      end: '{days, plural, =0 {오늘 종료 예상} =1 {내일 종료 예상} other {약 #일 후 종료 예상}}',
    },
    short: {
      days: '{days, number}일 {hours, number}시간',
      hours: '{hours, number}시간 {minutes, number}분',
      minutes: '{minutes, number}분',
      moment: '1분 미만',
      about: '{days, plural, =0 {오늘 종료 예상} =1 {내일 종료 예상} other {약 #일}}',
    },
    long: {
      days: '{days, number}일 {hours, number}시간',
      hours: '{hours, number}시간 {minutes, number}분',
      minutes: '{minutes, number}분',
      moment: '1분 미만',
      about: '{days, plural, =0 {오늘} =1 {내일} other {약 #일}}',
    },
  },
  outdated: {
    title: '새 버전이 나왔습니다',
    message: '이전 버전의 페이지입니다. 설정과 표시는 이 기기에 남아 있습니다. 새로고침하면 계속할 수 있습니다.',
  },
  unkept: {
    title: '이 페이지는 아직 기기에 저장되지 않았습니다',
    message: '온라인 상태에서 한 번 열면 오프라인에서도 쓸 수 있습니다.',
  },
  install: {
    label: '앱 설치',
    title: '홈 화면에 추가하기',
    share: '1. 브라우저의 ‘공유’를 눌러 주세요.',
    add: '2. ‘홈 화면에 추가’를 선택해 주세요.',
  },
  offline: {
    showing: '오프라인 상태입니다. {time} 기준 데이터를 표시합니다.',
    nothingKept: '오프라인 상태입니다. 이 기기에 저장된 데이터가 아직 없습니다.',
  },
  update: {
    ready: '새 버전이 준비되었습니다.',
    reload: '새로고침',
    unsent: '이 페이지에 입력한 내용은 아직 전송되지 않아 사라집니다.',
    reloadAnyway: '그래도 새로고침',
  },
  password: { show: '비밀번호 표시', hide: '비밀번호 숨기기' },
  cancel: '취소',
  tabLock: {
    title: '다른 탭에서 Ephemeris가 열려 있습니다',
    message: '표시가 서로 어긋나지 않도록 한 번에 한 탭에서만 사용해 주세요.',
    warning: '다른 탭에서 아직 저장되지 않은 변경 사항은 저장되지 않습니다.',
    blindTitle: '다른 탭을 확인할 수 없습니다',
    blindMessage:
      '브라우저가 이 페이지의 데이터 저장을 차단해 Ephemeris가 다른 탭에서 열려 있는지 확인할 수 없습니다. 여기서 계속할 수 있지만, 페이지를 닫으면 설정과 표시가 사라집니다.',
    lostLockTitle: '다른 탭으로 넘어갔습니다',
    lostLockMessage: '이 탭은 더 이상 아무것도 저장하지 않습니다. 표시는 안전하게 보관되어 있습니다.',
    continue: '여기서 계속',
    forceAcquire: '여기서 사용',
  },
  close: '닫기',
  dismiss: '알림 닫기',
  retry: '다시 시도',
  newTab: '(새 탭에서 열림)',
  loadingGames: '게임을 불러오는 중',
}

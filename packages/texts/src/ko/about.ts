import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: '면책 조항',
    fans: '<b>Ephemeris는 팬이 만든 비영리 사이트입니다.</b> 판매도 광고도 없으며 상업적으로 이용하지 않습니다.',
    publishers:
      '<b>HoYoverse, miHoYo, Kuro Games와 아무 관련이 없습니다.</b> 이들이 제작, 검토하거나 승인한 사이트가 아닙니다.',
    rights:
      '각 게임과 그 이름, 캐릭터, 이미지의 <b>권리는 각 권리자에게 있으며</b>, 여기서는 어떤 게임인지 밝히기 위해서만 언급합니다.',
    dates: '일정과 확률은 신중하게 모았지만 틀리거나 늦을 수 있습니다. <b>게임 내 정보가 우선합니다.</b>',
  },
  project: {
    what: '네 게임의 플레이어를 위한 달력입니다. 진행 중인 이벤트, 오늘 밤 끝나는 이벤트, 완료한 이벤트, 그리고 내 뽑기 운을 보여 줍니다.',
    licence: 'MIT 라이선스 오픈 소스',
    version: '버전 {version}',
    source: '소스 코드',
  },
  news: {
    title: '새로운 점',
    plan: '뽑기 계획: 진행 중인 다른 배너를 한 번에 추가하고, 스택은 확률 옆에서 입력합니다.',
    announced: '소식: 게임의 최근 공지와 일정.',
    pulls: '뽑기: 10연차는 한 줄로, 5성마다 초상화를 보여 줍니다.',
  },
  sources: {
    label: '출처와 개인정보',
    dates: {
      title: '일정은 공지에서',
      text: '공식 공지를 정기적으로 읽습니다. 모든 이벤트에 출처와 시점을 밝히고, 예상 일정은 따로 표시합니다.',
      link: '최근 공지',
    },
    odds: {
      title: '공개된 규칙의 확률',
      text: '확률, 천장, 확정은 게임이 공개한 값입니다. 모르거나 추정한 값은 따로 표시합니다.',
      link: '뽑기 계획 보기',
    },
    privacy: {
      title: '내 데이터는 나의 것',
      text: '계정이 없으면 모두 이 브라우저에만 남습니다. Ephemeris는 게임에 로그인하지 않으며 광고도 없습니다.',
      link: '이 기기에 저장된 것',
    },
  },
  team: {
    title: '팀',
    name: 'Ephemeris 프로젝트',
    role: '프로젝트 리더 겸 개발자',
  },
}

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
    title: '프로젝트',
    what: '네 게임의 플레이어를 위한 달력입니다. 진행 중인 이벤트, 오늘 밤 끝나는 이벤트, 완료한 이벤트, 그리고 내 뽑기 운을 보여 줍니다.',
    licence: 'MIT 라이선스 오픈 소스',
    version: '버전 {version}',
    source: '소스 코드',
  },
  team: {
    title: '팀',
    name: 'Ephemeris 프로젝트',
    role: '프로젝트 리더 겸 개발자',
  },
}

import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemeris에 오신 것을 환영합니다',
  intro: '어떤 게임을 플레이하시나요? 진행 중이거나 곧 끝나는 이벤트를 타임라인에 보여 드립니다.',
  info: '기본으로 모두 켜져 있습니다. 설정에서 언제든지 바꿀 수 있습니다.',
  confirm: '시작하기',
}

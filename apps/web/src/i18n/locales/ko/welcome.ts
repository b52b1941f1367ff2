import type { Areas, TextsOf } from '#web/i18n/areas'

export const welcome: TextsOf<Areas['welcome']> = {
  title: 'Ephemeris에 오신 것을 환영합니다',
  intro: '어떤 게임을 플레이하시나요? 타임라인에 진행 중인 것과 곧 끝나는 것이 표시됩니다.',
  info: '처음에는 모두 켜져 있습니다. 설정에서 언제든지 바꿀 수 있습니다.',
  confirm: '시작하기',
}

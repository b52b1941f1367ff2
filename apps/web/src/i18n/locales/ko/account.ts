import type { Areas, TextsOf } from '#web/i18n/areas'

export const account: TextsOf<Areas['account']> = {
  title: '계정 및 데이터',
  loading: '계정을 불러오는 중',
  logOut: '로그아웃',
  loggedOut: '로그아웃했습니다.',
  emailConfirmed: '이메일 주소를 인증했습니다. 이제 로그인할 수 있습니다.',
  local: {
    last: '이 기기: 마지막 표시 {time}',
    none: '이 기기: 표시 없음',
    clear: '이 기기 지우기',
    question: '이 기기를 지울까요?',
    consequence:
      '{count, plural, =0 {게임 선택이} other {표시 #개와 게임 선택이}} 이 기기에서 삭제됩니다. 게임 순서, 뽑기 기록, 화면 설정은 그대로 남습니다.',
    cleared: '이 기기의 표시와 게임 선택을 지웠습니다.',
  },
}

import type { Areas, TextsOf } from '../areas.ts'

export const shortcuts: TextsOf<Areas['shortcuts']> = {
  launch: '게임 실행',
  official: '공식 사이트',
  mainland: '중국 서버',
  global: '글로벌 서버',
  tracker: '뽑기 기록 사이트',
  codes: '{count, plural, =0 {지금은 미사용 리딤 코드가 없습니다.} other {미사용 리딤 코드 #개}}',
}

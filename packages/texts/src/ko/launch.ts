import type { Areas, TextsOf } from '../areas.ts'

export const launch: TextsOf<Areas['launch']> = {
  title: '{game} 실행',
  region: { global: '글로벌 서버', cn: '중국 서버' },
  kind: { pc: 'PC', mobile: '모바일', cloudMobile: '클라우드 앱', cloudWeb: '클라우드 웹' },
  hint: '이 기기에 게임이 설치되어 있어야 합니다.',
  pcHint: 'PC에서는 런처가 먼저 열립니다.',
  unanswered: '열리지 않나요? 게임은 <site>공식 사이트</site>에서 받을 수 있습니다.',
}

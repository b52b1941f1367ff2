import type { Areas, TextsOf } from '../areas.ts'

export const codes: TextsOf<Areas['codes']> = {
  title: '리딤 코드',
  sum: '{pulls, number, ::.0}뽑',
  pulls: '{pulls}뽑',
  noPulls: '뽑기 재화 없음',
  unstated: '보상 미표기',
  until: '{time}까지',
  untilUnstated: '기한 미표기',
  perhapsOver: '만료되었을 수 있음',
  inGame: '게임에서 사용',
  redeem: '사용하기',
  copy: '복사',
  copied: '복사됨',
  mark: '{code} 사용함으로 표시',
  marked: '사용함: {code}',
  undo: '되돌리기',
  region: {
    world: '글로벌 서버',
    china: '중국 서버',
  },
}

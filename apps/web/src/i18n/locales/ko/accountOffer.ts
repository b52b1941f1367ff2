import type { Areas, TextsOf } from '#web/i18n/areas'

export const accountOffer: TextsOf<Areas['accountOffer']> = {
  both: '이 계정의 슬롯 {slot, number}에 표시 {marks, number}개와 게임 선택이, 서버에 뽑기 기록 {pulls, number}개가 저장되어 있습니다. 이 기기에는 아직 없습니다.',
  marks:
    '이 계정의 슬롯 {slot, number}에 표시 {marks, number}개와 게임 선택이 저장되어 있습니다. 이 기기에는 아직 표시가 없습니다.',
  pulls: '이 계정의 뽑기 기록 {pulls, number}개가 서버에 있지만 이 기기에는 없습니다.',
  download: '모두 다운로드',
  running: '다운로드 중: {game} ({number, number}/{total, number})',
  failed: '계정 {total, number}개 중 {done, number}개를 다운로드했습니다. {reason}',
  done: '{marks, plural, =0 {} other {표시 #개와 }}뽑기 기록 {pulls, number}개를 다운로드했습니다.{marks, plural, =0 {} other { 표시는 설정에서 되돌릴 수 있습니다.}}',
}

import type { Areas, TextsOf } from '../areas.ts'

export const unsubscribe: TextsOf<Areas['unsubscribe']> = {
  question: '저녁 메일을 그만 받을까요?',
  consequence: '알림 메일이 더는 오지 않습니다. 설정에서 다시 켤 수 있습니다.',
  verb: '메일 그만 받기',
  done: '완료되었습니다. 알림 메일이 더는 오지 않습니다.',
  unknown: '이 링크는 더 이상 쓸 수 없습니다. 설정에서 메일을 끌 수 있습니다.',
  settings: '설정 열기',
}

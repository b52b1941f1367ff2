import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: 'お知らせはありません',
  text: '変更や計画停止など、Ephemeris自体のお知らせを掲載します。ゲーム内の開始と終了はタイムラインで確認できます。',
}

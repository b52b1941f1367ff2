/** What tools call pools beside the game's own names, by the id of the pool. */
export const POOL_NAMES: Readonly<Record<string, readonly string[]>> = {
  1: ['standard', 'regular', 'regular warp', 'stellar warp', '群星跃迁', '群星躍遷'],
  2: ['departure', 'beginner', 'departure warp', 'starter warp', '始发跃迁', '始發躍遷'],
  11: ['character', 'character event warp', '角色跃迁', '角色活动跃迁', '角色活動躍遷'],
  12: ['light_cone', 'lightcone', 'light cone event warp', '光锥跃迁', '光锥活动跃迁', '光錐活動躍遷'],
  21: ['character collaboration warp', '角色联动跃迁', '角色聯動躍遷'],
  22: ['light cone collaboration warp', '光锥联动跃迁', '光錐聯動躍遷'],
}

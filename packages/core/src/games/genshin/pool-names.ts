/** What tools call pools beside the game's own names, by the id of the pool. */
export const POOL_NAMES: Readonly<Record<string, readonly string[]>> = {
  100: ['beginner', 'beginners', "beginners' wish", 'novice', 'novice wish', 'novice wishes', '新手祈愿', '新手祈願'],
  200: ['standard', 'standard wish', 'permanent', 'permanent wish', '常驻祈愿', '常駐祈願'],
  301: ['character', 'character event', 'character event wish', '角色祈愿', '角色活动祈愿', '角色活動祈願'],
  302: ['weapon', 'weapon event', 'weapon event wish', '武器祈愿', '武器活动祈愿', '武器活動祈願'],
  400: ['character event wish-2', 'character event wish - 2', '角色活动祈愿-2'],
  500: ['chronicled', 'chronicled wish', '集录祈愿', '集錄祈願'],
}

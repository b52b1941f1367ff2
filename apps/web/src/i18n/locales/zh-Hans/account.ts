import type { Areas, TextsOf } from '#web/i18n/areas'

export const account: TextsOf<Areas['account']> = {
  title: '账号与数据',
  loading: '正在加载账号',
  logOut: '退出登录',
  loggedOut: '已退出登录。',
  emailConfirmed: '邮箱已验证，现在可以登录了。',
  local: {
    last: '本设备：最后标记于 {time}',
    none: '本设备：暂无标记',
    clear: '清除本设备',
    question: '要清除本设备吗？',
    consequence:
      '{count, plural, =0 {游戏选择} other {# 个标记和游戏选择}}将从本设备删除。游戏顺序、抽卡记录和外观设置会保留。',
    cleared: '本设备上的标记和游戏选择已清除。',
  },
}

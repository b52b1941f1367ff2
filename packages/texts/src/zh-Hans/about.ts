import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: '免责声明',
    fans: '<b>Ephemeris 由玩家制作，不以营利为目的。</b>本站不出售任何东西，不投放广告，也不作商业用途。',
    publishers: '本站<b>与米哈游、HoYoverse 和库洛游戏均无关联</b>，未由其制作、审核或认可。',
    rights: '各游戏及其名称、角色和图像<b>归其权利人所有</b>，此处提及仅用于指明游戏。',
    dates: '日期与概率虽经仔细收集，仍可能有误或滞后，<b>一切以游戏内信息为准。</b>',
  },
  project: {
    title: '项目信息',
    what: '四款游戏玩家的星历：正在进行什么、今晚结束什么、自己完成了什么、抽卡手气究竟如何。',
    licence: '以 MIT 许可证开源',
    version: '版本 {version}',
    source: '源代码',
  },
  team: {
    title: '团队',
    name: 'Ephemeris 项目',
    role: '项目负责人兼开发者',
  },
}

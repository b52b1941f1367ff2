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
    what: '四款游戏玩家的星历：正在进行什么、今晚结束什么、自己完成了什么、抽卡手气究竟如何。',
    licence: '以 MIT 许可证开源',
    version: '版本 {version}',
    source: '源代码',
  },
  news: {
    title: '更新内容',
    plan: '抽卡计划：其他进行中的卡池一键加入，概率旁直接填写已垫抽数。',
    announced: '通知：各游戏最近公布的活动及日期。',
    pulls: '抽卡：十连排成一行，每个五星都有头像。',
  },
  sources: {
    label: '来源与隐私',
    dates: {
      title: '日期来自公告',
      text: '定时读取官方公告。每个活动都注明来源和更新时间，预计日期另有标记。',
      link: '最近的公告',
    },
    odds: {
      title: '概率来自公示规则',
      text: '概率、保底和大保底均为游戏公示。未知或估算之处都会注明。',
      link: '查看抽卡计划',
    },
    privacy: {
      title: '数据归你所有',
      text: '不登录时，所有内容只保存在本浏览器。Ephemeris 从不登录游戏，也不投放广告。',
      link: '本设备保存的内容',
    },
  },
  team: {
    title: '团队',
    name: 'Ephemeris 项目',
    role: '项目负责人兼开发者',
  },
}

import type { Areas, TextsOf } from '#web/i18n/areas'

export const shell: TextsOf<Areas['shell']> = {
  appTitle: 'Ephemeris',
  description: '一览《原神》《崩坏：星穹铁道》《绝区零》《鸣潮》正在进行的活动、今晚结束的活动，以及你已完成的活动。',
  skip: '跳到正文',
  navigation: '主导航',
  menu: { open: '打开导航', close: '关闭导航', collapse: '收起', expand: '展开导航' },
  pages: {
    home: { title: '首页', short: '首页' },
    gacha: { title: '抽卡记录', short: '抽卡' },
    timeline: { title: '时间线', short: '时间线' },
    settings: { title: '设置', short: '设置' },
    shortcuts: { title: '快捷方式', short: '快捷' },
    activityData: { title: '活动数据', short: '数据' },
    about: { title: '关于', short: '关于' },
    notification: { title: '通知' },
    gachaRecords: { title: '抽卡明细' },
    notFound: { title: '页面不存在' },
  },
  language: {
    label: '语言：{name}',
    fallback: '该语言加载失败，暂以英文显示。',
  },
  storage: {
    corrupt: '本设备上的设置无法读取，已备份并重置。',
    memory: '浏览器不为本页保存数据，关闭页面后设置和标记会丢失。',
  },
  notFound: {
    title: '这里没有星星',
    message: '此地址没有对应的页面，可能已变更，也可能输入有误。',
    home: '返回首页',
  },
  crash: {
    title: '页面停止工作',
    message: '发生了意外错误。你的设置和标记仍保存在本设备上，重新加载即可继续。',
    reload: '重新加载',
  },
  countdown: {
    startsIn: '{time}后开始',
    startsExpected: '{days, plural, =0 {预计今天开始} =1 {预计明天开始} other {预计 # 天后开始}}',
    expected: {
      start: '{days, plural, =0 {预计今天开始} =1 {预计明天开始} other {预计 # 天后开始}}',
      end: '{days, plural, =0 {预计今天结束} =1 {预计明天结束} other {预计 # 天后结束}}',
    },
    short: {
      days: '{days, number} 天 {hours, number} 小时',
      hours: '{hours, number} 小时 {minutes, number} 分',
      minutes: '{minutes, number} 分钟',
      moment: '不到一分钟',
      about: '{days, plural, =0 {预计今天结束} =1 {预计明天结束} other {约 # 天}}',
    },
    long: {
      days: '{days, number} 天 {hours, number} 小时',
      hours: '{hours, number} 小时 {minutes, number} 分钟',
      minutes: '{minutes, number} 分钟',
      moment: '不到一分钟',
      about: '{days, plural, =0 {今天} =1 {明天} other {约 # 天}}',
    },
  },
  outdated: {
    title: '已有新版本',
    message: '本页来自旧版本。你的设置和标记仍保存在本设备上，重新加载即可继续。',
  },
  unkept: {
    title: '本页尚未保存到设备',
    message: '联网打开一次后即可离线使用。',
  },
  install: {
    label: '安装应用',
    title: '添加到主屏幕',
    share: '1. 点按浏览器栏中的“共享”。',
    add: '2. 选择“添加到主屏幕”。',
  },
  offline: {
    showing: '离线中，显示的是 {time} 的数据。',
    nothingKept: '离线中，本设备上还没有保存任何数据。',
  },
  update: {
    ready: '新版本已就绪。',
    reload: '重新加载',
    unsent: '你在本页输入的内容尚未提交，重新加载会丢失。',
    reloadAnyway: '仍要重新加载',
  },
  password: { show: '显示密码', hide: '隐藏密码' },
  cancel: '取消',
  tabLock: {
    title: 'Ephemeris 已在另一个标签页中打开',
    message: '请一次只用一个标签页，以免标记冲突。',
    warning: '另一个标签页中尚未保存的更改不会被保存。',
    blindTitle: '无法检查其他标签页',
    blindMessage:
      '浏览器不允许本页保存数据，因此无法得知 Ephemeris 是否已在另一个标签页中打开。你可以在此继续，但关闭页面后设置和标记会丢失。',
    lostLockTitle: '已由另一个标签页接管',
    lostLockMessage: '此标签页不再保存任何内容，你的标记不会丢失。',
    continue: '在此继续',
    forceAcquire: '改在此处使用',
  },
  close: '关闭',
  dismiss: '关闭提示',
  retry: '重试',
  newTab: '（在新标签页中打开）',
  loadingGames: '正在加载游戏',
}

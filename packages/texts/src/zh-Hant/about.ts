import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: '免責聲明',
    fans: '<b>Ephemeris 由玩家製作，不以營利為目的。</b>本站不販售任何東西，不刊登廣告，也不作商業用途。',
    publishers: '本站<b>與 HoYoverse、miHoYo 及庫洛遊戲均無關聯</b>，未由其製作、審核或認可。',
    rights: '各遊戲及其名稱、角色與圖像<b>歸其權利人所有</b>，此處提及僅用於指明遊戲。',
    dates: '日期與機率雖經仔細收集，仍可能有誤或延遲，<b>一切以遊戲內資訊為準。</b>',
  },
  project: {
    title: '專案資訊',
    what: '四款遊戲玩家的星曆：正在進行什麼、今晚結束什麼、自己完成了什麼、抽卡手氣究竟如何。',
    licence: '以 MIT 授權條款開放原始碼',
    version: '版本 {version}',
    source: '原始碼',
  },
  team: {
    title: '團隊',
    name: 'Ephemeris 專案',
    role: '專案負責人暨開發者',
  },
}

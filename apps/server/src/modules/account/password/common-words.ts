/**
 * Words from which the passwords that everybody tries are made: alone, doubled, with digits, years and signs around
 * them, or with look-alike digits inside. From general knowledge of what leaked lists are full of.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort motdepasse contrasena parola passw pass passphrase passcode secret secreto geheim letmein letme
  welcome bienvenue willkommen hello hola bonjour hallo iloveyou iloveu ilove loveme lovely lover loveyou love forever
  princess prince queen king angel angels baby babygirl babyboy sweet sweetie sweetheart honey sugar candy cookie
  chocolate cherry banana orange apple lemon peanut pepper ginger cinnamon vanilla strawberry
  sunshine sunflower sunny rainbow moonlight starlight midnight summer winter spring autumn january february march april
  may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  football soccer baseball basketball hockey tennis golf golfer rugby cricket boxing racing skater surfer swimmer
  liverpool arsenal chelsea manchester barcelona realmadrid juventus bayern lakers yankees cowboys steelers eagles
  packers raiders patriots broncos dolphins redsox warriors bulldogs panthers tigers lions bears giants
  superman batman spiderman ironman wonderwoman hulk joker thor marvel avengers starwars startrek matrix gandalf frodo
  hobbit aragorn legolas skywalker yoda vader jedi pokemon pikachu charizard naruto sasuke goku vegeta dragonball onepiece
  luffy zoro mario luigi zelda sonic minecraft fortnite roblox overwatch warcraft starcraft diablo counter counterstrike
  halo hitman assassin callofduty battlefield runescape skyrim fallout leagueoflegends valorant dota genshin impact
  genshinimpact paimon teyvat mondstadt liyue inazuma sumeru fontaine natlan snezhnaya primogem traveler venti zhongli raiden
  furina nahida hutao ganyu klee diluc jean xiao kazuha ayaka yelan neuvillette arlecchino starrail honkai honkaistarrail
  honkaiimpact trailblazer kafka acheron silverwolf firefly sparkle stelle caelus herta himeko welt pompom
  zenless zenlesszonezero zonezero miyabi belle wise bangboo eridu wuthering wutheringwaves wuwa rover jinhsi changli camellya
  hoyoverse mihoyo kurogames kuro hoyolab ephemeris gacha banner timeline
  dragon dragons monkey tiger lion eagle falcon hawk wolf wolves shark dolphin horse horses pony puppy doggy doggie kitty
  kitten cat cats dog dogs rabbit bunny hamster turtle panda koala penguin butterfly spider snake phoenix unicorn mustang
  shadow master hunter hunting killer ninja samurai warrior soldier sniper ranger knight wizard magic merlin mystic pirate
  buster rocky rockstar maverick rebel rambo scooter scooby snoopy garfield mickey minnie donald tinkerbell cinderella
  barbie hellokitty ladybug tweety bubbles fluffy muffin pumpkin teddy teddybear smokey tigger winnie
  michael michelle daniel danielle jessica jennifer ashley amanda matthew andrew anthony joshua jordan justin nicole
  samantha elizabeth stephanie william robert thomas charles charlie christopher christian christine brandon jonathan
  benjamin nicholas alexander alexandra alexis victoria veronica vanessa natalie natasha rebecca rachel heather melissa
  patrick richard steven stephen kevin brian jason james john johnny david george harley hannah sophie sophia olivia emma
  isabella maria marie martin marcus max maxwell oliver oscar peter philip samuel sandra sarah sebastian simon tyler
  victor vincent walter jackson johnson williams anderson thompson taylor carlos antonio francisco fernando alejandro
  camille nicolas julien thomas pierre chouchou doudou loulou azerty soleil amour jetaime bonheur coucou princesse
  qwerty qwertz qwert asdf asdfg asdfgh asdfghjkl zxcvbn zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz qwertyui qwertyuiop
  qazwsx qazwsxedc zaqwsx wsxedc edcrfv qweasd qweasdzxc asdzxc qweasdzx azertyuiop aqwzsx wasd
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa bbb xxx zzz
  admin administrator administrateur root toor user username guest test tester testing temp temporary default changeme
  system server computer laptop desktop internet windows microsoft google facebook youtube twitter instagram amazon apple
  iphone samsung android nokia sony nintendo playstation xbox linux ubuntu debian oracle cisco database network access
  login logon signin account support helpdesk manager office company business service security private public
  money dollar dollars cash rich success winner victory champion number numberone first lucky luck fortune casino poker
  freedom liberty america american canada england france germany deutschland italia espana mexico brazil brasil russia
  china beijing shanghai hongkong taiwan japan tokyo korea seoul india london paris berlin newyork california texas
  florida chicago boston dallas houston hawaii australia sydney africa europe
  heaven heavens jesus jesuschrist christ god godisgood blessed blessing faith grace hope trinity angelina church bible
  hell satan devil demon lucifer evil darkness dark darkside vampire zombie ghost monster beast
  music musica guitar guitars piano drummer rock rocknroll metal metallica nirvana slipknot greenday linkinpark blink
  eminem beatles elvis rapper hiphop dance dancer dancing party singer
  computer science student school teacher college university doctor nurse police fireman trucker driver
  ferrari porsche mercedes bmw audi toyota honda yamaha suzuki kawasaki corvette camaro mustang chevy chevrolet ford
  diamond diamonds silver golden gold platinum crystal emerald sapphire ruby pearl
  purple yellow orange green blue black white pink red brown violet
  trustno trustnoone whatever whoever nothing something anything everything nobody somebody someone noone
  fuckyou fuckoff fuckme fuck shit bitch asshole bastard sexy sexygirl sex hottie cutie beautiful gorgeous handsome
  family mother father mommy daddy mama papa brother sister grandma grandpa friend friends bestfriend forever together
  flower flowers roses rose lily daisy jasmine violet orchid garden nature river ocean beach island mountain forest
  thunder lightning storm hurricane tornado blizzard snowball snowman snowflake fire fireball flame ice iceman water
  spirit soul dream dreams dreamer fantasy paradise wonderful amazing awesome fantastic perfect special
  cheese pizza burger hamburger bacon chicken turkey steak coffee tea beer whiskey vodka tequila wine corona heineken
  marlboro newport player players gamer gaming game games level boss noob hacker hacking cracker matrix cyber
  naruto sakura kakashi itachi hinata bleach ichigo sailor sailormoon totoro doraemon kuroshitsuji shinigami deathnote
  woaini woaini wo aini nihao mima zhongguo zhangwei wangwei wangfang liwei lina xiaoming aini aiwo wodemima
  sakura aishiteru nihon watashi ichiban konnichiwa arigato hayabusa takahashi tanaka yamada suzuki
  saranghae sarang annyeong daehan hanguk minsu kimchi
  qwe asd zxc qaz wsx edc rfv tgb yhn ujm
  `
    .trim()
    .split(/\s+/),
)

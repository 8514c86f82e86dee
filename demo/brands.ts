// The makers whose parts the demo mall carries.

/** A maker. `name` is the brand as parts name it, `country` an ISO 3166 code (TW reads 中国台湾); `domestic` makers are Chinese. */
export interface DemoBrand {
  name: string;
  zh: string;
  country: string;
  domestic: boolean;
  website: string;
}

/** `name | 中文 | country | website`, an empty website where none is known. Chinese makers first. */
const LINES = `
国巨(YAGEO) | 国巨 | TW | https://www.yageo.com
厚声(UNI-ROYAL) | 厚声 | CN | https://www.uniohm.com
风华(FENGHUA) | 风华高科 | CN | https://www.china-fenghua.com
三环(CCTC) | 三环集团 | CN | https://www.cctc.cc
宇阳(EYANG) | 宇阳科技 | CN | https://www.szeyang.com
艾华(AISHI) | 艾华集团 | CN | https://www.aishi.com
科尼盛(KNSCHA) | 科尼盛 | CN | https://www.knscha.com
立隆(LELON) | 立隆电子 | TW | https://www.lelon.com.tw
湘江(XIANGYEE) | 湘江电子 | CN | https://www.xiangyee.com
法拉(FARATRONIC) | 法拉电子 | CN | https://www.faratronic.com
顺络(SUNLORD) | 顺络电子 | CN | https://www.sunlordinc.com
扬兴(YXC) | 扬兴科技 | CN | https://www.yxc.hk
TXC | 台湾晶技 | TW | https://www.txccorp.com
长电(CJ) | 长晶科技 | CN | https://www.jscj-elec.com
扬杰(YANGJIE) | 扬杰科技 | CN | https://www.21yangjie.com
辰达(MDD) | 辰达半导体 | CN | https://www.microdiode.com
君耀(BRIGHTKING) | 君耀电子 | CN | https://www.brightking.com
雷卯(LEIDITECH) | 雷卯电子 | CN | https://www.leiditech.com
韦尔(WILLSEMI) | 韦尔半导体 | CN | https://www.omnivision-group.com
士兰微(SILAN) | 士兰微 | CN | https://www.silan.com.cn
新洁能(NCE) | 新洁能 | CN | https://www.ncepower.com
斯达(STARPOWER) | 斯达半导 | CN | https://www.powersemi.cc
基本半导体(BASIC) | 基本半导体 | CN | https://www.basicsemi.com
兆易(GIGADEVICE) | 兆易创新 | CN | https://www.gigadevice.com
沁恒(WCH) | 沁恒微电子 | CN | https://www.wch.cn
宏晶(STC) | 宏晶科技 | CN | https://www.stcmicro.com
雅特力(ARTERY) | 雅特力 | CN | https://www.arterychip.com
华大(HDSC) | 小华半导体 | CN | https://www.xhsc.com.cn
灵动(MINDMOTION) | 灵动微电子 | CN | https://www.mindmotion.com.cn
普冉(PUYA) | 普冉半导体 | CN | https://www.puyasemi.com
新唐(NUVOTON) | 新唐科技 | TW | https://www.nuvoton.com
高云(GOWIN) | 高云半导体 | CN | https://www.gowinsemi.com
安路(ANLOGIC) | 安路科技 | CN | https://www.anlogic.com
华邦(WINBOND) | 华邦电子 | TW | https://www.winbond.com
旺宏(MXIC) | 旺宏电子 | TW | https://www.macronix.com
复旦微(FUDAN) | 复旦微电子 | CN | https://www.fmsh.com
聚辰(GIANTEC) | 聚辰半导体 | CN | https://www.giantec-semi.com
江波龙(FORESEE) | 江波龙 | CN | https://www.longsys.com
AP Memory | 爱普科技 | TW | https://www.apmemory.com
圣邦(SGMICRO) | 圣邦微电子 | CN | https://www.sg-micro.com
思瑞浦(3PEAK) | 思瑞浦 | CN | https://www.3peak.com
润石(RUNIC) | 润石科技 | CN | https://www.run-ic.com
纳芯微(NOVOSENSE) | 纳芯微 | CN | https://www.novosns.com
荣湃(2PAI) | 荣湃半导体 | CN | https://www.rpsemi.com
美昇(MIXINNO) | 美昇微电子 | CN | https://www.mixinno.com
海芯(AVIA) | 海芯科技 | CN | https://www.aviaic.com
芯海(CHIPSEA) | 芯海科技 | CN | https://www.chipsea.com
芯力特(SIT) | 芯力特 | CN | https://www.sitcores.com
裕太微(MOTORCOMM) | 裕太微 | CN | https://www.motor-comm.com
浩予(HAOYU) | 浩予电子 | CN | https://www.haoyuelectronics.com
矽力杰(SILERGY) | 矽力杰 | CN | https://www.silergy.com
芯龙(XLSEMI) | 芯龙技术 | CN | https://www.xlsemi.com
拓微(TOPPOWER) | 拓微集成 | CN | https://www.toppwr.com
微盟(MICRONE) | 微盟电子 | CN | https://www.microne.com.cn
英集芯(INJOINIC) | 英集芯 | CN | https://www.injoinic.com
晶丰明源(BPS) | 晶丰明源 | CN | https://www.bpsemi.com
天微(TITAN MICRO) | 天微电子 | CN | https://www.titanmec.com
聚积(MBI) | 聚积科技 | TW | https://www.mblock.com.tw
屹晶微(EG) | 屹晶微电子 | CN | https://www.egmicro.com
合泰(HOLTEK) | 合泰半导体 | TW | https://www.holtek.com
立锜(RICHTEK) | 立锜科技 | TW | https://www.richtek.com
Realtek | 瑞昱 | TW | https://www.realtek.com
敏源(MYSENTECH) | 敏源传感 | CN | https://www.mysentech.com
奥松(AOSONG) | 奥松电子 | CN | https://www.aosong.com
歌尔(GOERTEK) | 歌尔微电子 | CN | https://www.goertek.com
矽睿(QST) | 矽睿科技 | CN | https://www.qstcorp.com
Senba | 森霸传感 | CN | https://www.nysenba.com
来福(RCWL) | 来福电子 | CN | 
亿光(EVERLIGHT) | 亿光电子 | TW | https://www.everlight.com
光宝(LITE-ON) | 光宝科技 | TW | https://optoelectronics.liteon.com
奥伦德(ORIENT) | 奥伦德 | CN | https://www.orient-opto.com
Worldsemi | 华彩威 | CN | https://www.world-semi.com
欧思科(OPSCO) | 欧思科光电 | CN | https://www.opscoled.com
APA | 新谷科技 | TW | https://www.neon-world.com
智晶(WISECHIP) | 智晶光电 | TW | https://www.wisechip.com.tw
晶联讯(JLX) | 晶联讯电子 | CN | https://www.jlxlcd.cn
Winstar | 华凌光电 | TW | https://www.winstar.com.tw
成兴光(XINGLIGHT) | 成兴光电子 | CN | https://www.xinglight.cn
乐鑫(ESPRESSIF) | 乐鑫科技 | CN | https://www.espressif.com
安信可(AI-THINKER) | 安信可科技 | CN | https://www.ai-thinker.com
亿佰特(EBYTE) | 亿佰特 | CN | https://www.ebyte.com
Raytac | 勁達國際 | TW | https://www.raytac.com
大夏龙雀(DX-SMART) | 大夏龙雀 | CN | https://www.szdx-smart.com
HopeRF | 华普微电子 | CN | https://www.hoperf.com
移远(QUECTEL) | 移远通信 | CN | https://www.quectel.com
合宙(LUAT) | 合宙通信 | CN | https://www.openluat.com
芯讯通(SIMCOM) | 芯讯通 | CN | https://www.simcom.com
中科微(ZHONGKEWEI) | 中科微电子 | CN | https://www.icofchina.com
长江连接器(CJT) | 长江连接器 | CN | https://www.cjtconn.com
韩国韩荣(KOREAN HROPARTS) | 韩荣电子 | KR | https://www.krhro.com
GCT | 环球连接器技术 | GB | https://gct.co
星坤(XKB) | 星坤科技 | CN | https://www.helloxkb.com
首韩(SHOU HAN) | 首韩科技 | CN | https://www.shouhan.com
汉仁(HANRUN) | 汉仁电子 | CN | https://www.hanrun.com
星塑(XC ELECTRONIC) | 星塑电子 | CN | 
库顿(KUDOM) | 库顿电子 | CN | https://www.kudom.com
凯华(KAILH) | 凯华电子 | CN | https://www.kailh.com
华能(HUANENG) | 华能电子 | CN | https://www.huanengdz.com
亿纬(EVE) | 亿纬锂能 | CN | https://www.evebattery.com
宏发(HONGFA) | 宏发股份 | CN | https://www.hongfa.com
松乐(SONGLE) | 松乐继电器 | CN | https://www.songlerelay.com
金升阳(MORNSUN) | 金升阳 | CN | https://www.mornsun.cn
明纬(MEAN WELL) | 明纬 | TW | https://www.meanwell.com
快克(QUICK) | 快克智能 | CN | https://www.quick-global.com
Q&J | 青杰电子 | CN | 
CNC Tech | CNC 科技 | US | https://www.cnctech.us
ST | 意法半导体 | CH | https://www.st.com
NXP | 恩智浦 | NL | https://www.nxp.com
Nexperia | 安世半导体 | NL | https://www.nexperia.com
Microchip | 微芯科技 | US | https://www.microchip.com
Raspberry Pi | 树莓派 | GB | https://www.raspberrypi.com
Arduino | Arduino | IT | https://www.arduino.cc
Silicon Labs | 芯科科技 | US | https://www.silabs.com
AMD Xilinx | 赛灵思 | US | https://www.amd.com
Intel Altera | 阿尔特拉 | US | https://www.altera.com
Lattice | 莱迪思 | US | https://www.latticesemi.com
ISSI | 芯成半导体 | US | https://www.issi.com
Micron | 美光 | US | https://www.micron.com
Samsung | 三星 | KR | https://www.samsungsem.com
Kingston | 金士顿 | US | https://www.kingston.com
TI | 德州仪器 | US | https://www.ti.com
ADI | 亚德诺 | US | https://www.analog.com
Maxim | 美信 | US | https://www.analog.com
MaxLinear | 迈凌 | US | https://www.maxlinear.com
芯源(MPS) | 芯源系统 | US | https://www.monolithicpower.com
Diodes Inc. | 达尔科技 | US | https://www.diodes.com
Nisshinbo | 日清纺微电子 | JP | https://www.nisshinbo-microdevices.co.jp
FTDI | 飞特帝亚 | GB | https://ftdichip.com
WIZnet | WIZnet | KR | https://wiznet.io
Infineon | 英飞凌 | DE | https://www.infineon.com
Allegro | 埃戈罗 | US | https://www.allegromicro.com
Toshiba | 东芝 | JP | https://toshiba.semicon-storage.com
Trinamic | 特纳米 | DE | https://www.analog.com
onsemi | 安森美 | US | https://www.onsemi.com
Alpha & Omega | 万国半导体 | US | https://www.aosmd.com
Vishay | 威世 | US | https://www.vishay.com
Wolfspeed | 沃孚半导体 | US | https://www.wolfspeed.com
ROHM | 罗姆 | JP | https://www.rohm.com
Semtech | 升特 | US | https://www.semtech.com
Littelfuse | 力特 | US | https://www.littelfuse.com
Bourns | 伯恩斯 | US | https://www.bourns.com
AMS | Advanced Monolithic | US | http://www.advanced-monolithic.com
TOREX | 特瑞仕 | JP | https://www.torexsemi.com
Sensirion | 盛思锐 | CH | https://sensirion.com
Bosch | 博世 | DE | https://www.bosch-sensortec.com
Honeywell | 霍尼韦尔 | US | https://www.honeywell.com
TDK InvenSense | 应美盛 | JP | https://invensense.tdk.com
LEM | 莱姆 | CH | https://www.lem.com
Sharp | 夏普 | JP | https://global.sharp
Broadcom | 博通 | US | https://www.broadcom.com
Omron | 欧姆龙 | JP | https://components.omron.com
Kingbright | 今台电子 | TW | https://www.kingbright.com
Newhaven | 纽黑文 | US | https://newhavendisplay.com
u-blox | 优北罗 | CH | https://www.u-blox.com
Nordic | 诺迪克 | NO | https://www.nordicsemi.com
Johanson | 约翰逊 | US | https://www.johansontechnology.com
Abracon | 艾博康 | US | https://abracon.com
Taoglas | 陶格斯 | IE | https://www.taoglas.com
Hirose | 广濑 | JP | https://www.hirose.com
Amphenol | 安费诺 | US | https://www.amphenol.com
Molex | 莫仕 | US | https://www.molex.com
TE | 泰科电子 | CH | https://www.te.com
Pulse | 普思电子 | US | https://www.pulseelectronics.com
NorComp | 诺康 | US | https://www.norcomp.net
CUI Devices | CUI | US | https://www.sameskydevices.com
Phoenix Contact | 菲尼克斯 | DE | https://www.phoenixcontact.com
WAGO | 万可 | DE | https://www.wago.com
JST | 日压 | JP | https://www.jst-mfg.com
Samtec | 申泰 | US | https://www.samtec.com
Harwin | 哈尔文 | GB | https://www.harwin.com
Mill-Max | 米尔马克斯 | US | https://www.mill-max.com
Panasonic | 松下 | JP | https://industrial.panasonic.com
C&K | C&K | US | https://www.ckswitches.com
E-Switch | E-Switch | US | https://www.e-switch.com
Schneider Electric | 施耐德电气 | FR | https://www.se.com
TDK | 东电化 | JP | https://www.tdk.com
Murata | 村田 | JP | https://www.murata.com
Knowles | 楼氏 | US | https://www.knowles.com
PUI Audio | PUI 音频 | US | https://puiaudio.com
Visaton | 维萨通 | DE | https://www.visaton.de
Keystone | 凯斯通 | US | https://www.keyelco.com
MPD | MPD | US | https://www.memoryprotectiondevices.com
Maxell | 麦克赛尔 | JP | https://www.maxell.com
Schurter | 硕特 | CH | https://www.schurter.com
Aavid | 艾维得 | US | https://www.boydcorp.com
Wakefield-Vette | 韦克菲尔德 | US | https://wakefieldthermal.com
Fischer Elektronik | 费舍尔 | DE | https://www.fischerelektronik.de
Würth Elektronik | 伍尔特电子 | DE | https://www.we-online.com
Essentra | 益升华 | GB | https://www.essentracomponents.com
Alpha Wire | 阿尔法电线 | US | https://www.alphawire.com
3M | 3M | US | https://www.3m.com
LAPP | 缆普 | DE | https://www.lapp.com
HAKKO | 白光 | JP | https://www.hakko.com
JBC | JBC | ES | https://www.jbctools.com
KOA | 兴亚 | JP | https://www.koaglobal.com
KEMET | 基美 | US | https://www.kemet.com
Nichicon | 尼吉康 | JP | https://www.nichicon.co.jp
Rubycon | 红宝石 | JP | https://www.rubycon.co.jp
Eaton | 伊顿 | IE | https://www.eaton.com
KYOCERA AVX | 京瓷 AVX | US | https://www.kyocera-avx.com
Coilcraft | 线艺 | US | https://www.coilcraft.com
NDK | 日本电波 | JP | https://www.ndk.com
Epson | 爱普生 | JP | https://www5.epsondevice.com
SiTime | 赛特时脉 | US | https://www.sitime.com
RECOM | 雷科 | AT | https://recom-power.com
`;

/** Every maker of the demo mall. */
export const demoBrands: readonly DemoBrand[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', zh = '', country = '', website = ''] = line.split('|').map((cell) => cell.trim());
    return { name, zh, country, domestic: country === 'CN' || country === 'TW', website };
  });

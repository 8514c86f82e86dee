// What people call things: kinds of parts, makers, properties and demands, in Chinese and English, beside the names the mall gives them.

/** Words for one kind of part. `is` says by its names (`zh / en`) whether a category without children is meant. */
export interface CategoryWords {
  words: readonly string[];
  is: RegExp;
  not?: RegExp;
  /** What the part must be able to do as well: a boost converter is one of the DC-DC converters. */
  also?: string;
}

const kind = (words: string, is: RegExp, not?: RegExp, also?: string): CategoryWords => ({
  words: words.split(', '),
  is,
  ...(not ? { not } : {}),
  ...(also ? { also } : {}),
});

// biome-ignore format: a table reads better in rows
export const CATEGORY_WORDS: readonly CategoryWords[] = [
  kind('电阻, 电阻器, resistor, resistors, res', /电阻|resistor|排阻/i, /压敏|热敏|varistor|thermistor|可调|光敏|trimmer/i),
  kind('贴片电阻, 片式电阻, 厚膜电阻, chip resistor, smd resistor, chip res', /贴片.*电阻|薄膜精密电阻|片式电阻|chip resistor/i, /排阻|array/i),
  kind('合金电阻, 采样电阻, 检流电阻, 电流检测电阻, 毫欧电阻, shunt, shunt resistor, current sense resistor, sense resistor', /采样电阻|合金电阻|current.?sense resistor|shunt/i),
  kind('热敏电阻, ntc, thermistor', /热敏|thermistor|ntc/i),
  kind('压敏电阻, 压敏, varistor, mov', /压敏|varistor/i),
  kind('电位器, 可调电阻, 微调电阻, 电位计, potentiometer, trimmer, trimpot', /可调电阻|电位器|trimmer|potentiometer/i),
  kind('排阻, 网络电阻, resistor array, resistor network', /排阻|resistor (array|network)/i),
  kind('水泥电阻, cement resistor', /水泥电阻|cement/i),
  kind('电容, 电容器, capacitor, capacitors, cap, caps', /电容|capacitor|mlcc/i),
  kind('贴片电容, 陶瓷电容, 瓷片电容, 片式电容, 多层陶瓷电容, 贴片陶瓷电容, mlcc, ceramic cap, ceramic capacitor, ceramic capacitors, chip capacitor, smd cap', /mlcc|贴片电容|陶瓷电容/i, /安规|高压|safety|high.voltage/i),
  kind('高压电容, 高压贴片电容, 高压瓷片电容, high voltage mlcc, high voltage capacitor', /高压.*电容|high.voltage mlcc/i),
  kind('电解电容, 铝电解, 铝电解电容, 电解, electrolytic, electrolytic capacitor, electrolytic cap, aluminium capacitor, aluminum capacitor, elcap', /铝电解|electrolytic|牛角|snap.in/i),
  kind('直插电解电容, 插件电解电容, 直插电解, radial electrolytic, through hole electrolytic', /直插铝电解|radial alumin/i),
  kind('贴片电解电容, 贴片电解, 贴片铝电解电容, smd electrolytic', /贴片铝电解|smd alumin/i),
  kind('牛角电容, snap-in capacitor, snap in capacitor, snap-in', /牛角|snap.in/i),
  kind('钽电容, 钽, tantalum, tantalum capacitor, tantalum cap, tantalum capacitors', /钽电容|^tantalum|\/ tantalum capacitors?$/i),
  kind('固态电容, 聚合物电容, 高分子电容, polymer capacitor, polymer cap, solid capacitor', /聚合物|固态电容|polymer/i),
  kind('安规电容, y电容, x电容, safety capacitor', /安规|safety/i),
  kind('y2电容, y1电容, y2 capacitor', /安规瓷片|safety ceramic/i),
  kind('x2电容, x2 capacitor', /x2 安规|x2 safety/i),
  kind('薄膜电容, cbb电容, cbb, film capacitor, film cap', /薄膜电容|film capacitor/i),
  kind('超级电容, 法拉电容, supercap, supercapacitor, supercapacitors, edlc', /超级电容|supercap/i),
  kind('电感, 电感器, inductor, inductors', /电感|inductor/i, /共模|common.mode/i),
  kind('功率电感, 贴片功率电感, power inductor, power inductors', /功率电感|一体成型电感|power inductor|moulded inductor/i),
  kind('一体成型电感, 一体电感, moulded inductor, molded inductor, shielded inductor', /一体成型|moulded|molded/i),
  kind('色环电感, 插件电感, 工字电感, leaded inductor, axial inductor', /插件电感|leaded inductor/i),
  kind('高频电感, 射频电感, rf inductor', /高频电感|射频电感|rf inductor/i),
  kind('磁珠, ferrite bead, ferrite beads, bead, beads', /磁珠|ferrite bead/i, /变压器/),
  kind('共模电感, 共模扼流圈, 共模滤波器, common mode choke, common-mode choke, cmc', /共模|common.mode/i),
  kind('晶振, 晶体, 石英晶体, 无源晶振, 晶体谐振器, crystal, crystals, xtal, quartz', /无源晶振|kHz 晶振|晶体谐振|crystal/i, /oscillator|振荡器/i),
  kind('有源晶振, 振荡器, 晶体振荡器, oscillator, oscillators, xo', /有源晶振|振荡器|oscillator/i),
  kind('谐振器, 陶瓷谐振器, resonator, ceramic resonator', /谐振器|resonator/i),
  kind('二极管, diode, diodes', /二极管|diode|rectifier/i, /发光|tvs|led|bridge|稳压|zener/i),
  kind('肖特基, 肖特基二极管, schottky, schottky diode, schottky diodes, sbd', /肖特基|schottky/i),
  kind('稳压管, 稳压二极管, 齐纳, 齐纳二极管, 齐纳管, zener, zener diode, zener diodes, zeners', /稳压二极管|齐纳|zener/i),
  kind('整流管, 整流二极管, 普通整流管, rectifier, rectifiers, rectifier diode', /整流二极管|rectifiers?$/i, /bridge|整流桥|fast/i),
  kind('快恢复, 快恢复二极管, 超快恢复, fast recovery, fast recovery diode, ultrafast diode', /快恢复|fast.recovery/i),
  kind('开关二极管, 小信号二极管, switching diode, signal diode', /开关二极管|switching diode/i),
  kind('整流桥, 桥堆, 桥式整流器, bridge rectifier, bridge rectifiers, rectifier bridge, diode bridge', /整流桥|bridge rectifier/i),
  kind('三极管, 双极晶体管, 晶体管, transistor, transistors, bjt, bipolar transistor', /(?<!数字)三极管|bipolar|power transistor/i),
  kind('数字三极管, 带阻三极管, digital transistor, prebias transistor', /数字三极管|digital transistor/i),
  kind('可控硅, 双向可控硅, 晶闸管, triac, triacs, thyristor, scr', /可控硅|triac|thyristor/i),
  kind('mosfet, mosfets, mos管, mos, 场效应管, fet', /MOS|场效应/i, /IGBT/i),
  kind('碳化硅, sic, sic mosfet, sic mos', /碳化硅|\bSiC\b/i),
  kind('igbt, igbts, igbt管, igbt模块', /IGBT/i, /场效应/),
  kind('单片机, 微控制器, mcu, mcus, microcontroller, microcontrollers', /单片机|microcontroller|mcu/i),
  kind('arm, arm单片机, 32位, 32位单片机, 32位mcu, arm mcu, 32-bit, 32-bit mcu, 32 bit mcu, cortex-m mcu', /32 位|32-bit/i),
  kind('8位单片机, 8位mcu, 8 位 mcu, 8位 mcu, 8051单片机, 8-bit mcu, 8 bit mcu', /8 位单片机|8-bit/i),
  kind('可编程逻辑, 可编程逻辑器件, programmable logic, pld', /FPGA|CPLD/i),
  kind('flash, nor flash, spi flash, 闪存, 串行闪存', /NOR|Flash$/i, /NAND/i),
  kind('大容量存储, nand存储, managed nand', /NAND|eMMC/i),
  kind('eeprom, 存储器eeprom', /EEPROM/i),
  kind('内存, 内存芯片, ram芯片, ram, ram chip', /SRAM|DRAM/i),
  kind('运放, 运算放大器, op amp, opamp, op-amp, op amps, opamps, operational amplifier', /运算放大器|operational amp|op.?amp/i),
  kind('比较器, comparator, comparators', /比较器|comparator/i),
  kind('仪表放大器, instrumentation amplifier, inamp', /仪表放大器|instrumentation amp/i),
  kind('电流检测放大器, 电流检测芯片, current sense amplifier, current sense amp', /电流检测放大|current.sense amp/i),
  kind('功放, 音频功放, 音频放大器, 功放芯片, audio amplifier, audio amp, audio power amplifier, audio power amp', /音频功放|audio amp/i),
  kind('时钟发生器, 时钟芯片发生器, 锁相环, clock generator, clock generators, pll, clock synthesizer', /时钟发生|\bPLL\b/i),
  kind('时钟缓冲器, 时钟缓冲, clock buffer, clock buffers, clock fanout buffer', /时钟缓冲|clock buffer/i),
  kind('触摸芯片, 触摸按键芯片, 触摸按键, 触摸, 电容触摸, 触摸传感器, touch sensor, touch controller, capacitive touch sensor, touch ic', /触摸|touch sensor/i),
  kind('adc, 模数转换器, 模数转换, ad转换, a/d converter, analog to digital converter', /模数转换|analog-to-digital|\bADC\b/i, /隔离放大/),
  kind('dac, 数模转换器, 数模转换, da转换, d/a converter', /数模转换|digital-to-analog|\bDAC\b/i),
  kind('电压基准, 基准, 基准源, 基准电压源, voltage reference, voltage references, vref', /电压基准|voltage reference/i),
  kind('稳压器, 线性稳压器, 稳压芯片, voltage regulator, voltage regulators, linear regulator, regulator, regulators', /LDO|三端稳压|linear regulator|three-terminal/i),
  kind('ldo, ldos, 低压差稳压器, 低压差线性稳压器, ldo稳压器, ldo regulator', /LDO/i),
  kind('三端稳压, 三端稳压器, 三端稳压管, 78系列', /三端稳压|three-terminal/i),
  kind('升压芯片, 升压ic, 升压 ic, 升压转换器, 升压dc-dc, 升压dcdc, boost converter, boost converter ic, boost regulator, step up converter, step-up converter', /DC-DC 转换器|dc-dc converter/i, /模块|module/i, 'step-up'),
  kind('降压芯片, 降压ic, 降压 ic, 降压转换器, 降压dc-dc, 降压dcdc, buck converter, buck converter ic, buck regulator, step down converter, step-down converter', /DC-DC 转换器|dc-dc converter/i, /模块|module/i, 'step-down'),
  kind('升降压芯片, 升降压转换器, buck-boost converter, buck boost converter', /DC-DC 转换器|dc-dc converter/i, /模块|module/i, 'buck-boost'),
  kind('dcdc, dc-dc, dc/dc, 开关稳压器, dc-dc转换器, dc-dc芯片, dcdc芯片, switching regulator', /DC-DC 转换器|dc-dc converter/i, /模块|module/i),
  kind('led驱动, led驱动芯片, led驱动器, led driver, led drivers', /LED 驱动|led driver/i),
  kind('mosfet驱动, mos管驱动, igbt驱动, mosfet driver, igbt driver, 栅极驱动, 门极驱动, 栅极驱动器, mos驱动, gate driver, gate drivers', /栅极驱动|gate driver/i),
  kind('电机驱动, 马达驱动, 电机驱动芯片, motor driver, motor drivers', /电机驱动|motor driver/i),
  kind('pmic, 电源管理, 电源管理芯片, 电源管理ic, power management, power management ic', /LDO|DC-DC 转换器|dc-dc converter|电池充电|负载开关/i),
  kind('负载开关, 电源开关, load switch, power switch', /负载开关|load switch/i),
  kind('复位芯片, 复位ic, 电压监控, 电压监控芯片, 监控芯片, supervisor, voltage supervisor, reset ic, reset chip, voltage detector', /复位监控|supervisor/i),
  kind('门电路, 逻辑门, logic gate, logic gates', /门电路|gates & inverters/i),
  kind('触发器, flip-flop, flip flop, flip-flops', /触发器|flip-flop/i),
  kind('usb芯片, usb转换芯片, usb bridge, usb ic', /USB (转换|芯片)|usb bridge/i),
  kind('驱动, 驱动芯片, 驱动器, 驱动ic, driver, drivers, driver ic', /(栅极|电机|LED|显示|MOS) ?驱动(?!光耦)/i),
  kind('放大器, amplifier, amplifiers, amp', /放大器|运放|功放/, /隔离放大|射频/),
  kind('逻辑芯片, 逻辑ic, logic ic, logic', /门电路|触发器与|缓冲器与|多路选择|移位寄存|gates & inv|flip-flop|buffers|multiplexer|shift reg/i),
  kind('模拟开关, analog switch', /模拟开关|analog switch/i),
  kind('232芯片, rs232, rs-232, rs232芯片, rs232收发器, rs232 transceiver', /RS-232/i),
  kind('以太网芯片, 网卡芯片, 以太网, 以太网phy, 以太网 phy, 以太网收发器, 网络芯片, 网络phy, phy芯片, ethernet transceiver, ethernet phy, ethernet, phy', /以太网芯片|ethernet/i),
  kind('电平转换, 电平转换器, 电平转换芯片, level shifter, level translator', /电平转换|level (shift|trans)/i),
  kind('io扩展, i/o扩展, gpio扩展, io expander, i/o expander, gpio expander, i2c io expander', /I\/O 扩展|i\/o expander/i),
  kind('光耦, 光电耦合器, 光隔离器, optocoupler, optocouplers, photocoupler, opto', /光耦|optocoupler/i),
  kind('数字隔离器, 隔离芯片, 隔离器, 数字隔离, 磁耦, 磁耦隔离, 磁耦隔离器, 磁耦合, 磁隔离, 磁隔离器, 容耦, 容耦隔离, 容耦隔离器, 电容隔离, 电容隔离器, 磁耦芯片, magnetic isolator, capacitive isolator, icoupler, digital isolator, isolator', /数字隔离|digital isolator/i),
  kind('tvs, tvs管, tvs二极管, 瞬态抑制二极管, 瞬态抑制, tvs diode, tvs diodes', /TVS/i),
  kind('esd, esd保护, esd管, 静电保护, 静电保护管, 静电防护, 防静电, 防静电二极管, 静电保护二极管, esd二极管, esd保护管, esd protection, esd diode', /ESD/i),
  kind('放电管, 气体放电管, 陶瓷放电管, gdt, gas discharge tube', /放电管|gas discharge/i),
  kind('保险丝, 熔断器, fuse, fuses', /保险丝|fuse/i, /座|holder/i),
  kind('贴片保险丝, 贴片熔断器, chip fuse, smd fuse', /贴片保险丝|chip fuse/i),
  kind('自恢复保险丝, 自恢复, pptc, ptc, polyfuse, resettable fuse, resettable fuses', /自恢复|resettable/i),
  kind('保险丝座, fuse holder', /保险丝座|fuse holder/i),
  kind('玻璃管保险丝, 管状保险丝, 玻璃保险管, glass fuse, cartridge fuse', /管状保险丝|cartridge fuse/i),
  kind('排针, 插针, pin header, pin headers, male header', /排针|pin header/i, /与排针/),
  kind('双排针, 双排排针, double row pin header, dual row pin header', /排针|pin header/i, /与排针/, 'dual-row'),
  kind('单排针, 单排排针, single row pin header', /排针|pin header/i, /与排针/, 'single-row'),
  kind('双排母, 双排排母', /排母|female header/i, undefined, 'dual-row'),
  kind('排母, 母排, 排针母座, 排母座, 排针母, female pin header, female header, female headers, header socket', /排母|female header/i),
  kind('牛角座, 简牛, idc, idc connector, box header', /牛角座|idc connector/i),
  kind('端子, 接线端子, terminal, terminal block, terminal blocks', /端子|terminals$/i),
  kind('螺钉端子, 螺钉式接线端子, screw terminal', /螺钉端子|screw terminal/i),
  kind('插拔端子, 插拔式接线端子, pluggable terminal', /插拔端子|pluggable/i),
  kind('弹簧端子, spring terminal', /弹簧端子|spring terminal/i),
  kind('线对板, 线对板连接器, 针座, wire to board, wire-to-board, jst connector', /线对板|wire-to-board/i, /与排针/),
  kind('胶壳, 连接器胶壳, housing, housings, crimp housing', /胶壳|housing/i),
  kind('fpc, ffc, fpc座, fpc连接器, ffc连接器, fpc connector, ffc connector', /FFC|FPC/i),
  kind('板对板, 板对板连接器, board to board, board-to-board, mezzanine', /板对板|board-to-board/i),
  kind('usb座, usb连接器, usb接口, usb接头, usb母座, usb connector', /USB 连接器|usb connector/i),
  kind('网口, 网口座, rj45, rj45座, rj45 connector', /RJ45/i),
  kind('hdmi, hdmi座, hdmi connector', /HDMI/i),
  kind('卡座, sd卡座, tf卡座, sim卡座, card socket', /卡座|card socket/i),
  kind('ic座, ic插座, ic socket', /IC 插座|ic socket/i),
  kind('射频连接器, 同轴连接器, 天线座, rf connector, coaxial connector', /射频连接器|rf connector/i),
  kind('dc座, 电源插座, 音频插座, dc jack, audio jack, power jack', /音频插座|audio jack/i),
  kind('连接器, connectors, connector, 接头, 座子', /连接器|connector|排针|排母|端子|terminal|牛角座|针座|插座|卡座|jack/i),
  kind('继电器, relay, relays', /继电器|relay/i),
  kind('功率继电器, power relay', /功率继电器|power relay/i),
  kind('信号继电器, signal relay', /信号继电器|signal relay/i),
  kind('固态继电器, ssr, solid state relay', /固态继电器|solid.state relay/i),
  kind('轻触开关, 按键, 微动按键, tactile switch, tact switch, tactile switches', /轻触开关|tactile/i),
  kind('拨码开关, dip switch, dip开关', /拨码开关|dip switch/i),
  kind('拨动开关, 滑动开关, slide switch, toggle switch', /滑动|slide/i),
  kind('编码器, 旋转编码器, encoder, rotary encoder', /旋转编码器|rotary encoder/i),
  kind('温度传感器, temperature sensor, temp sensor', /温度传感器|temperature sensor/i, /温湿度/),
  kind('温湿度传感器, 湿度传感器, humidity sensor', /湿度传感器|humidity/i),
  kind('压力传感器, 气压传感器, pressure sensor, barometer', /压力传感器|pressure/i),
  kind('霍尔, 霍尔传感器, 霍尔开关, hall sensor, hall switch, hall effect sensor', /霍尔|hall/i),
  kind('电流传感器, current sensor', /电流传感器|current sensor/i),
  kind('测距传感器, 激光测距, tof, distance sensor', /测距|distance/i),
  kind('光传感器, 光线传感器, 环境光传感器, light sensor, ambient light sensor', /光传感器|light sensor/i),
  kind('led, leds, 发光二极管, 灯珠, led灯珠', /LED|发光/i, /驱动|driver|OLED/i),
  kind('贴片led, 贴片发光二极管, 贴片灯珠, chip led, smd led', /贴片 LED|chip led/i),
  kind('直插led, 直插发光二极管, through hole led, 5mm led', /直插 LED|through-hole led/i),
  kind('智能led, 幻彩灯珠, rgb灯珠, addressable led', /智能 LED|addressable/i),
  kind('数码管, 7段数码管, 7-segment display, seven segment, 7 segment display', /数码管|7-segment/i),
  kind('显示屏, 液晶屏, lcd, oled, display', /液晶|lcd/i),
  kind('红外接收头, 红外接收, ir receiver', /红外接收|ir receiver/i),
  kind('红外发射管, 红外管, 红外led, ir led, ir emitter', /红外发射|ir emitter/i),
  kind('模组, 模块, module, modules', /模块|module/i, /igbt/i),
  kind('wifi模块, wi-fi模块, wifi, wifi module, wi-fi module', /WiFi 模块|wi-fi/i),
  kind('蓝牙模块, 蓝牙, bluetooth module, bluetooth, ble module', /蓝牙|bluetooth/i),
  kind('lora模块, lora, lora module', /LoRa/i),
  kind('4g模块, 蜂窝模块, cellular module, lte module, nb-iot模块', /蜂窝|cellular/i),
  kind('gps模块, gps, gnss, 定位模块, gnss module, gps module', /定位模块|gnss/i),
  kind('天线, antenna, antennas', /天线|antenna/i),
  kind('开关电源, switching power supply, power supply', /开关电源|power suppl/i),
  kind('电源, psu', /开关电源|AC-DC|DC-DC 模块|power suppl/i),
  kind('acdc模块, ac-dc模块, ac-dc, ac-dc module, ac/dc', /AC-DC/i),
  kind('隔离电源模块, 隔离电源, 隔离模块, 隔离dc-dc, 隔离dcdc, isolated dc-dc, isolated dcdc, isolated dc dc, isolated dc/dc, isolated converter, isolated power supply', /(?<!非)隔离 DC-DC|^.*\/ isolated dc/i),
  kind('电源模块, power module', /电源模块|DC-DC 模块|AC-DC 模块/i),
  kind('电池, 纽扣电池, battery, batteries, coin cell', /^电池 |\/ batteries$/i),
  kind('电池座, 纽扣电池座, 电池盒, 电池仓, battery holder, battery holders, cell holder, coin cell holder, holder', /电池座|battery holder/i),
  kind('蜂鸣器, buzzer, buzzers', /蜂鸣器|buzzer/i),
  kind('麦克风, 咪头, microphone, mems mic, mic', /麦克风|microphone/i),
  kind('喇叭, 扬声器, speaker, speakers', /扬声器|speaker/i),
  kind('散热片, 散热器, heatsink, heat sink', /散热片|heat sink/i),
  kind('开发板, 评估板, dev board, development board, eval board, evaluation board', /开发板|development board/i),
  kind('实时时钟, 时钟芯片, rtc, real time clock', /实时时钟|real-time clock/i),
  kind('定时器, timer ic, timer', /定时器|timers/i),
  kind('网络变压器, lan transformer, ethernet transformer', /网络变压器|lan transformer/i),
];

/** Names of one maker, any of which stands for all. */
export const MAKER_NAMES: readonly (readonly string[])[] = `
TI, Texas Instruments, 德州仪器, 德仪
ST, STMicroelectronics, STMicro, STM, 意法半导体, 意法
YAGEO, 国巨
Murata, muRata, 村田
Samsung, SEMCO, 三星, 三星电机, Samsung Electro-Mechanics
TDK, 东电化
KEMET, 基美
Vishay, 威世
Panasonic, 松下
Nichicon, 尼吉康
Rubycon, 红宝石
UNI-ROYAL, Uniohm, Royalohm, 厚声
FENGHUA, 风华, 风华高科
CCTC, 三环, 潮州三环
EYANG, 宇阳
SUNLORD, 顺络
NXP, 恩智浦, Freescale, 飞思卡尔, Philips
Nexperia, 安世, 安世半导体
Infineon, 英飞凌, International Rectifier, IR
onsemi, ON Semiconductor, ON, 安森美, Fairchild, 仙童
ADI, Analog Devices, 亚德诺, Linear Technology, LT
Maxim, Maxim Integrated, 美信
Microchip, 微芯, Atmel, 爱特梅尔
Diodes Inc., Diodes, Diodes Incorporated, 达尔, 美台
ROHM, 罗姆
Toshiba, 东芝
Renesas, 瑞萨
Littelfuse, 力特
Bourns, 伯恩斯
JST, 日压
Molex, 莫仕, 莫莱克斯
Amphenol, 安费诺
TE, TE Connectivity, Tyco, 泰科
Hirose, HRS, 广濑
Omron, 欧姆龙
WINBOND, 华邦
GIGADEVICE, GD, 兆易, 兆易创新
WCH, 沁恒
STC, 宏晶
ESPRESSIF, 乐鑫
MORNSUN, 金升阳
MEAN WELL, Meanwell, 明纬
HONGFA, 宏发
CJ, JSCJ, 长电, 长晶, 江苏长电
YANGJIE, 扬杰
SGMICRO, 圣邦, 圣邦微
3PEAK, 思瑞浦
NOVOSENSE, 纳芯微
WILLSEMI, 韦尔
SILERGY, 矽力杰
MPS, 芯源, Monolithic Power Systems
AMD Xilinx, Xilinx, AMD, 赛灵思
Intel Altera, Altera, Intel, 阿尔特拉, 英特尔
Lattice, 莱迪思
Micron, 美光
Silicon Labs, Silabs, 芯科
Nordic, 诺迪克, Nordic Semiconductor
Bosch, 博世, Bosch Sensortec
Sensirion, 盛思锐
QUECTEL, 移远
EVERLIGHT, 亿光
LITE-ON, Liteon, 光宝
Coilcraft, 线艺
KYOCERA AVX, AVX, Kyocera, 京瓷
Würth Elektronik, Wurth, Würth, 伍尔特
Phoenix Contact, Phoenix, 菲尼克斯
WAGO, 万可
Alpha & Omega, AOS, Alpha and Omega, 万国, 万国半导体
Allegro, 埃戈罗
TXC, 晶技
YXC, 扬兴
Epson, 爱普生
NDK, 日本电波
Honeywell, 霍尼韦尔
Broadcom, Avago, 博通, 安华高
Wolfspeed, Cree, 科锐
RICHTEK, 立锜
HOLTEK, 合泰
TOREX, 特瑞仕
MICRONE, 微盟
AMS, Advanced Monolithic Systems
Samtec, 申泰
Raspberry Pi, 树莓派
TDK InvenSense, InvenSense, 应美盛
u-blox, ublox, 优北罗
FTDI, 飞特帝亚
AISHI, 艾华
LELON, 立隆
Eaton, 伊顿
RECOM, 雷科
KOA, 兴亚
C&K, CK
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

/** What a word says about the value beside it. `is` says by its names (`zh / en`) whether a parameter is meant. */
export interface ParameterWords {
  words: readonly string[];
  is: RegExp;
  /** How the value is meant: it must lie in the part's range, be reached, not be passed, or be the same. */
  asks: 'contains' | 'least' | 'most' | 'same';
}

const about = (words: string, asks: ParameterWords['asks'], is: RegExp): ParameterWords => ({
  words: words.split(', '),
  asks,
  is,
});

// biome-ignore format: a table reads better in rows
export const PARAMETER_WORDS: readonly ParameterWords[] = [
  about('输入, 输入电压, vin, input, input voltage, 输入范围, for', 'contains', /输入电压|供电电压|input voltage|supply voltage/i),
  about('供电, 供电电压, 电源电压, 工作电压, vcc, vdd, supply, supply voltage, operating voltage', 'contains', /供电电压|输入电压|supply voltage|input voltage/i),
  about('输出, 输出电压, 输出电流, vout, output, output voltage, output current', 'same', /输出|output/i),
  about('耐压, 额定电压, 反压, 反向电压, 漏源电压, vds, vdss, vce, vceo, vrrm, rated voltage, voltage rating', 'least', /额定电压|漏源|集射|反向电压|断态|rated voltage|drain|collector-emitter|reverse voltage|off-state voltage/i),
  about('额定电流, 漏极电流, 正向电流, 电流, id, rated current, current rating, forward current, current', 'least', /额定电流|漏极电流|正向电流|集电极电流|输出电流|触点电流|保持电流|通态电流|rated current|drain current|forward current|output current|contact current/i),
  about('功率, 额定功率, power, rated power, wattage', 'same', /功率|power/i),
  about('精度, 误差, 公差, tolerance', 'same', /^精度|tolerance|accuracy/i),
  about('运行内存', 'same', /^(?:S?RAM|内存|数据存储|随机)/i),
  about('频率, frequency', 'same', /频率|frequency/i),
  about('主频, clock, cpu频率', 'least', /主频|clock/i),
  about('工作温度, 温度, temperature, operating temperature, 温度范围', 'contains', /工作温度|operating temperature/i),
  about('静态电流, iq, quiescent current', 'most', /静态电流|quiescent/i),
  about('导通电阻, 内阻, rds, rdson, rds(on), on resistance, on-resistance', 'most', /导通电阻|on-resistance/i),
  about('带宽, gbw, bandwidth', 'least', /带宽|bandwidth/i),
  about('钳位电压, clamping voltage', 'most', /钳位|clamp/i),
  about('关断电压, 反向关断电压, vrwm, stand-off voltage, standoff voltage', 'same', /关断电压|stand-off/i),
  about('线圈, 线圈电压, coil, coil voltage', 'same', /线圈电压|coil/i),
  about('阻抗, impedance', 'same', /阻抗|impedance/i),
  about('隔离, 隔离电压, 隔离耐压, isolation, isolation voltage', 'least', /隔离电压|isolation/i),
  about('间距, 脚距, pitch', 'same', /间距|脚距|pitch/i),
  about('esr', 'most', /等效串联|esr/i),
  about('负载电容, load capacitance', 'same', /负载电容|load cap/i),
];

// biome-ignore format: a table reads better in rows
/** What the buyer demands of the offer itself. */
export const FLAG_WORDS: Readonly<Record<'domestic' | 'sample' | 'inStock', readonly string[]>> = {
  domestic: '国产, 国产的, 国内品牌, 国产品牌, 国产化, domestic, chinese brand, made in china'.split(', '),
  sample: '有样品, 可申请样品, 样品, 有样, 可样品, with sample, with samples, sample, samples, sample available'.split(', '),
  inStock: '现货, 有货, 有现货, 有库存, 现货库存, 仅现货, in stock, in-stock, instock, stock available, available'.split(', '),
};

// biome-ignore format: a table reads better in rows
/** Words beside a value that make a bound of it: before it, and after it. */
export const BOUND_WORDS = {
  leastBefore: '不低于, 不小于, 大于等于, 大于, 超过, 高于, 至少, 最小, 最低, 起码, at least, min, minimum, over, above, more than, greater than, not less than, no less than'.split(', '),
  mostBefore: '不高于, 不大于, 不超过, 小于等于, 小于, 低于, 最多, 最大, 最高, at most, max, maximum, up to, under, below, less than, not more than, no more than'.split(', '),
  leastAfter: '以上, 及以上, 或以上, 或更高, 或更大, 起, or more, or above, or higher, and above, and up, min, minimum'.split(', '),
  mostAfter: '以下, 及以下, 或以下, 以内, 之内, 或更低, or less, or below, or lower, and below, max, maximum'.split(', '),
} as const;

/** Words that ask for nothing. */
export const FILLERS: readonly string[] =
  '的, 和, 与, 带, 我要, 我要买, 我想要, 我想买, 想买, 购买, 买, 要买, 有没有, 给我, 帮我, 给我找, 帮我找, 一个, 一颗, 一只, 几个, 一些, 请, 请给我, 封装, 型号, 品牌, 元件, 元器件, 器件, 芯片, 电子, 请问, 求购, 采购, 需要, 找, 规格, 参数, 系列, 原装, 正品, 全新, a, an, the, and, with, of, in, ic, chip, package, part, parts, component, components, smd chip, need, find, buy, i, me, please, want, i need, i want, i am looking for, looking for, do you have, is there, any, some, give me, show me, rohs, 无铅, 环保, lead free, lead-free'.split(
    ', ',
  );

/** Words that ask for what may stand in for a part: LM358 替代. */
export const REPLACEMENT_WORDS: readonly string[] =
  '替代, 替换, 代换, 代替, 国产替代, 国产替换, 国产代替, 替代料, 替代型号, 替代品, 平替, 兼容型号, 可替代型号, pin to pin替代, pin对pin替代, pin to pin, replacement, replacements, replacement for, replacements for, alternative, alternatives, alternative to, alternatives to, alternative for, equivalent, equivalents, equivalent to, equivalent of, substitute, substitutes, substitute for, cross reference, drop-in replacement, drop-in replacement for, domestic replacement, domestic replacement for'.split(
    ', ',
  );

// The demo mall's category tree: three levels, every leaf with parts in it.

/** A category. `parent` is null on the first level; only categories of the third level hold parts. */
export interface DemoCategory {
  code: string;
  parent: string | null;
  zh: string;
  en: string;
  sort: number;
  picture?: string;
}

/** `1 code 中文 = English @picture`: the digit is the level, the parent is the last line of the level above. */
const TREE = `
1 resistors 电阻与电位器 = Resistors @r-0603
2 fixed-chip 贴片电阻 = Chip Resistors
3 chip-resistor 厚膜贴片电阻 = Thick-Film Chip Resistors @r-0603
3 thin-film-resistor 薄膜精密电阻 = Thin-Film Precision Resistors @r-0805
3 current-sense-resistor 采样电阻 = Current-Sense Resistors @r-2512
3 resistor-array 排阻 = Resistor Arrays @r-array
2 leaded-resistor 插件电阻 = Leaded Resistors
3 metal-film-resistor 金属膜电阻 = Metal-Film Resistors @r-axial
3 carbon-film-resistor 碳膜电阻 = Carbon-Film Resistors @r-axial
3 cement-resistor 水泥电阻 = Cement Resistors @r-power
2 variable-resistor 可调与敏感电阻 = Variable & Sensing Resistors
3 trimmer 可调电阻 = Trimmers @r-pot-3296
3 ntc-thermistor NTC 热敏电阻 = NTC Thermistors @ntc
1 capacitors 电容 = Capacitors @c-0603
2 ceramic-cap 陶瓷电容 = Ceramic Capacitors
3 mlcc 贴片电容 MLCC = Multilayer Chip Capacitors @c-0603
3 mlcc-high-voltage 高压贴片电容 = High-Voltage MLCC @c-1812
3 safety-ceramic-capacitor 安规瓷片电容 = Safety Ceramic Capacitors @c-safety-y
2 electrolytic-cap 铝电解与聚合物电容 = Aluminium & Polymer Capacitors
3 aluminium-radial 直插铝电解电容 = Radial Aluminium Electrolytics @c-elec-th
3 aluminium-smd 贴片铝电解电容 = SMD Aluminium Electrolytics @c-elec-smd-63
3 aluminium-snap-in 牛角电容 = Snap-In Capacitors @c-snap
3 polymer-capacitor 聚合物电容 = Polymer Capacitors @c-poly-case
2 other-cap 钽电容、薄膜与超级电容 = Tantalum, Film & Supercapacitors
3 tantalum-capacitor 钽电容 = Tantalum Capacitors @c-tant
3 film-capacitor 薄膜电容 = Film Capacitors @c-film
3 safety-film-capacitor X2 安规电容 = X2 Safety Capacitors @c-safety-x
3 supercapacitor 超级电容 = Supercapacitors @c-elec-th-10
1 inductors 电感、磁珠与变压器 = Inductors & Magnetics @l-power
2 fixed-inductor 固定电感 = Fixed Inductors
3 power-inductor 绕线功率电感 = Wound Power Inductors @l-power-6
3 moulded-inductor 一体成型电感 = Moulded Inductors @l-power-3
3 rf-inductor 高频电感 = RF Inductors @l-0402
3 multilayer-inductor 叠层电感 = Multilayer Inductors @l-0805
3 leaded-inductor 插件电感 = Leaded Inductors @l-radial
2 emi-magnetics 磁珠与变压器 = Beads & Transformers
3 ferrite-bead 磁珠 = Ferrite Beads @emi-bead
3 common-mode-choke 共模电感 = Common-Mode Chokes @emi-choke
3 lan-transformer 网络变压器 = LAN Transformers @l-xfmr-lan
1 frequency 晶振与定时 = Frequency & Timing @x-3225
2 crystals 晶体与振荡器 = Crystals & Oscillators
3 crystal 无源晶振 = Crystals @x-3225
3 crystal-32k 32.768kHz 晶振 = 32.768 kHz Crystals @x-3215
3 oscillator 有源晶振 = Oscillators @x-osc
3 ceramic-resonator 陶瓷谐振器 = Ceramic Resonators @x-smd
2 timing-ic 时钟芯片 = Timing ICs
3 rtc 实时时钟 = Real-Time Clocks @soic-8
3 timer 定时器 = Timers @dip-8
1 discretes 二极管与晶体管 = Diodes & Transistors @sot-23
2 diodes 二极管 = Diodes
3 rectifier-diode 整流二极管 = Rectifiers @d-sma
3 fast-recovery-diode 快恢复二极管 = Fast-Recovery Rectifiers @d-smb
3 schottky-diode 肖特基二极管 = Schottky Diodes @d-smc
3 switching-diode 开关二极管 = Switching Diodes @d-sod123
3 zener-diode 稳压二极管 = Zener Diodes @d-sod323
3 bridge-rectifier 整流桥 = Bridge Rectifiers @d-bridge
2 transistors 三极管与可控硅 = Bipolar Transistors & Thyristors
3 bipolar-transistor 三极管 = Bipolar Transistors @sot-23
3 power-transistor 功率三极管 = Power Transistors @to-220
3 digital-transistor 数字三极管 = Digital Transistors @sot-323
3 triac 双向可控硅 = Triacs @to-220
2 power-fets 场效应管与 IGBT = MOSFETs & IGBTs
3 mosfet-n N 沟道 MOS 管 = N-Channel MOSFETs @to-252
3 mosfet-p P 沟道 MOS 管 = P-Channel MOSFETs @sot-23
3 sic-mosfet 碳化硅 MOS 管 = SiC MOSFETs @to-247
3 igbt IGBT = IGBTs @igbt-module
1 processors 处理器与存储 = Processors & Memory @lqfp-64
2 mcus 单片机与可编程逻辑 = Microcontrollers & Programmable Logic
3 mcu-32 32 位 ARM 单片机 = 32-Bit ARM Microcontrollers @lqfp-48
3 mcu-risc-v RISC-V 单片机 = RISC-V Microcontrollers @tssop-20
3 mcu-8 8 位单片机 = 8-Bit Microcontrollers @dip-28
3 fpga-cpld FPGA 与 CPLD = FPGAs & CPLDs @bga
2 memories 存储器 = Memories
3 nor-flash NOR Flash = NOR Flash @soic-8
3 nand-emmc NAND 与 eMMC = NAND & eMMC @tssop-48
3 eeprom EEPROM = EEPROM @soic-8
3 sram-dram SRAM 与 DRAM = SRAM & DRAM @bga
1 analog 模拟与数据转换 = Analog & Data Conversion @soic-8
2 amplifiers 放大器与比较器 = Amplifiers & Comparators
3 op-amp 运算放大器 = Operational Amplifiers @soic-8
3 comparator 比较器 = Comparators @soic-14
3 instrumentation-amp 仪表放大器 = Instrumentation Amplifiers @msop-8
3 current-sense-amp 电流检测放大器 = Current-Sense Amplifiers @sot-363
3 audio-amp 音频功放 = Audio Amplifiers @qfn-20
2 converters 数据转换与基准 = Converters & References
3 adc 模数转换器 = Analog-to-Digital Converters @tssop-28
3 dac 数模转换器 = Digital-to-Analog Converters @msop-10
3 voltage-reference 电压基准 = Voltage References @to-92
1 power-ics 电源与驱动芯片 = Power & Driver ICs @sot-223
2 regulators 稳压与转换 = Regulators & Converters
3 ldo-regulator LDO 稳压器 = LDO Regulators @sot-23-5
3 linear-regulator 三端稳压器 = Three-Terminal Regulators @to-220
3 dc-dc-converter DC-DC 转换器 = DC-DC Converters @to-263
3 battery-charger 电池充电管理 = Battery Chargers @qfn-16
2 drivers 驱动与监控 = Drivers & Supervisors
3 led-driver-ic LED 驱动 = LED Drivers @soic-20w
3 gate-driver 栅极驱动 = Gate Drivers @soic-16
3 motor-driver 电机驱动 = Motor Drivers @to-220-5
3 power-switch 负载开关 = Load Switches @sot-23-6
3 reset-supervisor 复位监控 = Reset Supervisors @sot-23
1 logic-interface 逻辑与接口芯片 = Logic & Interface ICs @tssop-16
2 logic 逻辑芯片 = Logic
3 logic-gate 门电路与反相器 = Gates & Inverters @soic-14
3 flip-flop 触发器与锁存器 = Flip-Flops & Latches @soic-20w
3 buffer-transceiver 缓冲器与收发器 = Buffers & Transceivers @tssop-20
3 multiplexer-decoder 多路选择器与译码器 = Multiplexers & Decoders @soic-16
3 shift-register-counter 移位寄存器与计数器 = Shift Registers & Counters @dip-16
3 analog-switch 模拟开关 = Analog Switches @tssop-16
2 interface-ic 接口芯片 = Interface
3 rs485-transceiver RS-485 收发器 = RS-485 Transceivers @soic-8
3 can-transceiver CAN 收发器 = CAN Transceivers @soic-8
3 rs232-transceiver RS-232 收发器 = RS-232 Transceivers @soic-16
3 usb-bridge USB 转换芯片 = USB Bridges @qfn-28
3 ethernet-phy 以太网芯片 = Ethernet ICs @qfn-24
3 level-shifter 电平转换器 = Level Translators @tssop-20
3 io-expander I/O 扩展 = I/O Expanders @tssop-24
2 isolation-ic 隔离器件 = Isolation
3 digital-isolator 数字隔离器 = Digital Isolators @soic-16
3 optocoupler 光耦 = Optocouplers @smd-4
1 protection 电路保护 = Circuit Protection @p-varistor
2 overvoltage 过压保护 = Overvoltage Protection
3 tvs-diode TVS 二极管 = TVS Diodes @d-smb
3 esd-protection ESD 保护 = ESD Protection @sot-143
3 varistor 压敏电阻 = Varistors @p-varistor
3 gas-discharge-tube 气体放电管 = Gas Discharge Tubes @p-gdt
2 overcurrent 过流保护 = Overcurrent Protection
3 chip-fuse 贴片保险丝 = Chip Fuses @f-1206
3 tube-fuse 管状保险丝 = Cartridge Fuses @f-glass
3 resettable-fuse 自恢复保险丝 = Resettable Fuses @f-ptc
3 fuse-holder 保险丝座 = Fuse Holders @f-holder
1 connectors 连接器 = Connectors @jst-xh
2 wire-board 线对板与排针 = Wire-to-Board & Headers
3 wire-to-board 线对板针座 = Wire-to-Board Headers @jst-xh
3 connector-housing 胶壳 = Crimp Housings @housing
3 pin-header 排针 = Pin Headers @hdr-1x8
3 female-header 排母 = Female Headers @skt-1x8
3 idc-connector IDC 牛角座 = IDC Connectors @idc
2 terminals 接线端子 = Terminal Blocks
3 screw-terminal 螺钉端子 = Screw Terminals @term-screw
3 pluggable-terminal 插拔端子 = Pluggable Terminals @term-plug
3 spring-terminal 弹簧端子 = Spring Terminals @term-spring
2 data-connectors 数据与射频连接器 = Data & RF Connectors
3 usb-connector USB 连接器 = USB Connectors @usb-c
3 rj45-connector RJ45 连接器 = RJ45 Connectors @rj45
3 hdmi-connector HDMI 连接器 = HDMI Connectors @hdmi
3 d-sub-connector D-SUB 连接器 = D-Sub Connectors @dsub
3 rf-connector 射频连接器 = RF Connectors @sma
3 circular-connector 圆形与车载连接器 = Circular & Automotive Connectors @circ
3 power-audio-jack 电源与音频插座 = Power & Audio Jacks @audio-jack
2 board-connectors 板间与插座 = Board-Level & Sockets
3 ffc-fpc-connector FFC/FPC 连接器 = FFC/FPC Connectors @ffc
3 board-to-board 板对板连接器 = Board-to-Board Connectors @mezz
3 card-socket 卡座 = Card Sockets @tf-card
3 ic-socket IC 插座 = IC Sockets @ic-socket
1 electromechanical 开关与继电器 = Switches & Relays @relay-power
2 relays 继电器 = Relays
3 power-relay 功率继电器 = Power Relays @relay-power
3 signal-relay 信号继电器 = Signal Relays @relay-signal
3 solid-state-relay 固态继电器 = Solid-State Relays @ssr
2 switches 开关与编码器 = Switches & Encoders
3 tactile-switch 轻触开关 = Tactile Switches @sw-tact-6
3 dip-switch 拨码开关 = DIP Switches @sw-dip
3 slide-switch 滑动与拨动开关 = Slide & Toggle Switches @sw-slide
3 micro-switch 微动开关 = Snap-Action Switches @sw-micro
3 push-button 按钮开关 = Push Buttons @sw-push
3 rotary-encoder 旋转编码器 = Rotary Encoders @r-pot-shaft
1 sensors 传感器 = Sensors @dht
2 environment-sensors 环境传感器 = Environmental Sensors
3 temperature-sensor 温度传感器 = Temperature Sensors @to-92
3 humidity-sensor 温湿度传感器 = Humidity Sensors @dht
3 pressure-sensor 压力传感器 = Pressure Sensors @press
3 light-sensor 光传感器 = Light Sensors @ldr
2 motion-sensors 位置与电流传感器 = Position & Current Sensors
3 motion-sensor 运动传感器 = Motion Sensors @lga-sensor
3 hall-sensor 霍尔传感器 = Hall Sensors @hall-to92
3 current-sensor 电流传感器 = Current Sensors @cur-lem
3 distance-sensor 测距传感器 = Distance Sensors @dist
1 optoelectronics 光电与显示 = Optoelectronics & Displays @led-5mm
2 leds 发光二极管 = LEDs
3 chip-led 贴片 LED = Chip LEDs @led-0603
3 leaded-led 直插 LED = Through-Hole LEDs @led-5mm
3 addressable-led 智能 LED = Addressable LEDs @led-ws2812
2 infrared-displays 红外与显示 = Infrared & Displays
3 infrared 红外发射与接收管 = IR Emitters & Detectors @led-ir5
3 ir-receiver 红外接收头 = IR Receivers @ir-rx
3 photointerrupter 光电开关 = Photointerrupters @opto-slot
3 seven-segment 数码管 = 7-Segment Displays @disp-7seg
3 lcd-display 液晶与 OLED 屏 = LCD & OLED Displays @disp-lcd
1 wireless 无线与射频 = Wireless & RF @esp32
2 wireless-modules 无线模块 = Wireless Modules
3 wifi-module WiFi 模块 = Wi-Fi Modules @esp32
3 bluetooth-module 蓝牙模块 = Bluetooth Modules @rf-module
3 lora-module LoRa 模块 = LoRa Modules @rf-module
3 cellular-module 蜂窝模块 = Cellular Modules @rf-module
3 gnss-module 定位模块 = GNSS Modules @rf-module
2 rf-parts 射频芯片与天线 = RF ICs & Antennas
3 wireless-soc 无线芯片 = Wireless SoCs @qfn-48
3 antenna 天线 = Antennas @ant-chip
1 power-supplies 电源、电池与声学 = Power, Batteries & Audio @pm-acdc
2 power-modules 电源模块 = Power Modules
3 isolated-dc-dc 隔离 DC-DC 模块 = Isolated DC-DC Modules @pm-iso-sip
3 dc-dc-module 非隔离 DC-DC 模块 = Non-Isolated DC-DC Modules @pm-dcdc
3 ac-dc-module AC-DC 模块 = AC-DC Modules @pm-acdc
3 enclosed-power-supply 开关电源 = Enclosed Power Supplies @pm-acdc
2 batteries 电池与电池座 = Batteries & Holders
3 battery 电池 = Batteries @batt
3 battery-holder 电池座 = Battery Holders @batt
2 audio-devices 声学器件 = Audio Devices
3 buzzer 蜂鸣器 = Buzzers @buzzer
3 microphone 麦克风 = Microphones @mic
3 speaker 扬声器 = Speakers @spk
1 hardware 线缆、五金与工具 = Cables, Hardware & Tools @cable
2 mechanical 线缆与五金 = Cables & Hardware
3 wire-cable 线缆 = Wires & Cables @cable
3 heat-sink 散热片 = Heat Sinks @heatsink
3 fastener 铜柱与紧固件 = Standoffs & Fasteners @nut
2 tools-boards 开发板与工具 = Boards & Tools
3 dev-board 开发板 = Development Boards @module
3 soldering-tool 焊接工具 = Soldering Tools @module
`;

function grown(): DemoCategory[] {
  const above: (string | null)[] = [null, null, null, null];
  return TREE.trim()
    .split('\n')
    .map((line, at) => {
      const found = /^([123]) (\S+) (.+?) = (.+?)(?: @(\S+))?$/.exec(line);
      if (!found) throw new Error(`not a category: ${line}`);
      const [, digit, code, zh, en, picture] = found;
      const level = Number(digit);
      above[level] = code!;
      const category: DemoCategory = {
        code: code!,
        parent: level === 1 ? null : above[level - 1]!,
        zh: zh!,
        en: en!,
        sort: (at + 1) * 10,
      };
      if (picture) category.picture = picture;
      return category;
    });
}

/** The whole tree, every parent before its children. */
export const demoCategories: readonly DemoCategory[] = grown();

/** The code of the first-level category above a leaf; undefined for an unknown code. */
export function topCategoryOf(code: string): string | undefined {
  let found = demoCategories.find((category) => category.code === code);
  while (found?.parent) {
    const parent: string = found.parent;
    found = demoCategories.find((category) => category.code === parent);
  }
  return found?.code;
}

// What the demo mall calls every parameter, how it compares it, and which of them a category shows as columns.

/** A parameter: `number` compares by value, `range` by lower and upper value, `option` by equal text, `text` not at all. */
export interface DemoParameter {
  key: string;
  zh: string;
  en: string;
  unit: string;
  kind: 'number' | 'range' | 'option' | 'text';
  facet: boolean;
}

/** `key kind unit 中文 = English`; a dash is no unit, a star behind the kind makes a filter of it. */
const LINES = `
resistance number* Ω 阻值 = Resistance
tolerance option* % 精度 = Tolerance
power number* W 功率 = Power
workingVoltage number V 最大工作电压 = Max working voltage
tempCoefficient number* ppm/℃ 温度系数 = Temperature coefficient
temperature range* ℃ 工作温度 = Operating temperature
elements number - 电阻数 = Elements
turns number - 圈数 = Turns
betaValue number* K B 值 = B constant
capacitance number* F 容值 = Capacitance
voltage number* V 额定电压 = Rated voltage
dielectric option* - 介质 = Dielectric
safetyClass option* - 安规等级 = Safety class
leadPitch number* m 脚距 = Lead pitch
lifetime text - 寿命 = Lifetime
esr number* Ω 等效串联电阻 = ESR
diameter number* m 直径 = Diameter
height number m 高度 = Height
inductance number* H 电感值 = Inductance
ratedCurrent number* A 额定电流 = Rated current
dcResistance number Ω 直流电阻 = DC resistance
impedance number* Ω 阻抗 = Impedance
lines number - 线数 = Lines
frequency number* Hz 频率 = Frequency
frequencyTolerance option* ppm 频差 = Frequency tolerance
loadCapacitance number* F 负载电容 = Load capacitance
forwardCurrent number* A 正向电流 = Forward current
reverseVoltage number* V 反向电压 = Reverse voltage
forwardVoltage number V 正向压降 = Forward voltage
recoveryTime number* s 反向恢复时间 = Reverse recovery time
arrangement option* - 结构 = Arrangement
zenerVoltage number* V 稳压值 = Zener voltage
polarity option* - 极性 = Polarity
pulsePower number* W 峰值脉冲功率 = Peak pulse power
standOffVoltage number* V 关断电压 = Stand-off voltage
breakdownVoltage number V 击穿电压 = Breakdown voltage
clampVoltage number V 钳位电压 = Clamping voltage
lineCapacitance number* F 线电容 = Line capacitance
surgeCurrent number* A 浪涌电流 = Surge current
varistorVoltage number* V 压敏电压 = Varistor voltage
acVoltage number V 最大交流电压 = Max AC voltage
transistorPolarity option* - 极性 = Polarity
collectorVoltage number* V 集射极电压 = Collector-emitter voltage
collectorCurrent number* A 集电极电流 = Collector current
saturationVoltage number V 饱和压降 = Saturation voltage
gain range - 放大倍数 = Current gain
transitionFrequency number Hz 特征频率 = Transition frequency
resistorR1 number* Ω 电阻 R1 = Resistor R1
resistorR2 number* Ω 电阻 R2 = Resistor R2
onCurrent number* A 通态电流 = On-state current
blockingVoltage number* V 断态电压 = Off-state voltage
triggerCurrent number* A 触发电流 = Trigger current
drainVoltage number* V 漏源电压 = Drain-source voltage
drainCurrent number* A 漏极电流 = Drain current
onResistance number* Ω 导通电阻 = On-resistance
gateThreshold number V 阈值电压 = Gate threshold
inputVoltage range* V 输入电压 = Input voltage
outputVoltage number* V 输出电压 = Output voltage
outputCurrent number* A 输出电流 = Output current
dropout number V 压差 = Dropout voltage
quiescentCurrent number* A 静态电流 = Quiescent current
topology option* - 拓扑 = Topology
switchingFrequency number* Hz 开关频率 = Switching frequency
chargeCurrent number* A 充电电流 = Charge current
cells number* - 节数 = Cells
driveCurrent number* A 驱动电流 = Drive current
motorType option* - 电机类型 = Motor type
threshold number* V 复位阈值 = Reset threshold
function option* - 功能 = Function
technology option* - 工艺系列 = Technology
supplyVoltage range* V 供电电压 = Supply voltage
core option* - 内核 = Core
clock number* Hz 主频 = Clock frequency
flash number* B 程序存储 = Flash memory
ram number* B 内存 = RAM
ioCount number* - I/O 数 = I/O pins
logicCells number* - 逻辑单元 = Logic cells
memorySize number* bit 容量 = Memory size
memoryType option* - 存储类型 = Memory type
interface option* - 接口 = Interface
channels number* - 通道数 = Channels
bandwidth number* Hz 带宽 = Bandwidth
slewRate number* V/s 压摆率 = Slew rate
offsetVoltage number V 失调电压 = Offset voltage
propagationDelay number* s 传播延迟 = Propagation delay
commonModeVoltage range V 共模电压 = Common-mode voltage
resolution number* bit 分辨率 = Resolution
sampleRate number* SPS 采样率 = Sample rate
accuracy number* % 精度 = Accuracy
dataRate number* bps 数据速率 = Data rate
duplex option* - 双工方式 = Duplex
isolation number* V 隔离电压 = Isolation voltage
transferRatio range % 电流传输比 = Current transfer ratio
outputType option* - 输出类型 = Output type
temperatureAccuracy number* ℃ 测温精度 = Temperature accuracy
humidityAccuracy option* - 湿度精度 = Humidity accuracy
positionAccuracy number m 定位精度 = Position accuracy
pressureRange range* Pa 量程 = Pressure range
axes number* - 轴数 = Axes
currentRange number* A 电流量程 = Current range
sensitivity text - 灵敏度 = Sensitivity
micSensitivity number dB 灵敏度 = Sensitivity
lightRange range lx 光照范围 = Light range
sensingRange range m 测距范围 = Sensing range
wavelength number* m 波长 = Wavelength
colourTemperature number K 色温 = Colour temperature
intensity number* cd 发光强度 = Luminous intensity
colour option* - 颜色 = Colour
slotWidth number* m 槽宽 = Slot width
digits number* - 位数 = Digits
characterHeight number m 字高 = Character height
displaySize option* - 显示规格 = Display size
wirelessStandard option* - 无线标准 = Wireless standard
frequencyBand number* Hz 频段 = Frequency band
txPower number* dBm 发射功率 = Transmit power
gainDbi number dBi 增益 = Gain
connectorType option* - 连接器类型 = Connector type
positions number* P 位数 = Positions
pitch number* m 间距 = Pitch
rows number* - 排数 = Rows
mounting option* - 安装方式 = Mounting
contactCurrent number* A 触点电流 = Contact current
coilVoltage number* V 线圈电压 = Coil voltage
contactForm option* - 触点形式 = Contact form
actuationForce number* N 按力 = Actuation force
shaftLength number* m 轴长 = Shaft length
pushSwitch option* - 按压开关 = Push switch
pulses number* - 脉冲数 = Pulses
speed option* - 熔断特性 = Characteristic
holdCurrent number* A 保持电流 = Hold current
efficiency number % 效率 = Efficiency
cellSize option* - 电池规格 = Cell size
capacity number* Ah 容量 = Capacity
fuseSize option* - 保险丝规格 = Fuse size
thermalResistance number* ℃/W 热阻 = Thermal resistance
thread option* - 螺纹 = Thread
material option* - 材质 = Material
wireGauge option* - 线规 = Wire gauge
length number m 长度 = Length
toolType option* - 工具类型 = Tool type
weight number g 单件重量 = Weight of a piece
features text - 特点 = Features
`;

function isKind(text: string | undefined): text is DemoParameter['kind'] {
  return text === 'number' || text === 'range' || text === 'option' || text === 'text';
}

/** Every parameter that a part of the demo mall has. */
export const demoParameters: readonly DemoParameter[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [, key, kind, star, unit, zh, en] = /^(\w+) ([a-z]+)(\*?) (\S+) (.+?) = (.+)$/.exec(line) ?? [];
    if (!key || !isKind(kind) || !unit || !zh || !en) throw new Error(`not a parameter: ${line}`);
    return { key, zh, en, unit: unit === '-' ? '' : unit, kind, facet: star === '*' };
  });

/** `category …: column column …`, the columns in their order. */
const COLUMNS = `
chip-resistor thin-film-resistor current-sense-resistor: resistance tolerance power tempCoefficient workingVoltage
resistor-array: resistance tolerance power elements
metal-film-resistor carbon-film-resistor: resistance tolerance power workingVoltage
cement-resistor: resistance tolerance power
trimmer: resistance turns power tolerance
ntc-thermistor: resistance betaValue tolerance temperature
mlcc mlcc-high-voltage: capacitance voltage dielectric tolerance temperature
safety-ceramic-capacitor: capacitance safetyClass voltage dielectric
aluminium-radial aluminium-smd aluminium-snap-in: capacitance voltage diameter height lifetime
polymer-capacitor: capacitance voltage tolerance temperature
tantalum-capacitor: capacitance voltage tolerance temperature
film-capacitor: capacitance voltage tolerance leadPitch
safety-film-capacitor: capacitance safetyClass voltage leadPitch
supercapacitor: capacitance voltage diameter height
power-inductor moulded-inductor: inductance ratedCurrent dcResistance tolerance
rf-inductor multilayer-inductor leaded-inductor: inductance tolerance temperature
ferrite-bead: impedance ratedCurrent dcResistance temperature
common-mode-choke: impedance lines temperature
lan-transformer: dataRate isolation mounting
crystal crystal-32k: frequency frequencyTolerance loadCapacitance temperature
oscillator: frequency supplyVoltage frequencyTolerance temperature
ceramic-resonator: frequency frequencyTolerance temperature
rtc: interface supplyVoltage quiescentCurrent
timer: clock supplyVoltage
rectifier-diode bridge-rectifier: forwardCurrent reverseVoltage temperature
fast-recovery-diode: forwardCurrent reverseVoltage recoveryTime
schottky-diode: forwardCurrent reverseVoltage forwardVoltage
switching-diode: forwardCurrent reverseVoltage recoveryTime arrangement
zener-diode: zenerVoltage power tolerance
bipolar-transistor power-transistor: transistorPolarity collectorVoltage collectorCurrent gain power
digital-transistor: transistorPolarity resistorR1 resistorR2 collectorCurrent
triac: onCurrent blockingVoltage triggerCurrent
mosfet-n mosfet-p sic-mosfet: drainVoltage drainCurrent onResistance gateThreshold
igbt: collectorVoltage collectorCurrent saturationVoltage
mcu-32 mcu-risc-v mcu-8: core clock flash ram supplyVoltage
fpga-cpld: logicCells ioCount supplyVoltage
nor-flash eeprom: memorySize interface clock supplyVoltage
nand-emmc: memorySize memoryType supplyVoltage
sram-dram: memorySize memoryType clock supplyVoltage
op-amp instrumentation-amp: channels bandwidth slewRate offsetVoltage supplyVoltage
comparator: channels propagationDelay offsetVoltage supplyVoltage
current-sense-amp: commonModeVoltage bandwidth supplyVoltage
audio-amp: channels power supplyVoltage
adc: resolution sampleRate channels interface
dac: resolution channels interface
voltage-reference: outputVoltage accuracy tempCoefficient
ldo-regulator linear-regulator: outputVoltage outputCurrent inputVoltage dropout quiescentCurrent
dc-dc-converter: topology inputVoltage outputCurrent switchingFrequency
battery-charger: chargeCurrent inputVoltage cells
led-driver-ic: channels outputCurrent inputVoltage
gate-driver: driveCurrent channels supplyVoltage
motor-driver: motorType outputCurrent supplyVoltage
power-switch: outputCurrent inputVoltage onResistance
reset-supervisor: threshold supplyVoltage quiescentCurrent
logic-gate flip-flop buffer-transceiver multiplexer-decoder shift-register-counter analog-switch: function technology supplyVoltage temperature
rs485-transceiver: dataRate duplex supplyVoltage
can-transceiver: dataRate supplyVoltage
rs232-transceiver level-shifter: channels dataRate supplyVoltage
usb-bridge ethernet-phy: interface dataRate supplyVoltage
io-expander: channels interface supplyVoltage
digital-isolator: channels isolation dataRate supplyVoltage
optocoupler: outputType isolation transferRatio collectorVoltage
tvs-diode: standOffVoltage clampVoltage pulsePower polarity
esd-protection: standOffVoltage channels lineCapacitance clampVoltage
varistor: varistorVoltage acVoltage diameter surgeCurrent
gas-discharge-tube: breakdownVoltage surgeCurrent tolerance
chip-fuse tube-fuse: ratedCurrent voltage speed
resettable-fuse: holdCurrent temperature
fuse-holder: fuseSize ratedCurrent mounting
wire-to-board pin-header female-header idc-connector ffc-fpc-connector board-to-board ic-socket screw-terminal pluggable-terminal spring-terminal: positions pitch rows mounting
connector-housing: positions pitch rows
usb-connector hdmi-connector card-socket d-sub-connector: connectorType positions mounting
rj45-connector: dataRate positions mounting
rf-connector: connectorType mounting frequencyBand
circular-connector: connectorType positions contactCurrent
power-audio-jack: connectorType mounting contactCurrent
power-relay signal-relay: coilVoltage contactForm contactCurrent
solid-state-relay: contactCurrent voltage coilVoltage
tactile-switch: height actuationForce mounting contactCurrent
dip-switch: positions pitch contactCurrent
slide-switch push-button: contactForm contactCurrent mounting
micro-switch: contactForm contactCurrent actuationForce
rotary-encoder: pulses shaftLength pushSwitch
temperature-sensor: temperatureAccuracy interface temperature supplyVoltage
humidity-sensor: humidityAccuracy temperatureAccuracy interface
pressure-sensor: pressureRange interface supplyVoltage
light-sensor: lightRange interface supplyVoltage
motion-sensor: axes interface supplyVoltage
hall-sensor: outputType supplyVoltage
current-sensor: currentRange sensitivity bandwidth
distance-sensor: sensingRange interface supplyVoltage
chip-led leaded-led: colour wavelength intensity forwardVoltage
addressable-led: colour supplyVoltage interface
infrared: outputType wavelength
ir-receiver: frequency supplyVoltage
photointerrupter: slotWidth collectorVoltage
seven-segment: digits colour characterHeight
lcd-display: displaySize interface supplyVoltage
wifi-module bluetooth-module lora-module cellular-module wireless-soc: wirelessStandard frequencyBand txPower interface
gnss-module: wirelessStandard positionAccuracy interface
antenna: frequencyBand gainDbi mounting
isolated-dc-dc: inputVoltage outputVoltage power isolation
dc-dc-module: outputVoltage outputCurrent inputVoltage
ac-dc-module enclosed-power-supply: outputVoltage power inputVoltage
battery: cellSize voltage capacity
battery-holder: cellSize cells mounting
buzzer: frequency outputType supplyVoltage
microphone: interface micSensitivity supplyVoltage
speaker: power impedance diameter
wire-cable: wireGauge length colour
heat-sink: thermalResistance height mounting
fastener: thread height material
dev-board: core interface supplyVoltage
soldering-tool: toolType power voltage
`;

function columnsByCategory(): Map<string, readonly string[]> {
  const columns = new Map<string, readonly string[]>();
  for (const line of COLUMNS.trim().split('\n')) {
    const [categories = '', keys = ''] = line.split(': ');
    for (const category of categories.split(' ')) columns.set(category, keys.split(' '));
  }
  return columns;
}

/** The parameters that a leaf category shows as table columns, in order. */
export const demoColumns: ReadonlyMap<string, readonly string[]> = columnsByCategory();

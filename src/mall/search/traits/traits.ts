// What parts can do and how they are made, as buyers ask for it: each trait with its words and by what a part shows that it has it.
import type { Text } from '#kit/words/text.ts';
import { CONNECTOR_TRAITS } from './connector-traits.ts';
import { KIND_TRAITS } from './kind-traits.ts';
import { LOGIC_TRAITS } from './logic-traits.ts';
import { type DescribedPart, has, of, type Trait, trait } from './trait.ts';

const LOW_NOISE = /low.?noise|低噪声|NE5532|NE5534|OPA16\d\d|OPA2134|LM4562|AD797|ADA4898/i;
/** In nV/√Hz: what is called low for an operational amplifier. */
const QUIET = /(?<![\d.])(?:[1-9](?:\.\d+)?|1[0-2](?:\.\d+)?)nV\/√Hz/i;
const QUIET_SUPPLY = /(?<![\d.])(?:[1-9]|[1-4]\d)(?:\.\d+)?uVrms/i;
const NO_ISOLATION = /non-?isolat|without voltage isolation|x_whether_the_isolation No/i;

const OP_AMP = /运算放大器|精密运放/;
const LDO = /LDO|线性稳压|三端稳压/;
const CHARGER = /充电管理|电池管理/;
const TRANSCEIVER = /隔离收发器/;
const OPTO = /光耦/;
const MOTOR = /电机驱动/;

// biome-ignore format: a table reads better in rows
const FUNCTIONS: readonly Trait[] = [
  trait('usb-uart', 'USB 转串口', 'USB to UART', 'usb转串口, usb转ttl, usb转uart, usb 转串口, usb串口, usb转串口芯片, usb to uart, usb to serial, usb to ttl, usb uart, usb-uart, usb to uart bridge, usb uart bridge, usb serial, usb to serial converter, usb to uart converter', of(/USB (转换|芯片)|usb bridge/i, /uart|串口|serial|CH34[0-9]|CP210|FT23[0-9]|PL2303/i)),
  trait('usb-hub', 'USB 集线器', 'USB hub', 'usb hub, usb集线器, hub芯片, usb hub 芯片, usb hub controller, hub controller', of(/USB (转换|芯片)|usb bridge/i, /\bhub\b|集线|FE1\.1|SL2\.1|GL85\d|CH33[45]/i)),
  trait('usb-pd', 'USB 快充', 'USB fast charging', 'pd快充, pd 快充, 快充, 快充协议, 快充芯片, pd诱骗, usb pd, usb pd controller, pd controller, fast charging', of(/USB (转换|芯片)|专用电源|电池|AC-DC 控制|DC-DC/, /\bPD ?[23]\.\d|\bQC ?[234]|FCP|fast.?charg|快充/i)),
  trait('rs485', 'RS-485 收发器', 'RS-485 transceiver', '485, rs485, rs-485, 485芯片, rs485芯片, 485收发器, rs485收发器, rs-485收发器, rs485 transceiver, rs-485 transceiver', of(/RS-485/), of(TRANSCEIVER, /duplex|双工|485|nodes \d/i)),
  trait('can', 'CAN 收发器', 'CAN transceiver', 'can, can收发器, can芯片, can transceiver, can总线收发器, can总线', of(/CAN(\/LIN)? 收发/, undefined, /CAN Controller|LIN 收发/i), of(TRANSCEIVER, /\bCAN\b|CAN ?FD|(?:1050|1042|1044|1051|3050|3052|3062)/i)),
  trait('can-fd', 'CAN FD', 'CAN FD', 'can fd, canfd, can-fd, can fd收发器, can fd transceiver', of(/CAN(\/LIN)? 收发|隔离收发器/, /CAN ?FD|TJA14[46]\d|TCAN10\d\d|MCP25(?:42|44|57|61|62)|\dFD\b/i)),
  has('isolated', '隔离', 'Isolated', '隔离, 隔离型, 隔离式, 带隔离, isolated, isolation, galvanic isolated', of(/^(?!非).*(?:隔离|isolat|光耦)/i, undefined, NO_ISOLATION), of(/./, /隔离|isolat/i, NO_ISOLATION)),
  trait('isolation-amp', '隔离放大器', 'Isolation amplifier', '隔离放大器, 隔离运放, isolation amplifier, isolated amplifier', of(/隔离放大/), of(/放大器/, /隔离|isolat/i)),
  trait('isolated-gate-driver', '隔离栅极驱动', 'Isolated gate driver', '隔离栅极驱动, 隔离栅极驱动器, 隔离驱动, isolated gate driver, isolated gate drivers', of(/栅极驱动/, /隔离|isolat/i), of(/门驱动光耦/, /MOSFET|IGBT|gate/i), of(/数字隔离/, /MOSFET|IGBT|栅极|gate driv/i)),
  trait('mos-n', 'N 沟道 MOS 管', 'N-channel MOSFET', 'nmos, nmos管, n沟道, n 沟道, n-mos, n mos, nmosfet, n沟道mos, n沟道mos管, n沟道场效应管, n-channel mosfet, n channel mosfet, n-channel, n-ch mosfet', of(/N 沟道|N-Channel/), of(/场效应管 \(|^MOSFET/, /N-?Channel|N 沟道/i)),
  trait('mos-p', 'P 沟道 MOS 管', 'P-channel MOSFET', 'pmos, pmos管, p沟道, p 沟道, p-mos, p mos, pmosfet, p沟道mos, p沟道mos管, p沟道场效应管, p-channel mosfet, p channel mosfet, p-channel, p-ch mosfet', of(/P 沟道|P-Channel/), of(/场效应管 \(|^MOSFET/, /P-?Channel|P 沟道/i)),
  trait('charger', '电池充电', 'Battery charger', '充电芯片, 电池充电, 充电管理, 充电ic, 锂电池充电, 锂电充电, 锂电池充电芯片, 锂电充电管理, 锂电池充电管理, battery charger, lithium battery charger, li-ion charger, li-ion charger ic, charger ic, charger', of(CHARGER, /充电|charg/i)),
  trait('battery-protection', '电池保护', 'Battery protection', '锂电池保护, 电池保护, 锂电保护, 电池保护芯片, 锂电池保护芯片, 锂电池保护板, 锂电池保护板芯片, battery protection, battery protection ic, battery protector', of(CHARGER, /Protection IC|保护芯片|电池保护|DW0[136]|FS8205|BQ297|S-8261|S-8254/i)),
  trait('fuel-gauge', '电量计', 'Fuel gauge', '电量计, 库仑计, 电池电量监测, 电量监测, 电池监测, fuel gauge, battery monitor, coulomb counter', of(CHARGER, /monitoring|电量|fuel.?gauge|coulomb|库仑|BQ27|MAX170|LTC294|BQ769/i)),
  trait('wireless-charging', '无线充电', 'Wireless charging', '无线充电, 无线充, 无线充电芯片, 无线充电线圈, wireless charging, wireless charger, qi', of(/无线充电/), of(/专用电源|电池/, /无线充电|wireless (charg|power)|\bQi\b/i)),
  trait('energy-meter', '电能计量', 'Energy metering', '电能计量, 电能计量芯片, 计量芯片, 电量计量, 电表芯片, energy meter, energy metering, energy metering ic, metering ic', of(/计量|metering/i, /计量|energy|meter|HLW80|BL09\d\d|ADE7|TM778|CSE77|ATT70|RN82/i, /AFE44|ADS1[12]9/)),
  trait('thermocouple', '热电偶转换', 'Thermocouple converter', '热电偶, 热电偶转换器, 热电偶芯片, 热电偶转换, thermocouple, thermocouple converter', of(/模数转换|温度传感/, /thermocouple|热电偶|MAX6675|MAX31855|MAX31856/i)),

  has('rail-to-rail', '轨到轨', 'Rail-to-rail', '轨到轨, 轨对轨, 满摆幅, rail to rail, rail-to-rail, rrio', of(/放大器|运放|比较器|op.?amp/i, /rail.?to.?rail|轨到轨|轨对轨|RRIO/i)),
  has('low-noise', '低噪声', 'Low noise', '低噪声, 低噪, 超低噪声, low noise, low-noise, ultra low noise, ultra-low noise', of(OP_AMP, QUIET), of(LDO, QUIET_SUPPLY), of(/./, LOW_NOISE)),
  has('zero-drift', '零漂移', 'Zero drift', '零漂移, 零漂, 自稳零, 斩波, 自动调零, zero drift, zero-drift, auto-zero, auto zero, autozero, chopper', of(/放大|运放/, /zero.?drift|auto-?zero|零漂移|斩波|chopp/i)),
  has('low-power', '低功耗', 'Low power', '低功耗, 低静态电流, 微功耗, 超低功耗, low power, low-power, low iq, low quiescent current, ultra low power, ultra-low power, micropower, nanopower', of(LDO, (part) => part.most(/^quiescent_?current$/i, 1e-5)), of(/放大|运放|比较器/, (part) => part.most(/^quiescent_?current$/i, 1e-4)), of(/^(?!.*(LDO|线性稳压|三端稳压|运放|放大|比较器))/, /low.?power|低功耗/i), of(/./, /features [^·]*(?:低功耗|low.?power)/i)),
  has('high-speed', '高速', 'High speed', '高速, 超高速, high speed, high-speed', of(OP_AMP, (part) => part.least(/^(bandwidth|gbp)$/, 5e7)), of(/逻辑.*光耦|光耦/, /logic|逻辑|6N13[5-9]|MBd|Mbit|Open-collector|TLP23|PC410|ACPL-M/i), of(/比较器/, (part) => part.most(/^prop(agationD|_d)elay$/, 2e-8)), of(/^(?!.*(运算放大|精密运放|光耦|比较器))/, /high.?speed|高速/i)),
  has('precision', '精密', 'Precision', '精密, 高精度, 低失调, precision, high precision, low offset', of(OP_AMP, (part) => part.most(/^(offsetVoltage|vos)$/, 5e-4)), of(/电阻|基准/, /0\.[0125]+%|精密|precision/i), of(/仪表/)),
  has('open-drain', '开漏输出', 'Open drain', '开漏, 开漏输出, 漏极开路, 集电极开路, 开集, 开集输出, oc输出, open drain, open-drain, open collector, open-collector, open drain output', of(/./, /open.?(drain|collector)|开漏|开集|集电极开路|LM[23]39|LM[23]93|LM290[13]/i)),
  has('push-pull', '推挽输出', 'Push-pull', '推挽, 推挽输出, push-pull, push pull', of(/./, /push.?pull|推挽/i)),
  has('bidirectional', '双向', 'Bidirectional', '双向, 双向检测, bidirectional, bi-directional', of(/./, /双向|bidirectional|bi-directional|自动(方向|双向)|auto.?direction/i)),
  has('unidirectional', '单向', 'Unidirectional', '单向, unidirectional, uni-directional', of(/./, /单向|unidirectional|uni-directional/i)),
  has('half-duplex', '半双工', 'Half duplex', '半双工, half duplex, half-duplex', of(/./, /half.?duplex|半双工/i)),
  has('full-duplex', '全双工', 'Full duplex', '全双工, full duplex, full-duplex', of(/./, /full.?duplex|全双工/i)),
  has('class-d', 'D 类', 'Class D', 'd类, d 类, class d, class-d', of(/功放/, /class.?D\b|D 类|D类|PAM8403|TPA31\d\d|MAX98357|NS4150|TAS57|HT60\d\d/i)),
  has('class-ab', 'AB 类', 'Class AB', 'ab类, ab 类, class ab, class-ab', of(/功放/, /class.?AB|AB 类|AB类|LM386|LM4871|TDA20[35]0|LM1875|8002[AB]/i)),

  has('step-up', '升压', 'Step-up', '升压, 升压型, boost, step-up, step up', of(/DC-DC 转换|DC-DC Conv|LED 驱动/, /boost|升压|step-up/i)),
  has('step-down', '降压', 'Step-down', '降压, 降压型, buck, step-down, step down', of(/DC-DC 转换|DC-DC Conv|LED 驱动/, /buck|降压|step-down/i)),
  has('buck-boost', '升降压', 'Buck-boost', '升降压, 升降压型, buck-boost, buck boost', of(/DC-DC 转换|DC-DC Conv/, /buck-?boost|升降压|boost, buck|step-down type, boost/i)),
  has('synchronous', '同步整流', 'Synchronous', '同步, 同步整流, synchronous, synchronous rectification, sync', of(/DC-DC 转换|DC-DC Conv/, /synchron|同步整流 (?!否)|sync_rect (是|yes)|同步降压/i)),
  has('negative', '负压', 'Negative', '负压, 负电压, 负输出, negative, negative voltage, negative output', of(/LDO|稳压|DC-DC/, /negative|负电?压|负极性|负极|(?<![A-Z\d])L?M?C?79[LM]?\d\d|LM337/i)),
  trait('negative-regulator', '负压稳压器', 'Negative regulator', '负压ldo, 负压 ldo, 负压稳压器, 负压线性稳压器, 负电压稳压器, negative ldo, negative voltage regulator, negative regulator', of(/LDO|三端稳压/, /negative|负电?压|负极性|负极|(?<![A-Z\d])L?M?C?79[LM]?\d\d|LM337/i)),
  has('adjustable', '可调', 'Adjustable', '可调, 可调输出, 可调型, adjustable, adj, adjustable output', of(/./, /adjustable|可调|\bADJ\b|LM317|LM337/i)),
  has('flyback', '反激', 'Flyback', '反激, 反激式, 反激控制器, flyback', of(/AC-DC|DC-DC|专用电源|电源开关/, /flyback|反激/i)),
  trait('poe', 'PoE', 'PoE', 'poe, poe芯片, poe 芯片, poe供电, poe供电芯片, poe controller, poe pd controller, power over ethernet', of(/专用电源|以太网|DC-DC/, /\bPoE\b|802\.3 ?a[ft]|Powered Device|Power Sourcing/i)),
  has('high-side', '高边', 'High side', '高边, 高侧, 高端, high side, high-side', of(/./, /high.?side|高边|高侧/i)),
  has('low-side', '低边', 'Low side', '低边, 低侧, 低端, low side, low-side', of(/./, /low.?side|低边|低侧/i)),
  trait('high-side-switch', '高边开关', 'High-side switch', '高边开关, 高侧开关, 高端开关, high side switch, high-side switch', of(/负载开关|电源开关|USB 芯片/, /high.?side|高边|高侧/i)),
  trait('low-side-switch', '低边开关', 'Low-side switch', '低边开关, 低侧开关, low side switch, low-side switch', of(/负载开关|电源开关/, /low.?side|低边|低侧/i)),
  has('half-bridge', '半桥', 'Half bridge', '半桥, half bridge, half-bridge', of(/./, /half.?bridge|半桥|IR210[1-9]|IR211[03]|IR218\d|IRS2[13]\d\d/i)),
  has('full-bridge', '全桥', 'Full bridge', '全桥, full bridge, full-bridge', of(/./, /full.?bridge|全桥/i)),
  trait('watchdog', '看门狗', 'Watchdog', '看门狗, 看门狗芯片, 看门狗定时器, watchdog, watchdog timer, watchdog ic, watchdog timer ic', of(/复位/, /watchdog|看门狗|MAX70[56]|MAX813|SP706|TPS3823|IMP706/i)),
  has('shunt-reference', '并联型', 'Shunt', '并联型, 并联基准, shunt', of(/基准/, /shunt|并联|parallel|TL431|TL432|LM40[45]\d|LM385|LM336/i)),
  has('series-reference', '串联型', 'Series', '串联型, 串联基准', of(/基准/, /reference_type.*(series|串联)|REF\d\d|ADR\d|串联/i)),
  has('sigma-delta', 'Σ-Δ', 'Sigma-delta', 'sigma-delta, sigma delta, delta-sigma, σ-δ, σδ', of(/模数|隔离放大|计量/, /sigma.?delta|Σ|delta.?sigma|ADS12\d\d|AD77\d\d|HX71\d|MCP34\d\d|LTC24\d\d/i)),
  has('sar', '逐次逼近', 'SAR', 'sar, sar型, 逐次逼近, 逐次逼近型', of(/模数/, /\bSAR\b|逐次/)),
  has('differential', '差分', 'Differential', '差分, 差分输入, 全差分, differential, differential input, fully differential', of(/./, /(?<!non-?)differential(?!_input (No|否))|差分/i)),

  trait('stepper', '步进电机驱动', 'Stepper driver', '步进电机驱动, 步进电机驱动芯片, 步进马达驱动, 步进驱动, 步进电机, stepper driver, stepper motor driver, stepper motor, step motor driver', of(MOTOR, /步进|step(?:per|ping)?\b|STEP\/DIR|x_step|Step Motor|A4988|DRV88(?:25|24|80|34)|TMC2\d\d\d|TB67S|THB/i)),
  trait('bldc', '无刷电机驱动', 'Brushless driver', '无刷电机驱动, 无刷驱动, 无刷电机, 三相无刷驱动, 三相无刷电机驱动, 三相电机驱动, bldc, bldc driver, bldc motor driver, brushless, brushless driver, brushless motor driver, brushless dc driver', of(MOTOR, /无刷|brushless|BLDC|three.?phase|三相|DRV83\d\d|DRV10\d\d\d|MCF83|MCT83/i)),
  trait('brushed', '直流电机驱动', 'Brushed driver', 'h桥, h桥驱动, h桥电机驱动, 直流电机驱动, 有刷电机驱动, 有刷直流电机驱动, h bridge, h-bridge, h bridge driver, h-bridge driver, h-bridge motor driver, brushed motor driver, dc motor driver', of(MOTOR, /h.?bridge|h 桥|H桥|有刷|brush(?!less)|直流|DC motor|L29[38]|TB6612|DRV88(?:3[23]|7\d|41)|AT8236|RZ7899|L9110/i)),
  trait('darlington-array', '达林顿阵列', 'Darlington array', '达林顿阵列, 达林顿驱动, 达林顿管阵列, darlington array, darlington driver', of(/达林顿/, /ULN2|阵列|array|seven|eight|[78] ?(路|通道)/i), of(/电机驱动|电源开关/, /达林顿|darlington|ULN2|TBD62/i)),
  has('constant-current', '恒流', 'Constant current', '恒流, constant current, constant-current', of(/LED 驱动/), of(/充电|电池管理/, /constant current|恒流/i)),
  trait('display-driver', '显示驱动', 'Display driver', '数码管驱动, 数码管驱动芯片, lcd驱动, lcd驱动芯片, 显示驱动, 显示驱动芯片, 段码驱动, display driver, lcd driver, led display driver, segment driver', of(/显示驱动/), of(/LED 驱动/, /segment|数码管|TM16\d\d|MAX7219|HT16K/i)),

  has('low-capacitance', '低电容', 'Low capacitance', '低电容, 低容, 超低电容, 低容值, 低结电容, low capacitance, low-capacitance, ultra low capacitance, ultra-low capacitance', of(/ESD|TVS|静电/, (part) => part.most(/^(lineCapacitance|junction_cap)$/, 1e-12))),
  trait('surge', '浪涌保护', 'Surge protection', '浪涌保护, 浪涌保护器件, 防浪涌, 防雷, 浪涌, surge protection, surge protector, surge suppressor, surge arrester', of(/TVS|静电保护|ESD 保护|压敏电阻|放电管|浪涌/)),
  trait('opto-triac', '可控硅光耦', 'Triac optocoupler', '可控硅光耦, 双向可控硅光耦, 可控硅输出光耦, triac optocoupler, triac output optocoupler, phototriac, triac driver, 可控硅输出, 可控硅 输出, 双向可控硅输出, triac output', of(OPTO, /triac|可控硅|MOC30|可控硅光耦/i)),
  has('opto-transistor', '三极管输出', 'Transistor output', '三极管输出, 三极管 输出, 晶体管输出, 晶体管 输出, 光敏三极管, 光敏三极管输出, 光电晶体管, 光电晶体管输出, 三极管型, 晶体管型, transistor output, phototransistor, phototransistor output', of(OPTO, /三极管|晶体管|transistor/i, /darlington|达林顿/i)),
  has('opto-darlington', '达林顿输出', 'Darlington output', '达林顿输出, 达林顿 输出, darlington output, photodarlington', of(OPTO, /darlington|达林顿/i)),
  has('opto-logic', '逻辑输出', 'Logic output', '逻辑输出, 逻辑 输出, logic output, 逻辑门输出', of(OPTO, /logic|逻辑|6N13[57]|Open-collector/i)),
  has('opto-relay', '继电器输出', 'Relay output', '继电器输出, 继电器 输出, mos输出, mosfet输出, mosfet 输出, mos管输出, relay output, mosfet output', of(OPTO, /继电器|relay|photomos|MOSFET (?:output|输出)/i)),
  trait('opto-zero', '过零光耦', 'Zero-cross optocoupler', '过零光耦, 过零触发光耦, 过零型光耦, zero cross optocoupler, zero-cross optocoupler, zero crossing optocoupler', of(OPTO, /zero.?cross|过零|MOC30[3468]\d/i)),
  trait('hall-switch', '霍尔开关', 'Hall switch', '霍尔开关, 开关型霍尔, 开关霍尔, hall switch, hall effect switch', of(/霍尔/, /开关|switch|latch|锁存|omnipolar|unipolar|bipolar|全极|单极|双极/i)),
  has('omnipolar', '全极', 'Omnipolar', '全极, 全极型, omnipolar', of(/霍尔/, /omnipolar|全极/i)),
  trait('imu', '六轴传感器', '6-axis IMU', '6 轴, 6轴, 六轴, 六轴传感器, 六轴陀螺仪, 六轴imu, 6轴传感器, 6-axis, 6 axis, 6axis, 6 axis imu, 6-axis imu, imu', of(/运动传感|加速度/, /(?<!\d)6 ?轴|六轴|IMU|gyro|6-axis/i)),
  trait('accelerometer', '加速度计', 'Accelerometer', '加速度计, 加速度传感器, 三轴加速度计, 三轴加速度传感器, accelerometer, accelerometers, 3-axis accelerometer', of(/运动传感|加速度/, /加速度|acceler|(?<!\d)[36] ?轴/i)),
  has('digital', '数字', 'Digital', '数字, 数字输出, 数字式, digital, digital output', of(/传感器/, /I2C|单总线|1-Wire|数字|Single bus|SPI|Digital/i), of(/麦克风/, /PDM|I2S|数字|digital/i), of(/电位器|隔离器/, /数字|digital/i)),
  trait('gyro', '陀螺仪', 'Gyroscope', '陀螺仪, gyroscope, gyro', of(/运动传感|加速度/, /gyro|陀螺|IMU|(?<!\d)[69] ?轴/i)),
  trait('tcxo', '温补晶振', 'TCXO', '温补晶振, 温补, 温度补偿晶振, tcxo', of(/温补|有源晶振/, /TCXO|温补|Clipped/i)),
  has('low-esr', '低 ESR', 'Low ESR', '低esr, 低 esr, 低阻抗, 低阻, low esr, low-esr, low impedance', of(/电容/, /low.?esr|低 ?ESR|低阻/i), of(/聚合物|固态电容/)),
  has('logic-level', '逻辑电平', 'Logic level', '逻辑电平, 逻辑电平驱动, logic level, logic-level', of(/MOS|场效应/, (part) => part.most(/^(gateThreshold|vgs_th)$/, 2.5))),
  has('automotive', '车规', 'Automotive', '车规, 车规级, 汽车级, aec-q100, aec-q101, aec-q200, aec-q, aecq, automotive, automotive grade', of(/./, /AEC.?Q\d*|车规|汽车级|automotive/i)),
  has('anti-sulfur', '抗硫化', 'Anti-sulfur', '抗硫化, 抗硫, 防硫化, anti-sulfur, anti sulfur, anti-sulphur', of(/电阻/, /anti.?sul|抗硫/i)),
  has('schmitt', '施密特触发', 'Schmitt trigger', '施密特, 施密特触发, 施密特触发器, 施密特触发芯片, schmitt, schmitt trigger, schmitt-trigger', of(/./, /施密特|schmitt|(?<![A-Z\d])(?:SN)?74[A-Z]{1,5}(?:[123]G)?14(?!\d)|40106|4093/i)),
  has('tri-state', '三态', 'Tri-state', '三态, 三态输出, tri-state, tristate, 3-state, three state', of(/缓冲|触发|锁存|移位|寄存|收发器/, /tri-?state|三态|3-state|(?<![A-Z\d])(?:SN)?74[A-Z]{1,5}(?:125|126|240|241|244|245|365|367|373|374|540|541|573|574|595)(?!\d)/i)),
];

export const TRAITS: readonly Trait[] = [...FUNCTIONS, ...KIND_TRAITS, ...LOGIC_TRAITS, ...CONNECTOR_TRAITS];

const ofKind = new Map<string, readonly Trait[]>();

/** Which traits the part shows. `kind` names its category as `zh / en`. */
export function traitsOf(part: DescribedPart): string[] {
  let candidates = ofKind.get(part.kind);
  if (!candidates) {
    candidates = TRAITS.filter(({ clauses }) => clauses.some((clause) => clause.in.test(part.kind)));
    ofKind.set(part.kind, candidates);
  }
  return candidates
    .filter(({ clauses }) =>
      clauses.some(
        (clause) => clause.in.test(part.kind) && clause.shows(part) && !clause.not?.test(part.text),
      ),
    )
    .map(({ id }) => id);
}

const byId = new Map(TRAITS.map((one) => [one.id, one]));

export const traitNamed = (id: string): Trait | undefined => byId.get(id);

export const traitLabel = (id: string): Text => byId.get(id)?.label ?? { zh: id, en: id };

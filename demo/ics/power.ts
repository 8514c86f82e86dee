// Power-management circuits, power transistors and protection devices of the demo mall, written out.
import { listed } from './sheet.ts';

const FET = ['drainVoltage', 'drainCurrent', 'onResistance', 'gateThreshold'];
const fet = { columns: FET, releasedAt: '2008-01-01' };

export const powers = [
  ...listed({
    categoryCode: 'dc-dc-converter',
    titleZh: '{topology} {outputCurrent} DC-DC 转换器 {package}',
    titleEn: '{topology} {outputCurrent} DC-DC converter, {package}',
    columns: ['topology', 'inputVoltage', 'outputCurrent', 'switchingFrequency'],
    releasedAt: '2011-01-01',
    lines: `
    TI | LM2596S-5.0/NOPB | TO-263-5 | 9.8 | 降压=Buck | 4.5~40V | 3A | 150kHz
    TI | LM2596S-ADJ/NOPB | TO-263-5 | 9.8 | 降压=Buck | 4.5~40V | 3A | 150kHz
    TI | LM2576HVT-12/NOPB | TO-220-5 | 14.6 | 降压=Buck | 4~60V | 3A | 52kHz
    TI | TPS54331DR | SOIC-8 | 3.6 | 降压=Buck | 3.5~28V | 3A | 570kHz
    TI | TPS5430DDAR | ESOP-8 | 4.8 | 降压=Buck | 5.5~36V | 3A | 500kHz
    TI | TPS562201DDCR | SOT-23-6 | 1.2 | 降压=Buck | 4.5~17V | 2A | 580kHz
    TI | TPS563201DDCR | SOT-23-6 | 1.4 | 降压=Buck | 4.5~17V | 3A | 580kHz
    TI | TPS61088RHLR | QFN-20 | 5.8 | 升压=Boost | 2.7~12V | 10A | 2.2MHz
    TI | TPS63020DSJR | DFN-10 | 9.6 | 升降压=Buck-boost | 1.8~5.5V | 4A | 2.4MHz
    TI | TPS40210DGQR | MSOP-10 | 6.2 | 升压控制器=Boost controller | 4.5~52V | | 1MHz
    TI | MC34063ADR | SOIC-8 | 0.98 | 升降压=Buck-boost | 3~40V | 1.5A | 100kHz
    芯源(MPS) | MP1584EN-LF-Z | ESOP-8 | 2.4 | 降压=Buck | 4.5~28V | 3A | 1.5MHz
    芯源(MPS) | MP2307DN-LF-Z | ESOP-8 | 2.2 | 降压=Buck | 4.75~23V | 3A | 340kHz
    芯源(MPS) | MP2451DT-LF-Z | SOT-23-6 | 2.8 | 降压=Buck | 3.3~36V | 600mA | 2MHz
    矽力杰(SILERGY) | SY8089AAAC | SOT-23-5 | 0.52 | 降压=Buck | 2.7~5.5V | 2A | 1MHz
    矽力杰(SILERGY) | SY8113BADC | SOT-23-6 | 0.86 | 降压=Buck | 4.5~18V | 3A | 500kHz
    芯龙(XLSEMI) | XL1509-5.0E1 | SOIC-8 | 1.3 | 降压=Buck | 4.5~40V | 2A | 150kHz
    芯龙(XLSEMI) | XL6009E1 | TO-263-5 | 2.6 | 升压=Boost | 5~32V | 4A | 400kHz
    芯龙(XLSEMI) | XL4015E1 | TO-263-5 | 2.8 | 降压=Buck | 8~36V | 5A | 180kHz
    拓微(TOPPOWER) | TP8350 | SOP-8 | 1.1 | 升压=Boost | 2.7~12V | 6A | 500kHz
    Diodes Inc. | AP63203WU-7 | TSOT-23-6 | 1.7 | 降压=Buck | 3.8~32V | 2A | 1.1MHz
    微盟(MICRONE) | ME2188A33M3G | SOT-23-3 | 0.34 | 升压=Boost | 0.9~6.5V | 300mA | 300kHz`,
  }),
  ...listed({
    categoryCode: 'battery-charger',
    titleZh: '{chargeCurrent} 电池充电管理 {package}',
    titleEn: '{chargeCurrent} battery charger, {package}',
    columns: ['chargeCurrent', 'inputVoltage', 'cells'],
    releasedAt: '2011-01-01',
    lines: `
    拓微(TOPPOWER) | TP4056-42-ESOP8 | ESOP-8 | 0.42 | 1A | 4~8V | 1
    拓微(TOPPOWER) | TP4054-42-SOT25R | SOT-23-5 | 0.3 | 800mA | 4.25~6.5V | 1
    TI | BQ24075RGTR | QFN-16 | 7.8 | 1.5A | 4.35~6.4V | 1
    TI | BQ25895RTWR | QFN-24 | 11.4 | 5A | 3.9~14V | 1
    英集芯(INJOINIC) | IP5306 | ESOP-8 | 1.3 | 2.1A | 4.65~5.5V | 1
    Microchip | MCP73831T-2ACI/OT | SOT-23-5 | 3.6 | 500mA | 3.75~6V | 1
    微盟(MICRONE) | ME4054BM5G-N | SOT-23-5 | 0.38 | 500mA | 4.2~6.5V | 1`,
  }),
  ...listed({
    categoryCode: 'battery-charger',
    titleZh: '{cells} 节锂电池保护芯片 {package}',
    titleEn: '{cells}-cell Li-ion battery protection IC, {package}',
    columns: ['cells', 'inputVoltage'],
    releasedAt: '2014-01-01',
    lines: `
    TI | BQ29700DSER | DFN-6 | 1.6 | 1 | 1.5~8V
    TI | BQ29707DSER | DFN-6 | 1.7 | 1 | 1.5~8V`,
  }),
  ...listed({
    categoryCode: 'battery-charger',
    titleZh: '{cells} 节电池电量计 {package}',
    titleEn: '{cells}-cell battery fuel gauge, {package}',
    columns: ['cells', 'inputVoltage', 'interface'],
    releasedAt: '2012-01-01',
    lines: `
    Maxim | MAX17048G+T10 | DFN-8 | 8.2 | 1 | 2.5~4.5V | I2C
    Maxim | MAX17049G+T10 | DFN-8 | 9.4 | 2 | 2.5~4.5V | I2C`,
  }),
  ...listed({
    categoryCode: 'led-driver-ic',
    titleZh: '{channels} 路 LED 驱动 {package}',
    titleEn: '{channels}-channel LED driver, {package}',
    columns: ['channels', 'outputCurrent', 'inputVoltage'],
    releasedAt: '2010-01-01',
    lines: `
    晶丰明源(BPS) | BP2832AJ | SOP-8 | 0.62 | 1 | 150mA | 85~265V
    Diodes Inc. | AL8805W5-7 | SOT-23-5 | 1.9 | 1 | 1A | 6~36V
    天微(TITAN MICRO) | TM1637 | SOIC-20W | 0.72 | 6 | 80mA | 3.3~5.5V
    Maxim | MAX7219CWG+T | SOP-24 | 22 | 8 | 40mA | 4~5.5V
    TI | TLC5940PWPR | TSSOP-28 | 11.2 | 16 | 120mA | 3~5.5V
    聚积(MBI) | MBI5024GF | SOP-24 | 1.9 | 16 | 90mA | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'gate-driver',
    titleZh: '{driveCurrent} 栅极驱动器 {package}',
    titleEn: '{driveCurrent} gate driver, {package}',
    columns: ['driveCurrent', 'channels', 'supplyVoltage'],
    releasedAt: '2009-01-01',
    lines: `
    Infineon | IR2110STRPBF | SOIC-16W | 8.6 | 2.5A | 2 | 10~20V
    Infineon | IR2104STRPBF | SOIC-8 | 4.2 | 270mA | 2 | 10~20V
    Infineon | 1EDI20I12AFXUMA1 | SOIC-8 | 9.8 | 4A | 1 | 3.1~17V
    TI | UCC27524DR | SOIC-8 | 4.6 | 5A | 2 | 4.5~18V
    TI | UCC21520DWR | SOIC-16W | 12.8 | 6A | 2 | 3~18V
    屹晶微(EG) | EG2104 | SOP-8 | 0.86 | 1A | 2 | 10~20V
    纳芯微(NOVOSENSE) | NSI6602B-DSWR | SOIC-16W | 6.4 | 6A | 2 | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'motor-driver',
    titleZh: '{outputCurrent} 电机驱动 {package}',
    titleEn: '{outputCurrent} motor driver, {package}',
    columns: ['outputCurrent', 'motorType', 'supplyVoltage'],
    releasedAt: '2010-01-01',
    lines: `
    TI | DRV8833PWPR | TSSOP-16 | 4.2 | 1.5A | 双路直流=Dual DC | 2.7~10.8V
    TI | DRV8825PWPR | TSSOP-28 | 11.6 | 2.5A | 步进=Stepper | 8.2~45V
    TI | DRV8871DDAR | ESOP-8 | 5.4 | 3.6A | 直流=DC | 6.5~45V
    ST | L298N | MULTIWATT-15 | 16.5 | 2A | 双路直流=Dual DC | 4.5~46V
    ST | L6205D013TR | SOIC-20W | 24 | 2.8A | 步进=Stepper | 8~52V
    Allegro | A4988SETTR-T | QFN-28 | 7.2 | 2A | 步进=Stepper | 8~35V
    Toshiba | TB6612FNG,C,8,EL | SSOP-24 | 6.6 | 1.2A | 双路直流=Dual DC | 2.5~13.5V
    Trinamic | TMC2209-LA-T | QFN-28 | 14.8 | 2A | 步进=Stepper | 4.75~29V
    TI | DRV8313PWPR | TSSOP-28 | 14.8 | 2.5A | 三相无刷=Three-phase brushless | 8~60V
    TI | ULN2003ADR | SOIC-16 | 0.62 | 500mA | 达林顿阵列=Darlington array | 0~50V
    TI | ULN2803ADWR | SOIC-18W | 1.6 | 500mA | 达林顿阵列=Darlington array | 0~50V`,
  }),
  ...listed({
    categoryCode: 'power-switch',
    titleZh: '{outputCurrent} 负载开关 {package}',
    titleEn: '{outputCurrent} load switch, {package}',
    columns: ['outputCurrent', 'inputVoltage', 'onResistance'],
    releasedAt: '2010-01-01',
    lines: `
    TI | TPS22918DBVR | SOT-23-6 | 1.3 | 2A | 1~5.5V | 52mΩ
    TI | TPS2553DBVR | SOT-23-6 | 2.1 | 1.5A | 2.5~6.5V | 85mΩ
    Diodes Inc. | AP2191DWG-7 | SOT-23-5 | 1.1 | 1.5A | 2.7~5.5V | 95mΩ
    圣邦(SGMICRO) | SGM2553YN6G/TR | SOT-23-6 | 0.82 | 1.5A | 2.5~5.5V | 100mΩ
    Infineon | BTS50085-1TMA | TO-220-5 | 22 nrnd | 38A | 5~34V | 7.2mΩ`,
  }),
  ...listed({
    categoryCode: 'reset-supervisor',
    titleZh: '{threshold} 复位监控 {package}',
    titleEn: '{threshold} reset supervisor, {package}',
    columns: ['threshold', 'supplyVoltage', 'quiescentCurrent'],
    releasedAt: '2003-01-01',
    lines: `
    Maxim | MAX809SEUR+T | SOT-23 | 3.2 | 2.93V | 1~5.5V | 24uA
    onsemi | MAX809STRG | SOT-23 | 0.82 | 2.93V | 1~5.5V | 1.2uA
    TI | TPS3839G33DBZR | SOT-23 | 2.1 | 3.08V | 0.9~6.5V | 150nA
    Maxim | MAX706SESA+T | SOIC-8 | 8.8 | 2.93V | 1~5.5V | 100uA
    圣邦(SGMICRO) | SGM809-SXN3LG/TR | SOT-23 | 0.36 | 2.93V | 1~5.5V | 7uA`,
  }),
  ...listed({
    ...fet,
    categoryCode: 'mosfet-n',
    titleZh: 'N 沟道 {drainVoltage} {drainCurrent} MOS 管 {package}',
    titleEn: 'N-channel {drainVoltage} {drainCurrent} MOSFET, {package}',
    lines: `
    Alpha & Omega | AO3400A | SOT-23 | 0.22 | 30V | 5.7A | 26.5mΩ | 1.05V
    Alpha & Omega | AO3416 | SOT-23 | 0.32 | 20V | 6.5A | 22mΩ | 0.7V
    Alpha & Omega | AON6512 | DFN5x6-8 | 1.6 | 30V | 150A | 1.7mΩ | 1.5V
    Vishay | SI2302CDS-T1-GE3 | SOT-23 | 0.62 | 20V | 2.9A | 57mΩ | 0.85V
    Vishay | SI7336ADP-T1-GE3 | DFN5x6-8 | 3.4 | 30V | 30A | 3mΩ | 2V
    onsemi | 2N7002LT1G | SOT-23 | 0.11 | 60V | 115mA | 7.5Ω | 2.1V
    onsemi | BSS138LT1G | SOT-23 | 0.14 | 50V | 200mA | 3.5Ω | 1.5V
    Infineon | IRF7313TRPBF | SOIC-8 | 2.4 | 30V | 6.5A | 29mΩ | 1V
    onsemi | FDS6690A | SOIC-8 | 1.9 nrnd | 30V | 11A | 12.5mΩ | 1.9V
    长电(CJ) | 2N7002 | SOT-23 | 0.045 | 60V | 115mA | 7.5Ω | 2.1V
    长电(CJ) | CJ2302 | SOT-23 | 0.1 | 20V | 2.1A | 60mΩ | 0.9V
    韦尔(WILLSEMI) | WNM2016-3/TR | SOT-23 | 0.16 | 20V | 3.2A | 46mΩ | 0.8V
    韦尔(WILLSEMI) | WNM2046E-3/TR | SOT-523 | 0.12 | 20V | 710mA | 420mΩ | 0.85V
    Infineon | IRF540NPBF | TO-220 | 3.4 | 100V | 33A | 44mΩ | 4V
    Infineon | IRFZ44NPBF | TO-220 | 3 | 55V | 49A | 17.5mΩ | 4V
    Infineon | IRF3205PBF | TO-220 | 4.2 | 55V | 110A | 8mΩ | 4V
    Infineon | IRLML6344TRPBF | SOT-23 | 0.62 | 30V | 5A | 29mΩ | 0.8V
    Infineon | IRLZ44NPBF | TO-220 | 4.4 | 55V | 47A | 22mΩ | 2V
    Infineon | BSC014N06NSATMA1 | DFN5x6-8 | 7.8 | 60V | 100A | 1.45mΩ | 2.8V
    Infineon | IPW60R041C6FKSA1 | TO-247 | 34 | 600V | 77.5A | 41mΩ | 3V
    ST | STP55NF06L | TO-220 | 5.4 | 60V | 55A | 18mΩ | 1.7V
    ST | STD12NF06LT4 | TO-252 | 2.6 | 60V | 12A | 100mΩ | 1.5V
    士兰微(SILAN) | SVF7N65F | TO-220F | 1.7 | 650V | 7A | 1.4Ω | 4V
    新洁能(NCE) | NCE6080K | TO-252 | 1.05 | 60V | 80A | 8.5mΩ | 3V
    Toshiba | SSM3K15AFS,LF | SOT-523 | 0.26 | 30V | 100mA | 3.6Ω | 1.5V`,
  }),
  ...listed({
    ...fet,
    categoryCode: 'mosfet-p',
    titleZh: 'P 沟道 {drainVoltage} {drainCurrent} MOS 管 {package}',
    titleEn: 'P-channel {drainVoltage} {drainCurrent} MOSFET, {package}',
    lines: `
    Alpha & Omega | AO3401A | SOT-23 | 0.26 | -30V | 4A | 50mΩ | -0.9V
    Alpha & Omega | AO3415A | SOT-23 | 0.38 | -20V | 5A | 41mΩ | -0.57V
    Alpha & Omega | AO4407A | SOIC-8 | 1.2 | -30V | 12A | 13mΩ | -2.3V
    Vishay | SI2301CDS-T1-GE3 | SOT-23 | 0.6 | -20V | 3.1A | 112mΩ | -1V
    Vishay | SI2305CDS-T1-GE3 | SOT-23 | 0.82 | -8V | 5.8A | 35mΩ | -0.7V
    onsemi | BSS84LT1G | SOT-23 | 0.24 | -50V | 130mA | 10Ω | -1.6V
    长电(CJ) | CJ2301 | SOT-23 | 0.1 | -20V | 2.3A | 90mΩ | -0.8V
    韦尔(WILLSEMI) | WPM2341A-3/TR | SOT-23 | 0.2 | -20V | 4.1A | 42mΩ | -0.7V
    Infineon | IRF9540NPBF | TO-220 | 5.2 | -100V | 23A | 117mΩ | -4V
    Infineon | IRLML6402TRPBF | SOT-23 | 0.76 | -20V | 3.7A | 65mΩ | -0.55V`,
  }),
  ...listed({
    categoryCode: 'igbt',
    titleZh: '{collectorVoltage} {collectorCurrent} IGBT {package}',
    titleEn: '{collectorVoltage} {collectorCurrent} IGBT, {package}',
    columns: ['collectorVoltage', 'collectorCurrent', 'saturationVoltage'],
    releasedAt: '2012-01-01',
    picture: 'igbt-module',
    lines: `
    Infineon | IKW40N120T2FKSA1 | TO-247 | 32 | 1.2kV | 75A | 1.75V
    Infineon | IKW50N60T | TO-247 | 28 | 600V | 80A | 1.5V
    Infineon | FF450R12ME4 | EconoDUAL-3 | 780 | 1.2kV | 450A | 1.75V
    onsemi | FGH60N60SMD | TO-247 | 26 | 600V | 120A | 1.9V
    ST | STGW40H65DFB | TO-247 | 19.8 | 650V | 80A | 1.6V
    斯达(STARPOWER) | GD75HFU120C1S | C1-34mm | 165 | 1.2kV | 75A | 2.9V`,
  }),
  ...listed({
    ...fet,
    categoryCode: 'sic-mosfet',
    titleZh: '{drainVoltage} {onResistance} 碳化硅 MOS 管 {package}',
    titleEn: '{drainVoltage} {onResistance} SiC MOSFET, {package}',
    lines: `
    Wolfspeed | C3M0075120K | TO-247-4 | 62 | 1.2kV | 32A | 75mΩ | 2.5V
    Wolfspeed | C2M0080120D | TO-247 | 74 | 1.2kV | 36A | 80mΩ | 2.9V
    ROHM | SCT3040KLGC11 | TO-247 | 118 | 1.2kV | 55A | 40mΩ | 4V
    Infineon | IMW120R045M1XKSA1 | TO-247 | 88 | 1.2kV | 52A | 45mΩ | 4.5V
    基本半导体(BASIC) | B1M080120HC | TO-247 | 34 | 1.2kV | 44A | 80mΩ | 2.8V`,
  }),
  ...listed({
    categoryCode: 'esd-protection',
    titleZh: '{standOffVoltage} {channels} 路 ESD 保护 {package}',
    titleEn: '{standOffVoltage} {channels}-line ESD protection, {package}',
    columns: ['standOffVoltage', 'channels', 'lineCapacitance', 'clampVoltage'],
    releasedAt: '2009-01-01',
    lines: `
    ST | USBLC6-2SC6 | SOT-23-6 | 0.62 | 5.25V | 2 | 3.5pF | 17V
    TI | TPD4E05U06DQAR | DFN-10 | 1.3 | 5.5V | 4 | 0.5pF | 14V
    TI | TPD2E001DRLR | SOT-563 | 0.9 | 5.5V | 2 | 1.5pF | 16V
    Nexperia | PESD5V0S1BL,315 | SOD-882 | 0.24 | 5V | 1 | 35pF | 14V
    Nexperia | PESD1CAN,215 | SOT-23 | 0.92 | 24V | 2 | 11pF | 41V
    onsemi | ESD9B5.0ST5G | SOD-882 | 0.21 | 5V | 1 | 15pF | 10.5V
    Semtech | RCLAMP0524P.TCT | DFN-10 | 1.6 | 5V | 4 | 0.3pF | 15V
    韦尔(WILLSEMI) | ESD5451N-2/TR | DFN1006-2 | 0.045 | 5V | 1 | 17pF | 10V
    韦尔(WILLSEMI) | ESD54231N-2/TR | DFN1006-2 | 0.06 | 3.3V | 1 | 12pF | 8V
    Littelfuse | SP0503BAHTG | SOT-143 | 1.3 | 5.5V | 3 | 50pF | 8.5V
    雷卯(LEIDITECH) | SMC24 | SOT-23 | 0.36 | 24V | 2 | 30pF | 40V`,
  }),
  ...listed({
    categoryCode: 'gas-discharge-tube',
    titleZh: '{breakdownVoltage} {surgeCurrent} 气体放电管',
    titleEn: '{breakdownVoltage} {surgeCurrent} gas discharge tube',
    columns: ['breakdownVoltage', 'surgeCurrent', 'tolerance'],
    releasedAt: '2005-01-01',
    picture: 'p-gdt',
    lines: `
    Bourns | 2038-15-SM-RPLF | SMD-2P | 1.9 | 150V | 5kA | ±20%
    Bourns | 2027-23-BLF | D8x6mm | 3.4 | 230V | 10kA | ±15%
    Littelfuse | SL1002A090SM | SMD-2P | 2.1 | 90V | 2.5kA | ±20%
    君耀(BRIGHTKING) | 2RM090L-8 | D8x6mm | 0.92 | 90V | 10kA | ±20%
    君耀(BRIGHTKING) | 3RM230L-8 | D8x10mm | 1.4 | 230V | 10kA | ±20%`,
  }),
];

// Amplifiers, converters, references, interface and isolation circuits of the demo mall, written out.
import { listed } from './sheet.ts';

const AMP = ['channels', 'bandwidth', 'slewRate', 'offsetVoltage', 'supplyVoltage'];

export const analogs = [
  ...listed({
    categoryCode: 'op-amp',
    titleZh: '{channels} 通道 {bandwidth} 运算放大器 {package}',
    titleEn: '{channels}-channel {bandwidth} operational amplifier, {package}',
    columns: AMP,
    releasedAt: '2004-01-01',
    lines: `
    TI | LM358DR | SOIC-8 | 0.42 | 2 | 700kHz | 0.3V/us | 3mV | 3~32V
    TI | LM324DR | SOIC-14 | 0.5 | 4 | 1.2MHz | 0.5V/us | 3mV | 3~32V
    TI | NE5532DR | SOIC-8 | 1.1 | 2 | 10MHz | 9V/us | 0.5mV | 10~30V
    TI | TL072CDR | SOIC-8 | 0.86 | 2 | 5.25MHz | 20V/us | 1mV | 4.5~40V
    TI | TL074CDR | SOIC-14 | 1.2 | 4 | 5.25MHz | 20V/us | 1mV | 4.5~40V
    TI | OPA2134UA | SOIC-8 | 14.8 | 2 | 8MHz | 20V/us | 0.5mV | 5~36V
    TI | OPA2188AIDR | SOIC-8 | 12.5 | 2 | 2MHz | 0.8V/us | 6uV | 4~36V
    TI | LMV321IDBVR | SOT-23-5 | 0.52 | 1 | 1MHz | 1V/us | 1.7mV | 2.7~5.5V
    TI | TLV2372IDR | SOIC-8 | 3.2 | 2 | 3MHz | 2.4V/us | 2mV | 2.7~16V
    TI | UA741CDR | SOIC-8 | 0.9 | 1 | 1MHz | 0.5V/us | 1mV | 10~30V
    ADI | OP07DRZ | SOIC-8 | 4.4 | 1 | 600kHz | 0.2V/us | 85uV | 6~36V
    ADI | AD8605ARTZ-REEL7 | SOT-23-5 | 6.8 | 1 | 10MHz | 5V/us | 20uV | 2.7~5.5V
    ADI | ADA4528-2ARMZ | MSOP-8 | 22 | 2 | 3.4MHz | 0.5V/us | 0.3uV | 2.2~5.5V
    Microchip | MCP6002T-I/SN | SOIC-8 | 1.9 | 2 | 1MHz | 0.6V/us | 4.5mV | 1.8~6V
    Microchip | MCP6001T-I/OT | SOT-23-5 | 1.4 | 1 | 1MHz | 0.6V/us | 4.5mV | 1.8~6V
    ST | LM358DT | SOIC-8 | 0.46 | 2 | 1.1MHz | 0.6V/us | 2mV | 3~30V
    圣邦(SGMICRO) | SGM358YS8G/TR | SOIC-8 | 0.52 | 2 | 1.1MHz | 0.5V/us | 3.5mV | 2.1~5.5V
    圣邦(SGMICRO) | SGM8551XN5G/TR | SOT-23-5 | 1.4 | 1 | 1.8MHz | 0.95V/us | 1uV | 2.5~5.5V
    圣邦(SGMICRO) | SGM721XN5/TR | SOT-23-5 | 0.74 | 1 | 11MHz | 8.5V/us | 2mV | 2.5~5.5V
    思瑞浦(3PEAK) | TP1542A-SR | SOIC-8 | 0.68 | 2 | 1.3MHz | 0.7V/us | 1mV | 2.1~6V
    润石(RUNIC) | RS622XK | SOIC-8 | 0.58 | 2 | 7MHz | 4.5V/us | 0.8mV | 2.5~5.5V
    Nisshinbo | NJM4558M-TE1 | SOP-8 | 0.82 | 2 | 3MHz | 1V/us | 0.5mV | 8~36V`,
  }),
  ...listed({
    categoryCode: 'comparator',
    titleZh: '{channels} 通道 电压比较器 {package}',
    titleEn: '{channels}-channel comparator, {package}',
    columns: ['channels', 'propagationDelay', 'offsetVoltage', 'supplyVoltage'],
    releasedAt: '2003-01-01',
    lines: `
    TI | LM393DR | SOIC-8 | 0.4 | 2 | 1.3us | 2mV | 2~36V
    TI | LM339DR | SOIC-14 | 0.48 | 4 | 1.3us | 2mV | 2~36V
    TI | LM311DR | SOIC-8 | 0.9 | 1 | 200ns | 2mV | 5~30V
    TI | TLV3501AIDBVR | SOT-23-6 | 9.8 | 1 | 4.5ns | 1mV | 2.7~5.5V
    ST | LM393DT | SOIC-8 | 0.44 | 2 | 1.3us | 1mV | 2~36V
    圣邦(SGMICRO) | SGM8743YS8G/TR | SOIC-8 | 1.3 | 2 | 35ns | 0.8mV | 2.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'instrumentation-amp',
    titleZh: '{bandwidth} 仪表放大器 {package}',
    titleEn: '{bandwidth} instrumentation amplifier, {package}',
    columns: AMP,
    releasedAt: '2005-01-01',
    lines: `
    ADI | AD620ARZ-REEL7 | SOIC-8 | 26 | 1 | 1MHz | 1.2V/us | 30uV | 4.6~36V
    ADI | AD8221ARMZ | MSOP-8 | 34 | 1 | 825kHz | 2V/us | 25uV | 4.6~36V
    TI | INA128UA | SOIC-8 | 28 | 1 | 1.3MHz | 4V/us | 25uV | 4.5~36V
    TI | INA333AIDGKR | MSOP-8 | 15.5 | 1 | 150kHz | 0.16V/us | 10uV | 1.8~5.5V`,
  }),
  ...listed({
    categoryCode: 'current-sense-amp',
    titleZh: '电流检测放大器 {package}',
    titleEn: 'Current-sense amplifier, {package}',
    columns: ['channels', 'bandwidth', 'commonModeVoltage', 'supplyVoltage'],
    releasedAt: '2010-01-01',
    lines: `
    TI | INA199A1DCKR | SC-70-5 | 1.9 | 1 | 80kHz | -0.3~26V | 2.7~26V
    TI | INA219AIDR | SOIC-8 | 8.4 | 1 | | 0~26V | 3~5.5V
    TI | INA226AIDGSR | MSOP-10 | 9.2 | 1 | | 0~36V | 2.7~5.5V
    TI | INA240A1PWR | TSSOP-8 | 11 | 1 | 400kHz | -4~80V | 2.7~5.5V
    纳芯微(NOVOSENSE) | NSCSA240-Q1A1PWR | TSSOP-8 | 6.4 | 1 | 400kHz | -4~80V | 2.7~5.5V`,
  }),
  ...listed({
    categoryCode: 'current-sense-amp',
    titleZh: '{bandwidth} 隔离放大器 {package}',
    titleEn: '{bandwidth} isolation amplifier, {package}',
    columns: ['channels', 'bandwidth', 'supplyVoltage'],
    releasedAt: '2012-01-01',
    lines: `
    TI | AMC1200SDUBR | SOP-8 | 18.6 | 1 | 60kHz | 4.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'audio-amp',
    titleZh: '{power} 音频功放 {package}',
    titleEn: '{power} audio amplifier, {package}',
    columns: ['channels', 'power', 'supplyVoltage'],
    releasedAt: '2006-01-01',
    lines: `
    TI | LM386MX-1/NOPB | SOIC-8 | 2.6 | 1 | 0.325W | 4~12V
    TI | TPA3116D2DADR | TSSOP-48 | 12.6 | 2 | 50W | 4.5~26V
    TI | TPA2012D2RTJR | QFN-20 | 5.8 | 2 | 2.1W | 2.5~5.5V
    Diodes Inc. | PAM8403DR-H | SOP-16 | 0.9 | 2 | 3W | 2.5~5.5V
    美昇(MIXINNO) | MIX2052 | ESOP-8 | 0.62 | 1 | 6W | 2.5~5.5V
    Maxim | MAX98357AETE+T | QFN-16 | 9.6 | 1 | 3.2W | 2.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'adc',
    titleZh: '{resolution} {sampleRate} {channels} 通道 模数转换器 {package}',
    titleEn: '{resolution} {sampleRate} {channels}-channel ADC, {package}',
    columns: ['resolution', 'sampleRate', 'channels', 'interface', 'supplyVoltage'],
    releasedAt: '2009-01-01',
    lines: `
    TI | ADS1115IDGSR | MSOP-10 | 8.6 | 16bit | 860SPS | 4 | I2C | 2~5.5V
    TI | ADS1256IDBR | SSOP-28 | 26 | 24bit | 30kSPS | 8 | SPI | 4.75~5.25V
    TI | ADS8688IDBTR | TSSOP-28 | 62 | 16bit | 500kSPS | 8 | SPI | 4.75~5.25V
    ADI | AD7606BSTZ | LQFP-64 | 78 | 16bit | 200kSPS | 8 | 并口/SPI=Parallel/SPI | 4.75~5.25V
    ADI | AD7124-4BRUZ | TSSOP-24 | 46 | 24bit | 19.2kSPS | 4 | SPI | 2.7~3.6V
    ADI | AD7705BRZ | SOIC-16W | 24 nrnd | 16bit | 500SPS | 2 | SPI | 2.7~5.25V
    Microchip | MCP3008-I/SL | SOIC-16 | 13.6 | 10bit | 200kSPS | 8 | SPI | 2.7~5.5V
    Microchip | MCP3421A0T-E/CH | SOT-23-6 | 8.8 | 18bit | 240SPS | 1 | I2C | 2.7~5.5V
    海芯(AVIA) | HX711 | SOP-16 | 1.3 | 24bit | 80SPS | 2 | 两线串行=2-wire serial | 2.6~5.5V
    Microchip | MCP3204-CI/SL | SOIC-14 | 14.2 | 12bit | 100kSPS | 4 | SPI | 2.7~5.5V
    Microchip | MCP3208-CI/SL | SOIC-16 | 17.6 | 12bit | 100kSPS | 8 | SPI | 2.7~5.5V
    TI | ADS7828E/250 | TSSOP-16 | 13.8 | 12bit | 50kSPS | 8 | I2C | 2.7~5.25V
    芯海(CHIPSEA) | CS1237-SO | SOP-8 | 1.1 | 24bit | 1.28kSPS | 1 | 两线串行=2-wire serial | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'dac',
    titleZh: '{resolution} {channels} 通道 数模转换器 {package}',
    titleEn: '{resolution} {channels}-channel DAC, {package}',
    columns: ['resolution', 'channels', 'interface', 'supplyVoltage'],
    releasedAt: '2007-01-01',
    lines: `
    Microchip | MCP4725A0T-E/CH | SOT-23-6 | 4.6 | 12bit | 1 | I2C | 2.7~5.5V
    Microchip | MCP4922-E/SL | SOIC-14 | 16.8 | 12bit | 2 | SPI | 2.7~5.5V
    TI | DAC8563SDGSR | MSOP-10 | 38 | 16bit | 2 | SPI | 2.7~5.5V
    TI | DAC7512N/3K | SOT-23-6 | 12.4 | 12bit | 1 | SPI | 2.7~5.5V
    ADI | AD5689RARUZ | TSSOP-16 | 54 | 16bit | 2 | SPI | 2.7~5.5V`,
  }),
  ...listed({
    categoryCode: 'voltage-reference',
    titleZh: '{outputVoltage} {accuracy} 电压基准 {package}',
    titleEn: '{outputVoltage} {accuracy} voltage reference, {package}',
    columns: ['outputVoltage', 'accuracy', 'tempCoefficient'],
    releasedAt: '2002-01-01',
    lines: `
    TI | TL431AIDBZR | SOT-23 | 0.36 | 2.495V | ±1% | 50ppm/℃
    TI | TL431ACLP | TO-92 | 0.42 | 2.495V | ±1% | 50ppm/℃
    TI | REF3030AIDBZR | SOT-23 | 4.2 | 3V | ±0.2% | 50ppm/℃
    TI | REF5025AIDR | SOIC-8 | 13.4 | 2.5V | ±0.1% | 8ppm/℃
    TI | LM4040AIM3-2.5/NOPB | SOT-23 | 4.8 | 2.5V | ±0.1% | 100ppm/℃
    ADI | ADR4525BRZ | SOIC-8 | 34 | 2.5V | ±0.02% | 2ppm/℃
    长电(CJ) | CJ431 | SOT-23 | 0.09 | 2.495V | ±0.5% | 50ppm/℃`,
  }),
  ...listed({
    categoryCode: 'rs485-transceiver',
    titleZh: '{dataRate} {duplex} RS-485 收发器 {package}',
    titleEn: '{dataRate} {duplex} RS-485 transceiver, {package}',
    columns: ['dataRate', 'duplex', 'supplyVoltage'],
    releasedAt: '2004-01-01',
    lines: `
    Maxim | MAX485ESA+T | SOIC-8 | 7.2 | 2.5Mbps | 半双工=half-duplex | 4.75~5.25V
    Maxim | MAX3485ESA+T | SOIC-8 | 9.4 | 10Mbps | 半双工=half-duplex | 3~3.6V
    TI | SN65HVD72DR | SOIC-8 | 7.8 | 250kbps | 半双工=half-duplex | 3~3.6V
    TI | SN65HVD75DR | SOIC-8 | 8.6 | 20Mbps | 半双工=half-duplex | 3~3.6V
    TI | SN75176BDR | SOIC-8 | 2.2 | 10Mbps | 半双工=half-duplex | 4.75~5.25V
    MaxLinear | SP3485EN-L/TR | SOIC-8 | 1.6 | 10Mbps | 半双工=half-duplex | 3~3.6V
    思瑞浦(3PEAK) | TP8485E-SR | SOIC-8 | 0.98 | 250kbps | 半双工=half-duplex | 3~5.5V
    ADI | ADM2587EBRWZ | SOIC-20W | 42 | 500kbps | 隔离=isolated | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'can-transceiver',
    titleZh: '{dataRate} CAN 收发器 {package}',
    titleEn: '{dataRate} CAN transceiver, {package}',
    columns: ['dataRate', 'supplyVoltage'],
    releasedAt: '2005-01-01',
    lines: `
    NXP | TJA1050T/CM,118 | SOIC-8 | 3.4 nrnd | 1Mbps | 4.75~5.25V
    NXP | TJA1051T/3,118 | SOIC-8 | 4.2 | 5Mbps | 4.5~5.5V
    NXP | TJA1042T/3,118 | SOIC-8 | 5.2 | 5Mbps | 4.5~5.5V
    TI | SN65HVD230DR | SOIC-8 | 5.8 | 1Mbps | 3~3.6V
    TI | TCAN1042VDRQ1 | SOIC-8 | 6.6 | 2Mbps | 4.5~5.5V
    芯力特(SIT) | SIT1050T | SOIC-8 | 1.5 | 1Mbps | 4.5~5.5V
    TI | ISO1050DUBR | SOP-8 | 14.6 | 1Mbps | 3~5.5V
    纳芯微(NOVOSENSE) | NSI1050-DDBR | SOP-8 | 6.8 | 1Mbps | 3~5.5V
    纳芯微(NOVOSENSE) | NCA1042-Q1SPR | SOIC-8 | 2.8 | 5Mbps | 4.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'rs232-transceiver',
    titleZh: '{dataRate} {channels} 通道 RS-232 收发器 {package}',
    titleEn: '{dataRate} {channels}-channel RS-232 transceiver, {package}',
    columns: ['channels', 'dataRate', 'supplyVoltage'],
    releasedAt: '2000-01-01',
    lines: `
    Maxim | MAX232ESE+T | SOIC-16 | 8.6 | 2 | 120kbps | 4.5~5.5V
    Maxim | MAX3232EUE+T | TSSOP-16 | 10.4 | 2 | 250kbps | 3~5.5V
    TI | MAX3232IDR | SOIC-16 | 3.2 | 2 | 250kbps | 3~5.5V
    MaxLinear | SP3232EEN-L/TR | SOIC-16 | 2.1 | 2 | 235kbps | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'usb-bridge',
    titleZh: 'USB 转 {interface} 芯片 {package}',
    titleEn: 'USB to {interface} bridge, {package}',
    columns: ['interface', 'dataRate', 'supplyVoltage'],
    releasedAt: '2011-01-01',
    lines: `
    沁恒(WCH) | CH340G | SOP-16 | 2.1 | UART | 2Mbps | 3.3~5V
    沁恒(WCH) | CH340C | SOP-16 | 2.3 | UART | 2Mbps | 3.3~5V
    沁恒(WCH) | CH340N | SOP-8 | 1.8 | UART | 2Mbps | 3.3~5V
    沁恒(WCH) | CH9102F | QFN-24 | 2.9 | UART | 4Mbps | 3.3~5V
    Silicon Labs | CP2102-GMR | QFN-28 | 9.6 nrnd | UART | 1Mbps | 3~3.6V
    Silicon Labs | CP2102N-A02-GQFN28R | QFN-28 | 10.4 | UART | 3Mbps | 3~3.6V
    FTDI | FT232RL-REEL | SSOP-28 | 22 | UART | 3Mbps | 3.3~5.25V
    FTDI | FT2232HL-REEL | LQFP-64 | 38 | UART/FIFO | 12Mbps | 3~3.6V`,
  }),
  ...listed({
    categoryCode: 'ethernet-phy',
    titleZh: '{dataRate} 以太网芯片 {package}',
    titleEn: '{dataRate} Ethernet controller, {package}',
    columns: ['dataRate', 'interface', 'supplyVoltage'],
    releasedAt: '2012-01-01',
    lines: `
    Microchip | LAN8720A-CP-TR | QFN-24 | 5.6 | 100Mbps | RMII | 1.6~3.6V
    Microchip | ENC28J60-I/SS | SSOP-28 | 14.6 | 10Mbps | SPI | 3.1~3.6V
    Realtek | RTL8211F-CG | QFN-40 | 7.8 | 1Gbps | RGMII | 3.3V
    WIZnet | W5500 | LQFP-48 | 13.4 | 100Mbps | SPI | 2.97~3.63V
    TI | DP83848IVVX/NOPB | LQFP-48 | 16.8 | 100Mbps | MII/RMII | 3~3.6V
    裕太微(MOTORCOMM) | YT8512C | QFN-32 | 3.6 | 100Mbps | MII/RMII | 3.3V`,
  }),
  ...listed({
    categoryCode: 'level-shifter',
    titleZh: '{channels} 通道 电平转换器 {package}',
    titleEn: '{channels}-channel level translator, {package}',
    columns: ['channels', 'dataRate', 'supplyVoltage'],
    releasedAt: '2008-01-01',
    lines: `
    TI | TXS0108EPWR | TSSOP-20 | 2.6 | 8 | 110Mbps | 1.2~3.6V
    TI | TXB0104PWR | TSSOP-14 | 2.2 | 4 | 100Mbps | 1.2~3.6V
    TI | SN74LVC1T45DBVR | SOT-23-6 | 0.92 | 1 | 420Mbps | 1.65~5.5V
    TI | SN74LVC8T245PWR | TSSOP-24 | 3.1 | 8 | 420Mbps | 1.65~5.5V
    润石(RUNIC) | RS0104YQ | QFN-14 | 0.92 | 4 | 100Mbps | 1.65~5.5V`,
  }),
  ...listed({
    categoryCode: 'io-expander',
    titleZh: '{channels} 路 {interface} I/O 扩展 {package}',
    titleEn: '{channels}-bit {interface} I/O expander, {package}',
    columns: ['channels', 'interface', 'supplyVoltage'],
    releasedAt: '2006-01-01',
    lines: `
    NXP | PCF8574T/3,518 | SOIC-16W | 3.8 | 8 | I2C | 2.5~6V
    NXP | PCA9555PW,118 | TSSOP-24 | 4.2 | 16 | I2C | 2.3~5.5V
    Microchip | MCP23017-E/SS | SSOP-28 | 8.8 | 16 | I2C | 1.8~5.5V
    TI | TCA9548APWR | TSSOP-24 | 4.6 | 8 | I2C | 1.65~5.5V`,
  }),
  ...listed({
    categoryCode: 'digital-isolator',
    titleZh: '{channels} 通道 {isolation} 数字隔离器 {package}',
    titleEn: '{channels}-channel {isolation} digital isolator, {package}',
    columns: ['channels', 'isolation', 'dataRate', 'supplyVoltage'],
    releasedAt: '2013-01-01',
    lines: `
    TI | ISO7721DR | SOIC-8 | 6.4 | 2 | 3kV | 100Mbps | 2.25~5.5V
    TI | ISO7741DWR | SOIC-16W | 12.8 | 4 | 5kV | 100Mbps | 2.25~5.5V
    ADI | ADUM1201ARZ-RL7 | SOIC-8 | 9.6 | 2 | 2.5kV | 1Mbps | 2.7~5.5V
    ADI | ADUM1401ARWZ-RL | SOIC-16W | 22 | 4 | 2.5kV | 1Mbps | 2.7~5.5V
    纳芯微(NOVOSENSE) | NSI8121N1-DSPR | SOIC-8 | 2.9 | 2 | 3kV | 150Mbps | 2.5~5.5V
    荣湃(2PAI) | π141M31 | SOIC-16 | 3.6 | 4 | 3kV | 150Mbps | 3~5.5V`,
  }),
  ...listed({
    categoryCode: 'rtc',
    titleZh: '{interface} 实时时钟 {package}',
    titleEn: '{interface} real-time clock, {package}',
    columns: ['interface', 'supplyVoltage', 'quiescentCurrent'],
    releasedAt: '2005-01-01',
    lines: `
    Maxim | DS3231SN#T&R | SOIC-16W | 14.8 | I2C | 2.3~5.5V | 110uA
    Maxim | DS1302Z+T&R | SOIC-8 | 6.2 | 三线=3-wire | 2~5.5V | 300nA
    Maxim | DS1307ZN+T&R | SOIC-8 | 6.8 | I2C | 4.5~5.5V | 500nA
    NXP | PCF8563T/5,518 | SOIC-8 | 2.6 | I2C | 1~5.5V | 250nA
    Epson | RX8025T-UB | SOP-14 | 9.2 | I2C | 1.7~5.5V | 800nA
    浩予(HAOYU) | HYM8563S | SOP-8 | 0.8 | I2C | 1.2~5.5V | 250nA`,
  }),
  ...listed({
    categoryCode: 'timer',
    titleZh: '{clock} 定时器 {package}',
    titleEn: '{clock} timer, {package}',
    columns: ['clock', 'supplyVoltage'],
    releasedAt: '1998-01-01',
    lines: `
    TI | NE555DR | SOIC-8 | 0.56 | 100kHz | 4.5~16V
    TI | NE555P | DIP-8 | 0.92 | 100kHz | 4.5~16V
    TI | TLC555CDR | SOIC-8 | 1.6 | 2.1MHz | 2~15V
    TI | NE556DR | SOIC-14 | 1.1 | 100kHz | 4.5~16V
    ST | TS555CDT | SOIC-8 | 2.4 | 2.7MHz | 2~16V`,
  }),
];

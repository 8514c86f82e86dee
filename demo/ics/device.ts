// Sensors, optoelectronics, wireless modules, interface connectors, switches and hardware of the demo mall, written out.
import { listed } from './sheet.ts';

const RADIO = ['wirelessStandard', 'frequencyBand', 'txPower', 'interface', 'supplyVoltage'];
const THT = '直插=through-hole';
const SMD = '贴片=SMD';

export const devices = [
  ...listed({
    categoryCode: 'temperature-sensor',
    titleZh: '{temperatureAccuracy} {interface} 温度传感器 {package}',
    titleEn: '{temperatureAccuracy} {interface} temperature sensor, {package}',
    columns: ['temperatureAccuracy', 'interface', 'temperature', 'supplyVoltage'],
    releasedAt: '2006-01-01',
    lines: `
    Maxim | DS18B20+ | TO-92 | 6.8 | ±0.5℃ | 1-Wire | -55~125℃ | 3~5.5V
    Maxim | DS18B20Z+T&R | SOIC-8 | 8.4 | ±0.5℃ | 1-Wire | -55~125℃ | 3~5.5V
    TI | LM75AIMX/NOPB | SOIC-8 | 4.2 | ±2℃ | I2C | -55~125℃ | 2.7~5.5V
    TI | TMP117AIDRVR | DFN-6 | 12.6 | ±0.1℃ | I2C | -55~150℃ | 1.7~5.5V
    TI | LM35DZ/NOPB | TO-92 | 8.2 | ±0.5℃ | 模拟=Analog | 0~100℃ | 4~30V
    Microchip | MCP9700AT-E/TT | SOT-23 | 1.6 | ±2℃ | 模拟=Analog | -40~125℃ | 2.3~5.5V
    敏源(MYSENTECH) | M1820Z | TO-92 | 2.2 | ±0.5℃ | 1-Wire | -55~125℃ | 1.8~5.5V`,
  }),
  ...listed({
    categoryCode: 'humidity-sensor',
    titleZh: '{humidityAccuracy} {interface} 温湿度传感器',
    titleEn: '{humidityAccuracy} {interface} humidity and temperature sensor',
    columns: ['humidityAccuracy', 'temperatureAccuracy', 'interface', 'supplyVoltage'],
    releasedAt: '2015-01-01',
    picture: 'dht',
    lines: `
    Sensirion | SHT30-DIS-B2.5KS | DFN-8 | 8.6 | ±2%RH | ±0.2℃ | I2C | 2.15~5.5V
    Sensirion | SHT40-AD1B-R2 | DFN-4 | 7.2 | ±1.8%RH | ±0.2℃ | I2C | 1.08~3.6V
    奥松(AOSONG) | DHT11 | SIP-4 | 3.6 | ±5%RH | ±2℃ | 单总线=Single bus | 3.3~5.5V
    奥松(AOSONG) | AM2302B | SIP-4 | 9.8 | ±3%RH | ±0.5℃ | 单总线=Single bus | 3.3~5.5V
    奥松(AOSONG) | AHT20 | DFN-6 | 1.9 | ±2%RH | ±0.3℃ | I2C | 2~5.5V
    TI | HDC1080DMBR | DFN-6 | 6.4 | ±2%RH | ±0.2℃ | I2C | 2.7~5.5V`,
  }),
  ...listed({
    categoryCode: 'pressure-sensor',
    titleZh: '{pressureRange} {interface} 压力传感器',
    titleEn: '{pressureRange} {interface} pressure sensor',
    columns: ['pressureRange', 'interface', 'supplyVoltage'],
    releasedAt: '2014-01-01',
    picture: 'press',
    lines: `
    Bosch | BMP280 | LGA-8 | 5.6 | 30~110kPa | I2C/SPI | 1.71~3.6V
    Bosch | BME280 | LGA-8 | 14.8 | 30~110kPa | I2C/SPI | 1.71~3.6V
    NXP | MPX5700AP | SIP-6 | 68 | 15~700kPa | 模拟=Analog | 4.75~5.25V
    歌尔(GOERTEK) | SPL06-001 | LGA-8 | 3.1 | 30~110kPa | I2C/SPI | 1.7~3.6V
    Honeywell | ABPDANV060PGAA5 | DIP-6 | 92 | 0~414kPa | 模拟=Analog | 4.75~5.25V`,
  }),
  ...listed({
    categoryCode: 'motion-sensor',
    titleZh: '{axes} 轴 {interface} 运动传感器 {package}',
    titleEn: '{axes}-axis {interface} motion sensor, {package}',
    columns: ['axes', 'interface', 'supplyVoltage'],
    releasedAt: '2013-01-01',
    picture: 'lga-sensor',
    lines: `
    TDK InvenSense | MPU-6050 | QFN-24 | 9.8 nrnd | 6 | I2C | 2.375~3.46V
    TDK InvenSense | ICM-42688-P | LGA-14 | 13.5 | 6 | I2C/SPI | 1.71~3.6V
    Bosch | BMI270 | LGA-14 | 11.2 | 6 | I2C/SPI | 1.71~3.6V
    Bosch | BNO055 | LGA-28 | 58 | 9 | I2C/UART | 2.4~3.6V
    ST | LIS3DHTR | LGA-16 | 4.2 | 3 | I2C/SPI | 1.71~3.6V
    ST | LSM6DS3TR-C | LGA-14 | 9.4 | 6 | I2C/SPI | 1.71~3.6V
    ADI | ADXL345BCCZ | LGA-14 | 16.8 | 3 | I2C/SPI | 2~3.6V
    矽睿(QST) | QMI8658C | LGA-14 | 3.6 | 6 | I2C/SPI | 1.71~3.6V`,
  }),
  ...listed({
    categoryCode: 'hall-sensor',
    titleZh: '{outputType} 霍尔传感器 {package}',
    titleEn: '{outputType} Hall sensor, {package}',
    columns: ['outputType', 'supplyVoltage'],
    releasedAt: '2006-01-01',
    picture: 'hall-to92',
    lines: `
    Allegro | A3144EUA-T | TO-92S | 2.6 obsolete | 单极开关=Unipolar switch | 4.5~24V
    Honeywell | SS49E | TO-92S | 3.8 | 线性=Linear | 2.7~6.5V
    TI | DRV5053VAQDBZR | SOT-23 | 2.2 | 线性=Linear | 2.5~38V
    Diodes Inc. | AH3144E-P-B | TO-92S | 0.72 | 单极开关=Unipolar switch | 3.5~20V
    Infineon | TLE4946-2KHTSA1 | SOT-23 | 2.4 | 锁存=Latch | 2.7~24V`,
  }),
  ...listed({
    categoryCode: 'current-sensor',
    titleZh: '{currentRange} {sensitivity} 电流传感器',
    titleEn: '{currentRange} {sensitivity} current sensor',
    columns: ['currentRange', 'sensitivity', 'bandwidth', 'supplyVoltage'],
    releasedAt: '2009-01-01',
    picture: 'cur-lem',
    lines: `
    Allegro | ACS712ELCTR-05B-T | SOIC-8 | 6.2 nrnd | ±5A | 185mV/A | 80kHz | 4.5~5.5V
    Allegro | ACS712ELCTR-20A-T | SOIC-8 | 6.2 nrnd | ±20A | 100mV/A | 80kHz | 4.5~5.5V
    Allegro | ACS758LCB-100B-PFF-T | CB-PFF | 29 | ±100A | 20mV/A | 120kHz | 3~5.5V
    LEM | HLSR 20-P | THT-8 | 42 | ±50A | 40mV/A | 250kHz | 4.5~5.5V
    LEM | LTSR 25-NP | THT-9 | 88 | ±80A | 25mV/A | 200kHz | 4.75~5.25V`,
  }),
  ...listed({
    categoryCode: 'light-sensor',
    titleZh: '{interface} 光传感器',
    titleEn: '{interface} light sensor',
    columns: ['interface', 'lightRange', 'supplyVoltage'],
    releasedAt: '2010-01-01',
    picture: 'ldr',
    lines: `
    ROHM | BH1750FVI-TR | WSOF-6 | 3.2 | I2C | 1~65535lx | 2.4~3.6V
    Vishay | VEML7700-TR | SMD-4 | 6.4 | I2C | 0~120000lx | 2.5~3.6V
    Senba | GL5528 | D5mm | 0.18 | 模拟=Analog | 1~1000lx | 0~150V
    Senba | GL5516 | D5mm | 0.18 | 模拟=Analog | 1~1000lx | 0~150V
    亿光(EVERLIGHT) | ALS-PT19-315C/L177/TR8 | SMD1206 | 0.62 | 模拟=Analog | 0~10000lx | 2.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'distance-sensor',
    titleZh: '{sensingRange} {interface} 测距传感器',
    titleEn: '{sensingRange} {interface} distance sensor',
    columns: ['sensingRange', 'interface', 'supplyVoltage'],
    releasedAt: '2016-01-01',
    picture: 'dist',
    lines: `
    ST | VL53L0CXV0DH/1 | LGA-12 | 14.5 | 0~2m | I2C | 2.6~3.5V
    ST | VL53L1CXV0FY/1 | LGA-12 | 22 | 0~4m | I2C | 2.6~3.5V
    Sharp | GP2Y0A21YK0F | SIP-3 | 24 | 0.1~0.8m | 模拟=Analog | 4.5~5.5V
    来福(RCWL) | HC-SR04 | 45x20mm | 3.8 | 0.02~4m | 脉冲=Pulse | 4.5~5.5V`,
  }),
  ...listed({
    categoryCode: 'optocoupler',
    titleZh: '{outputType} {isolation} 光耦 {package}',
    titleEn: '{outputType} {isolation} optocoupler, {package}',
    columns: ['outputType', 'isolation', 'transferRatio', 'collectorVoltage'],
    releasedAt: '2001-01-01',
    lines: `
    亿光(EVERLIGHT) | EL817(C)(TA) | SMD-4 | 0.24 | 三极管=Transistor | 5kV | 200~400% | 35V
    亿光(EVERLIGHT) | EL817(C) | DIP-4 | 0.22 | 三极管=Transistor | 5kV | 200~400% | 35V
    光宝(LITE-ON) | LTV-817S-TA1 | SMD-4 | 0.26 | 三极管=Transistor | 5kV | 50~600% | 35V
    Sharp | PC817X2NSZ0F | DIP-4 | 0.62 | 三极管=Transistor | 5kV | 130~260% | 80V
    Toshiba | TLP291(GB-TP,SE(T | SOP-4 | 0.72 | 三极管=Transistor | 3.75kV | 100~600% | 80V
    Toshiba | TLP2361(TPL,E(T | SOP-6 | 4.2 | 逻辑=Logic | 3.75kV | |
    Broadcom | 6N137-000E | DIP-8 | 4.8 | 逻辑=Logic | 3.75kV | |
    Broadcom | HCPL-3120-000E | DIP-8 | 12.4 | IGBT 驱动=IGBT driver | 3.75kV | |
    onsemi | MOC3021SR2M | SMD-6 | 1.6 | 双向可控硅=Triac | 4.17kV | | 400V
    onsemi | MOC3063M | DIP-6 | 2.2 | 过零双向可控硅=Zero-cross triac | 4.17kV | | 600V
    奥伦德(ORIENT) | ORPC-817C | DIP-4 | 0.15 | 三极管=Transistor | 5kV | 200~400% | 35V`,
    picture: 'smd-4',
  }),
  ...listed({
    categoryCode: 'infrared',
    titleZh: '{wavelength} {outputType} 红外器件',
    titleEn: '{wavelength} {outputType} infrared device',
    columns: ['wavelength', 'outputType'],
    releasedAt: '2005-01-01',
    picture: 'led-ir5',
    lines: `
    Vishay | TSAL6200 | D5mm | 0.72 | 940nm | 发射管=emitter
    Vishay | TSAL6400 | D5mm | 0.7 | 940nm | 发射管=emitter
    亿光(EVERLIGHT) | IR333-A | D5mm | 0.24 | 940nm | 发射管=emitter
    亿光(EVERLIGHT) | PT334-6B | D5mm | 0.26 | 940nm | 光敏三极管=phototransistor
    Vishay | BPW34 | DIP-2 | 4.2 | 900nm | 光电二极管=photodiode`,
  }),
  ...listed({
    categoryCode: 'ir-receiver',
    titleZh: '{frequency} 红外接收头',
    titleEn: '{frequency} infrared receiver',
    columns: ['frequency', 'supplyVoltage'],
    releasedAt: '2008-01-01',
    picture: 'ir-rx',
    lines: `
    Vishay | TSOP38238 | SIP-3 | 3.2 | 38kHz | 2.5~5.5V
    Vishay | TSOP4838 | SIP-3 | 3.4 | 38kHz | 2.5~5.5V
    亿光(EVERLIGHT) | IRM-3638T | SIP-3 | 0.92 | 38kHz | 2.7~5.5V`,
  }),
  ...listed({
    categoryCode: 'photointerrupter',
    titleZh: '{slotWidth} 槽型光电开关',
    titleEn: '{slotWidth} slotted photointerrupter',
    columns: ['slotWidth', 'collectorVoltage'],
    releasedAt: '2004-01-01',
    picture: 'opto-slot',
    lines: `
    Omron | EE-SX1041 | THT-4 | 5.6 | 5mm | 30V
    亿光(EVERLIGHT) | ITR9608-F | THT-4 | 1.1 | 5mm | 30V
    Vishay | TCST2103 | THT-4 | 4.8 | 3.1mm | 70V`,
  }),
  ...listed({
    categoryCode: 'addressable-led',
    titleZh: '{colour} 智能 LED {package}',
    titleEn: '{colour} addressable LED, {package}',
    columns: ['colour', 'supplyVoltage', 'interface'],
    releasedAt: '2014-01-01',
    picture: 'led-ws2812',
    lines: `
    Worldsemi | WS2812B-B/W | 5050 | 0.26 | RGB | 3.7~5.3V | 单线=1-wire
    Worldsemi | WS2812B-2020 | 2020 | 0.42 | RGB | 3.7~5.3V | 单线=1-wire
    欧思科(OPSCO) | SK6812MINI-E | 3535 | 0.4 | RGB | 3.7~5.5V | 单线=1-wire
    欧思科(OPSCO) | SK6805-EC15 | 1515 | 0.36 | RGB | 3.7~5.5V | 单线=1-wire
    APA | APA102-2020-256-6 | 2020 | 1.4 | RGB | 4.5~5.5V | SPI`,
  }),
  ...listed({
    categoryCode: 'seven-segment',
    titleZh: '{digits} 位 {colour} 数码管',
    titleEn: '{digits}-digit {colour} 7-segment display',
    columns: ['digits', 'colour', 'characterHeight'],
    releasedAt: '2003-01-01',
    picture: 'disp-7seg',
    lines: `
    Kingbright | SC56-11EWA | DIP-10 | 4.2 | 1 | 红色=red | 14.2mm
    Kingbright | CC56-12SRWA | DIP-12 | 12.6 | 4 | 红色=red | 14.2mm
    光宝(LITE-ON) | LTS-4301JR | DIP-10 | 5.6 | 1 | 红色=red | 10.2mm
    Kingbright | CA56-12EWA | DIP-12 | 9.8 | 4 | 红色=red | 14.2mm`,
  }),
  ...listed({
    categoryCode: 'lcd-display',
    titleZh: '{displaySize} {interface} 显示屏',
    titleEn: '{displaySize} {interface} display',
    columns: ['displaySize', 'interface', 'supplyVoltage'],
    releasedAt: '2014-01-01',
    picture: 'disp-lcd',
    lines: `
    Newhaven | NHD-0216K1Z-FSW-FBW-L | 80x36mm | 78 | 16×2 | 并口=Parallel | 4.7~5.5V
    智晶(WISECHIP) | UG-2864HSWEG01 | 26.7x19.3mm | 9.6 | 128×64 | I2C/SPI | 1.65~3.3V
    晶联讯(JLX) | JLX12864G-086-PC | 63x44mm | 32 | 128×64 | SPI | 3.3V
    Winstar | WEH001602ALPP5N00000 | 80x36mm | 96 | 16×2 | 并口=Parallel | 3~5V`,
  }),
  ...listed({
    categoryCode: 'wifi-module',
    titleZh: '{wirelessStandard} WiFi 模块',
    titleEn: '{wirelessStandard} Wi-Fi module',
    columns: RADIO,
    releasedAt: '2018-01-01',
    picture: 'esp32',
    lines: `
    乐鑫(ESPRESSIF) | ESP32-WROOM-32E-N4 | SMD-38 | 13.8 | 802.11b/g/n + BT 4.2 | 2.4GHz | 20dBm | UART/SPI/I2C | 3~3.6V
    乐鑫(ESPRESSIF) | ESP32-WROVER-E-N8R8 | SMD-38 | 21.5 | 802.11b/g/n + BT 4.2 | 2.4GHz | 20dBm | UART/SPI/I2C | 3~3.6V
    乐鑫(ESPRESSIF) | ESP32-S3-WROOM-1-N16R8 | SMD-41 | 22.8 | 802.11b/g/n + BLE 5.0 | 2.4GHz | 20dBm | USB/UART/SPI | 3~3.6V
    乐鑫(ESPRESSIF) | ESP32-C3-WROOM-02-N4 | SMD-19 | 9.2 | 802.11b/g/n + BLE 5.0 | 2.4GHz | 20dBm | UART/SPI/I2C | 3~3.6V
    乐鑫(ESPRESSIF) | ESP32-C6-WROOM-1-N8 | SMD-29 | 14.2 | 802.11ax + BLE 5.3 | 2.4GHz | 20dBm | UART/SPI/I2C | 3~3.6V
    乐鑫(ESPRESSIF) | ESP-WROOM-02D-N4 | SMD-18 | 9.8 nrnd | 802.11b/g/n | 2.4GHz | 20dBm | UART/SPI | 3~3.6V
    安信可(AI-THINKER) | ESP-12F | SMD-22 | 7.8 | 802.11b/g/n | 2.4GHz | 20dBm | UART/SPI | 3~3.6V`,
  }),
  ...listed({
    categoryCode: 'bluetooth-module',
    titleZh: '{wirelessStandard} 蓝牙模块',
    titleEn: '{wirelessStandard} Bluetooth module',
    columns: RADIO,
    releasedAt: '2017-01-01',
    picture: 'rf-module',
    lines: `
    亿佰特(EBYTE) | E73-2G4M08S1C | SMD-43 | 22 | BLE 5.0 | 2.4GHz | 8dBm | UART/SPI | 1.7~5.5V
    Raytac | MDBT50Q-1MV2 | SMD-61 | 46 | BLE 5.2 | 2.4GHz | 8dBm | USB/UART/SPI | 1.7~5.5V
    大夏龙雀(DX-SMART) | DX-BT24-S | SMD-16 | 7.6 | BLE 5.1 | 2.4GHz | 4dBm | UART | 1.9~3.6V
    Microchip | RN4871-I/RM128 | SMD-16 | 52 | BLE 5.0 | 2.4GHz | 0dBm | UART | 1.9~3.6V`,
  }),
  ...listed({
    categoryCode: 'lora-module',
    titleZh: '{frequencyBand} {txPower} LoRa 模块',
    titleEn: '{frequencyBand} {txPower} LoRa module',
    columns: RADIO,
    releasedAt: '2018-01-01',
    picture: 'rf-module',
    lines: `
    安信可(AI-THINKER) | RA-02 | SMD-16 | 16.8 | LoRa | 433MHz | 18dBm | SPI | 2.5~3.7V
    亿佰特(EBYTE) | E22-400M22S | SMD-22 | 24 | LoRa | 433MHz | 22dBm | SPI | 1.8~3.7V
    亿佰特(EBYTE) | E32-433T20D | DIP-7 | 28 | LoRa | 433MHz | 20dBm | UART | 2.3~5.2V
    HopeRF | RFM95W-868S2 | SMD-16 | 32 | LoRa | 868MHz | 20dBm | SPI | 1.8~3.7V`,
  }),
  ...listed({
    categoryCode: 'cellular-module',
    titleZh: '{wirelessStandard} 蜂窝模块',
    titleEn: '{wirelessStandard} cellular module',
    columns: RADIO,
    releasedAt: '2019-01-01',
    picture: 'rf-module',
    lines: `
    移远(QUECTEL) | EC200U-CNAA | LCC-80 | 36 | LTE Cat 1 | 1.8GHz | 23dBm | USB/UART | 3.3~4.3V
    移远(QUECTEL) | BC95-GR | LCC-94 | 24 | NB-IoT | 900MHz | 23dBm | UART | 3.1~4.2V
    移远(QUECTEL) | EG25GGB-256-SGNS | LCC-144 | 168 | LTE Cat 4 | 1.8GHz | 23dBm | USB/UART | 3.3~4.3V
    合宙(LUAT) | AIR780E | LCC-109 | 19.8 | LTE Cat 1 | 1.8GHz | 23dBm | USB/UART | 3.3~4.3V
    芯讯通(SIMCOM) | A7670E-FASE | LCC-124 | 58 | LTE Cat 1 | 1.8GHz | 23dBm | USB/UART | 3.4~4.2V`,
  }),
  ...listed({
    categoryCode: 'gnss-module',
    titleZh: '{wirelessStandard} 定位模块',
    titleEn: '{wirelessStandard} positioning module',
    columns: ['wirelessStandard', 'positionAccuracy', 'interface', 'supplyVoltage'],
    releasedAt: '2016-01-01',
    picture: 'rf-module',
    lines: `
    u-blox | NEO-M8N-0-12 | LCC-24 | 112 | GPS/GLONASS/北斗=GPS/GLONASS/BeiDou | 2.5m | UART/SPI/I2C | 2.7~3.6V
    u-blox | ZED-F9P-05B | LGA-54 | 980 | GPS/GLONASS/北斗 RTK=GPS/GLONASS/BeiDou RTK | 0.01m | UART/SPI/I2C | 2.7~3.6V
    中科微(ZHONGKEWEI) | ATGM336H-5N31 | LCC-18 | 18.6 | GPS/北斗=GPS/BeiDou | 2.5m | UART | 2.7~3.6V
    移远(QUECTEL) | L76KB-A58 | LCC-18 | 26 | GPS/北斗=GPS/BeiDou | 2.5m | UART/I2C | 2.8~4.3V`,
  }),
  ...listed({
    categoryCode: 'wireless-soc',
    titleZh: '{wirelessStandard} 无线芯片 {package}',
    titleEn: '{wirelessStandard} wireless SoC, {package}',
    columns: RADIO,
    releasedAt: '2015-01-01',
    lines: `
    Nordic | NRF52832-QFAA-R | QFN-48 | 18.6 | BLE 5.2 | 2.4GHz | 4dBm | SPI/UART/I2C | 1.7~3.6V
    Nordic | NRF52840-QIAA-R | QFN-73 | 31 | BLE 5.3 + 802.15.4 | 2.4GHz | 8dBm | USB/SPI/UART | 1.7~5.5V
    Nordic | NRF24L01P-R | QFN-20 | 9.6 nrnd | 2.4G GFSK | 2.4GHz | 0dBm | SPI | 1.9~3.6V
    乐鑫(ESPRESSIF) | ESP32-C3FH4 | QFN-32 | 6.8 | 802.11b/g/n + BLE 5.0 | 2.4GHz | 20dBm | UART/SPI/I2C | 3~3.6V
    乐鑫(ESPRESSIF) | ESP32-D0WD-V3 | QFN-48 | 10.6 | 802.11b/g/n + BT 4.2 | 2.4GHz | 20dBm | UART/SPI/I2C | 2.3~3.6V
    沁恒(WCH) | CH582F | QFN-28 | 4.2 | BLE 5.3 | 2.4GHz | 7dBm | USB/UART | 2.3~3.6V
    TI | CC1101RGPR | QFN-20 | 9.8 | Sub-1GHz | 433MHz | 12dBm | SPI | 1.8~3.6V
    Semtech | SX1278IMLTRT | QFN-28 | 21 | LoRa | 433MHz | 20dBm | SPI | 1.8~3.7V`,
  }),
  ...listed({
    categoryCode: 'antenna',
    titleZh: '{frequencyBand} {gainDbi} 天线',
    titleEn: '{frequencyBand} {gainDbi} antenna',
    columns: ['frequencyBand', 'gainDbi', 'mounting'],
    releasedAt: '2012-01-01',
    picture: 'ant-chip',
    lines: `
    Johanson | 2450AT18A100E | 1206 | 1.9 | 2.45GHz | 0.5dBi | ${SMD}
    Johanson | 2450AT43B100E | 2911 | 2.6 | 2.45GHz | 1.3dBi | ${SMD}
    Abracon | ACAG1204-915-T | 1204 | 3.8 | 915MHz | 1dBi | ${SMD}
    Taoglas | FXP73.07.0100A | 47x7mm | 14.6 | 2.45GHz | 2.5dBi | 粘贴=adhesive`,
  }),
  ...listed({
    categoryCode: 'rf-connector',
    titleZh: '{connectorType} {mounting} 射频连接器',
    titleEn: '{connectorType} RF connector, {mounting}',
    columns: ['connectorType', 'mounting', 'frequencyBand'],
    releasedAt: '2004-01-01',
    picture: 'sma',
    lines: `
    Hirose | U.FL-R-SMT-1(10) | SMD | 0.86 | U.FL | ${SMD} | 6GHz
    Amphenol | 132134 | THT | 9.8 | SMA | ${THT} | 12.4GHz
    Amphenol | 132322 | THT | 18.6 | SMA | 弯插=right-angle | 12.4GHz
    Molex | 73412-0110 | SMD | 1.4 | MHF1 | ${SMD} | 6GHz
    TE | 5-1814832-1 | THT | 13.2 | SMA | ${THT} | 18GHz`,
  }),
  ...listed({
    categoryCode: 'usb-connector',
    titleZh: 'USB {connectorType} {mounting} 连接器',
    titleEn: 'USB {connectorType} connector, {mounting}',
    columns: ['connectorType', 'positions', 'mounting'],
    releasedAt: '2015-01-01',
    picture: 'usb-c',
    lines: `
    韩国韩荣(KOREAN HROPARTS) | TYPE-C-31-M-12 | SMD-16P | 0.72 | Type-C | 16P | ${SMD}
    GCT | USB4105-GF-A | SMD-16P | 3.8 | Type-C | 16P | ${SMD}
    GCT | USB4085-GF-A | THT-16P | 4.2 | Type-C | 16P | ${THT}
    星坤(XKB) | U262-161N-4BVC11 | SMD-16P | 0.62 | Type-C | 16P | ${SMD}
    首韩(SHOU HAN) | TYPE-C16PIN | SMD-16P | 0.34 | Type-C | 16P | ${SMD}`,
  }),
  ...listed({
    categoryCode: 'usb-connector',
    titleZh: 'USB {connectorType} {mounting} 连接器',
    titleEn: 'USB {connectorType} connector, {mounting}',
    columns: ['connectorType', 'positions', 'mounting'],
    releasedAt: '2010-01-01',
    picture: 'usb-micro',
    lines: `
    Amphenol | 10118194-0001LF | SMD-5P | 1.6 | Micro-B | 5P | ${SMD}
    Molex | 105017-0001 | SMD-5P | 2.4 | Micro-B | 5P | ${SMD}
    Molex | 48037-1000 | THT-4P | 3.6 | Type-A | 4P | ${THT}
    Amphenol | 87583-2010BLF | THT-4P | 2.2 | Type-A | 4P | ${THT}`,
  }),
  ...listed({
    categoryCode: 'rj45-connector',
    titleZh: '{dataRate} RJ45 网口座',
    titleEn: '{dataRate} RJ45 jack',
    columns: ['dataRate', 'positions', 'mounting'],
    releasedAt: '2008-01-01',
    picture: 'rj45',
    lines: `
    汉仁(HANRUN) | HR911105A | THT | 4.6 | 100Mbps | 8P | ${THT}
    汉仁(HANRUN) | HR911130A | THT | 6.2 | 1Gbps | 8P | ${THT}
    Pulse | J0011D21BNL | THT | 18.4 | 100Mbps | 8P | ${THT}
    Amphenol | RJHSE-5380 | THT | 5.8 | 1Gbps | 8P | ${THT}`,
  }),
  ...listed({
    categoryCode: 'hdmi-connector',
    titleZh: 'HDMI {connectorType} 连接器',
    titleEn: 'HDMI {connectorType} connector',
    columns: ['connectorType', 'positions', 'mounting'],
    releasedAt: '2009-01-01',
    picture: 'hdmi',
    lines: `
    Amphenol | 10029449-111RLF | SMD-19P | 6.8 | Type-A | 19P | ${SMD}
    Molex | 208658-1001 | SMD-19P | 7.4 | Type-A | 19P | ${SMD}
    首韩(SHOU HAN) | HDMI-A-19P | SMD-19P | 0.92 | Type-A | 19P | ${SMD}`,
  }),
  ...listed({
    categoryCode: 'd-sub-connector',
    titleZh: '{positions} {connectorType} D-SUB 连接器',
    titleEn: '{positions} {connectorType} D-sub connector',
    columns: ['positions', 'connectorType', 'mounting'],
    releasedAt: '2002-01-01',
    picture: 'dsub',
    lines: `
    Amphenol | L77SDE09SA4CH4F | DE-9 | 6.4 | 9P | 母座=female | 弯插=right-angle
    Amphenol | L717SDE09PA4CH4F | DE-9 | 6.2 | 9P | 公座=male | 弯插=right-angle
    NorComp | 182-009-213R531 | DE-9 | 7.6 | 9P | 母座=female | 弯插=right-angle
    TE | 5747871-4 | DB-25 | 12.8 | 25P | 公座=male | 弯插=right-angle`,
  }),
  ...listed({
    categoryCode: 'card-socket',
    titleZh: '{connectorType} 卡座',
    titleEn: '{connectorType} card socket',
    columns: ['connectorType', 'positions', 'mounting'],
    releasedAt: '2011-01-01',
    picture: 'tf-card',
    lines: `
    Hirose | DM3AT-SF-PEJM5 | SMD | 7.6 | microSD | 8P | ${SMD}
    Molex | 104031-0811 | SMD | 6.8 | microSD | 8P | ${SMD}
    首韩(SHOU HAN) | TF PUSH | SMD | 0.52 | microSD | 8P | ${SMD}
    Molex | 78800-0001 | SMD | 5.4 | Micro SIM | 6P | ${SMD}`,
  }),
  ...listed({
    categoryCode: 'power-audio-jack',
    titleZh: '{connectorType} 插座',
    titleEn: '{connectorType} jack',
    columns: ['connectorType', 'mounting', 'contactCurrent'],
    releasedAt: '2005-01-01',
    picture: 'audio-jack',
    lines: `
    CUI Devices | PJ-002A | THT | 2.2 | DC 2.0×6.5mm | ${THT} | 2.5A
    CUI Devices | PJ-102AH | THT | 3.4 | DC 2.0×6.4mm | ${THT} | 5A
    CUI Devices | SJ1-3523N | THT | 3.6 | 3.5mm 音频=3.5 mm audio | ${THT} | 500mA
    韩国韩荣(KOREAN HROPARTS) | PJ-320A | SMD | 0.42 | 3.5mm 音频=3.5 mm audio | ${SMD} | 500mA`,
  }),
  ...listed({
    categoryCode: 'circular-connector',
    titleZh: '{connectorType} {positions} 圆形连接器',
    titleEn: '{connectorType} {positions} circular connector',
    columns: ['connectorType', 'positions', 'contactCurrent'],
    releasedAt: '2008-01-01',
    picture: 'circ',
    lines: `
    TE | 776164-1 | AMPSEAL-35 | 32 | AMPSEAL | 35P | 17A
    TE | DT04-2P | DT-2 | 6.8 | DEUTSCH DT | 2P | 13A
    TE | DT06-4S | DT-4 | 8.2 | DEUTSCH DT | 4P | 13A
    Phoenix Contact | SACC-M12MS-4CON-PG7 | M12 | 38 | M12 | 4P | 4A
    Amphenol | AT06-6S | AT-6 | 9.4 | AT | 6P | 13A`,
  }),
  ...listed({
    categoryCode: 'solid-state-relay',
    titleZh: '{contactCurrent} 固态继电器',
    titleEn: '{contactCurrent} solid-state relay',
    columns: ['contactCurrent', 'voltage', 'coilVoltage'],
    releasedAt: '2003-01-01',
    picture: 'ssr',
    lines: `
    Omron | G3MB-202P DC5 | SIP-4 | 12.8 | 2A | 264V | 5V
    Panasonic | AQY212EH | DIP-4 | 6.6 | 550mA | 60V | 1.14V
    Toshiba | TLP222A(F) | DIP-4 | 4.2 | 500mA | 60V | 1.15V
    Omron | G3NA-220B DC5-24 | Panel | 88 | 20A | 264V | 24V
    库顿(KUDOM) | KSI240D25-L | Panel | 62 | 25A | 280V | 32V`,
  }),
  ...listed({
    categoryCode: 'slide-switch',
    titleZh: '{contactForm} 滑动/拨动开关',
    titleEn: '{contactForm} slide or toggle switch',
    columns: ['contactForm', 'contactCurrent', 'mounting'],
    releasedAt: '2002-01-01',
    picture: 'sw-slide',
    lines: `
    C&K | JS102011SAQN | SMD | 2.6 | 1 刀 2 掷=SPDT | 300mA | ${SMD}
    C&K | OS102011MS2QN1 | THT | 3.2 | 1 刀 2 掷=SPDT | 100mA | ${THT}
    首韩(SHOU HAN) | SS12D00G4 | THT | 0.16 | 1 刀 2 掷=SPDT | 500mA | ${THT}
    首韩(SHOU HAN) | MSK12C02 | SMD | 0.18 | 1 刀 2 掷=SPDT | 50mA | ${SMD}
    C&K | 7101SYZQE | Panel | 18.6 | 1 刀 2 掷=SPDT | 5A | 面板=panel`,
  }),
  ...listed({
    categoryCode: 'micro-switch',
    titleZh: '{contactCurrent} 微动开关',
    titleEn: '{contactCurrent} snap-action switch',
    columns: ['contactForm', 'contactCurrent', 'actuationForce'],
    releasedAt: '2000-01-01',
    picture: 'sw-micro',
    lines: `
    Omron | D2F-01L | THT | 6.4 | 1 刀 2 掷=SPDT | 100mA | 0.78N
    Omron | SS-5GL | THT | 7.2 | 1 刀 2 掷=SPDT | 5A | 0.49N
    Omron | V-156-1C25 | Panel | 11.8 | 1 刀 2 掷=SPDT | 15A | 0.98N
    凯华(KAILH) | CMGM8.0D01 | THT | 1.9 | 1 刀 2 掷=SPDT | 10mA | 0.6N`,
  }),
  ...listed({
    categoryCode: 'push-button',
    titleZh: '{contactForm} 按钮开关',
    titleEn: '{contactForm} push-button switch',
    columns: ['contactForm', 'contactCurrent', 'mounting'],
    releasedAt: '2004-01-01',
    picture: 'sw-push',
    lines: `
    E-Switch | PS1024ALBLK | Panel | 8.6 | 常开=SPST NO | 3A | 面板=panel
    C&K | PVA1OAH22NV2 | THT | 9.2 | 2 刀 2 掷=DPDT | 500mA | ${THT}
    Schneider Electric | XB2BA31C | Panel | 16.4 | 常开=SPST NO | 10A | 面板=panel
    Omron | B3F-4055 | THT-4P | 1.2 | 常开=SPST NO | 50mA | ${THT}`,
  }),
  ...listed({
    categoryCode: 'buzzer',
    titleZh: '{frequency} {outputType} 蜂鸣器',
    titleEn: '{frequency} {outputType} buzzer',
    columns: ['frequency', 'outputType', 'supplyVoltage'],
    releasedAt: '2006-01-01',
    picture: 'buzzer',
    lines: `
    TDK | PS1240P02BT | D12mm | 3.6 | 4kHz | 无源=passive | 3~30V
    CUI Devices | CEM-1203(42) | D12mm | 4.2 | 2.048kHz | 无源=passive | 3~5V
    Murata | PKM13EPYH4000-A0 | D13mm | 3.8 | 4kHz | 无源=passive | 1~25V
    华能(HUANENG) | TMB12A05 | D12mm | 0.72 | 2.3kHz | 有源=active | 4~7V`,
  }),
  ...listed({
    categoryCode: 'microphone',
    titleZh: '{interface} 麦克风',
    titleEn: '{interface} microphone',
    columns: ['interface', 'micSensitivity', 'supplyVoltage'],
    releasedAt: '2014-01-01',
    picture: 'mic',
    lines: `
    TDK InvenSense | INMP441ACEZ-R7 | LGA-9 | 9.8 nrnd | I2S | -26dB | 1.62~3.63V
    Knowles | SPH0645LM4H-B | LGA-8 | 11.6 | I2S | -26dB | 1.62~3.6V
    CUI Devices | CMA-4544PF-W | D9.7mm | 3.2 | 模拟=Analog | -44dB | 3~10V
    歌尔(GOERTEK) | S15OT421-005 | LGA-4 | 1.8 | 模拟=Analog | -42dB | 1.5~3.6V`,
  }),
  ...listed({
    categoryCode: 'speaker',
    titleZh: '{power} {impedance} 扬声器',
    titleEn: '{power} {impedance} speaker',
    columns: ['power', 'impedance', 'diameter'],
    releasedAt: '2008-01-01',
    picture: 'spk',
    lines: `
    CUI Devices | CMS-2309-038SP | D23mm | 12.4 | 0.5W | 8Ω | 23mm
    PUI Audio | AS04008PS-4W-R | D40mm | 16.8 | 4W | 8Ω | 40mm
    Visaton | K 28 WP 8 OHM | D28mm | 21 | 1W | 8Ω | 28mm`,
  }),
  ...listed({
    categoryCode: 'battery-holder',
    titleZh: '{cellSize} 电池座',
    titleEn: '{cellSize} battery holder',
    columns: ['cellSize', 'cells', 'mounting'],
    releasedAt: '2005-01-01',
    picture: 'batt',
    lines: `
    Keystone | 3034 | SMD | 5.8 | CR2032 | 1 | ${SMD}
    Keystone | 1042P | THT | 14.6 | 18650 | 1 | ${THT}
    MPD | BC2032-F1 | THT | 6.2 | CR2032 | 1 | ${THT}
    Q&J | CR2032-BS-6-1 | SMD | 0.42 | CR2032 | 1 | ${SMD}`,
  }),
  ...listed({
    categoryCode: 'battery',
    titleZh: '{cellSize} {voltage} {capacity} 电池',
    titleEn: '{cellSize} {voltage} {capacity} battery',
    columns: ['cellSize', 'voltage', 'capacity'],
    releasedAt: '2005-01-01',
    picture: 'batt',
    lines: `
    Panasonic | CR2032 | Coin | 1.6 | CR2032 | 3V | 225mAh
    Panasonic | NCR18650B | D18x65mm | 24 | 18650 | 3.6V | 3.4Ah
    亿纬(EVE) | ER14250 | D14x25mm | 7.6 | 1/2AA | 3.6V | 1.2Ah
    亿纬(EVE) | ER14505 | D14x50mm | 10.8 | AA | 3.6V | 2.7Ah
    Maxell | ML2032 | Coin | 9.4 | ML2032 | 3V | 65mAh`,
  }),
  ...listed({
    categoryCode: 'lan-transformer',
    titleZh: '{dataRate} 网络变压器',
    titleEn: '{dataRate} LAN transformer',
    columns: ['dataRate', 'isolation', 'mounting'],
    releasedAt: '2006-01-01',
    picture: 'l-xfmr-lan',
    lines: `
    汉仁(HANRUN) | HR601680 | SMD-16P | 2.6 | 100Mbps | 1.5kV | ${SMD}
    Pulse | H1102NL | SMD-16P | 7.2 | 100Mbps | 1.5kV | ${SMD}
    Pulse | H5007NL | SMD-24P | 13.6 | 1Gbps | 1.5kV | ${SMD}
    Pulse | HX1188NL | SMD-16P | 8.4 | 100Mbps | 1.5kV | ${SMD}`,
  }),
  ...listed({
    categoryCode: 'fuse-holder',
    titleZh: '{fuseSize} 保险丝座',
    titleEn: '{fuseSize} fuse holder',
    columns: ['fuseSize', 'mounting', 'ratedCurrent'],
    releasedAt: '2003-01-01',
    picture: 'f-holder',
    lines: `
    Littelfuse | 01000020Z | THT | 1.2 | 5×20mm | ${THT} | 10A
    Keystone | 3557-2 | THT | 4.6 | ATO | ${THT} | 30A
    Schurter | 0031.8201 | THT | 6.4 | 5×20mm | ${THT} | 10A
    星塑(XC ELECTRONIC) | BLX-A | THT | 0.36 | 5×20mm | ${THT} | 10A`,
  }),
  ...listed({
    categoryCode: 'heat-sink',
    titleZh: '{thermalResistance} 散热片',
    titleEn: '{thermalResistance} heat sink',
    columns: ['thermalResistance', 'height', 'mounting'],
    releasedAt: '2001-01-01',
    picture: 'heatsink',
    lines: `
    Aavid | 577202B00000G | 13.2x19.1mm | 2.4 | 24℃/W | 9.5mm | 螺钉=screw
    Aavid | 507302B00000G | 19x19mm | 2.1 | 24℃/W | 9.5mm | 螺钉=screw
    Wakefield-Vette | 658-25AB | 27.9x27.9mm | 18.6 | 9.9℃/W | 6.35mm | 粘贴=adhesive
    Fischer Elektronik | SK 104 38,1 STS | 34.9x12.7mm | 9.8 | 11℃/W | 38.1mm | ${THT}`,
  }),
  ...listed({
    categoryCode: 'fastener',
    titleZh: '{thread} {height} 铜柱/螺母柱',
    titleEn: '{thread} {height} standoff',
    columns: ['thread', 'height', 'material'],
    releasedAt: '2004-01-01',
    picture: 'nut',
    lines: `
    Würth Elektronik | 9774030360R | SMD | 2.9 | M3 | 3mm | 钢镀锡=tinned steel
    Würth Elektronik | 9774050360R | SMD | 3 | M3 | 5mm | 钢镀锡=tinned steel
    Keystone | 24436 | Hex | 3.4 | M3 | 10mm | 黄铜=brass
    Keystone | 25510 | Hex | 2.6 | M3 | 12mm | 尼龙=nylon
    Essentra | RSTM3-6 | Round | 1.4 | M3 | 6mm | 尼龙=nylon`,
  }),
  ...listed({
    categoryCode: 'wire-cable',
    titleZh: '{wireGauge} {length} {colour} 线缆',
    titleEn: '{wireGauge} {length} {colour} cable',
    columns: ['wireGauge', 'length', 'colour', 'voltage'],
    releasedAt: '2005-01-01',
    picture: 'cable',
    lines: `
    Alpha Wire | 3051 BK005 | AWG22 | 168 | AWG22 | 30.5m | 黑色=black | 300V
    Alpha Wire | 3053 RD005 | AWG20 | 196 | AWG20 | 30.5m | 红色=red | 300V
    3M | 3365/10 300SF | AWG28 | 480 | AWG28 | 91m | 灰色=grey | 300V
    LAPP | 1119304 | 4G1 | 9.2 | 1mm² | 1m | 灰色=grey | 300V`,
  }),
  ...listed({
    categoryCode: 'dev-board',
    titleZh: '{core} 开发板',
    titleEn: '{core} development board',
    columns: ['core', 'interface', 'supplyVoltage'],
    releasedAt: '2016-01-01',
    picture: 'module',
    lines: `
    ST | NUCLEO-F103RB | 82.5x70mm | 92 | STM32F103RBT6 | USB ST-LINK | 5V
    ST | NUCLEO-H743ZI2 | 133x70mm | 265 | STM32H743ZIT6 | USB ST-LINK | 5V
    乐鑫(ESPRESSIF) | ESP32-DEVKITC-32E | 54.4x27.9mm | 58 | ESP32-WROOM-32E | USB UART | 5V
    乐鑫(ESPRESSIF) | ESP32-S3-DEVKITC-1-N8R8 | 62.7x25.4mm | 86 | ESP32-S3-WROOM-1 | USB UART | 5V
    Raspberry Pi | SC0915 | 51x21mm | 26 | RP2040 | USB | 1.8~5.5V
    Arduino | A000066 | 68.6x53.4mm | 168 | ATMEGA328P | USB | 7~12V
    沁恒(WCH) | CH32V003F4P6-EVT-R0 | 70x45mm | 22 | CH32V003F4P6 | USB | 5V`,
  }),
  ...listed({
    categoryCode: 'soldering-tool',
    titleZh: '{toolType}',
    titleEn: '{toolType}',
    columns: ['toolType', 'power', 'voltage'],
    releasedAt: '2012-01-01',
    picture: 'module',
    lines: `
    HAKKO | T18-B | Tip | 42 | 烙铁头 尖头=Soldering tip, conical | |
    HAKKO | FX888D-16BY | Station | 980 | 数显焊台=Digital soldering station | 70W | 220V
    快克(QUICK) | QUICK 203H | Station | 720 | 无铅焊台=Lead-free soldering station | 90W | 220V
    JBC | C245-907 | Tip | 168 | 一体烙铁芯 刀头=Soldering cartridge, blade | |`,
  }),
];

// Microcontrollers, programmable logic and memories of the demo mall, written out.
import { listed } from './sheet.ts';

const MCU = ['core', 'clock', 'flash', 'ram', 'supplyVoltage', 'ioCount'];
const mcu = {
  titleZh: '{core} {clock} {flash} Flash {package} 单片机',
  titleEn: '{core} {clock} {flash} flash {package} microcontroller',
  columns: MCU,
};

export const processors = [
  ...listed({
    ...mcu,
    categoryCode: 'mcu-32',
    releasedAt: '2012-01-01',
    lines: `
    ST | STM32F103C8T6 | LQFP-48 | 6.4 | Cortex-M3 | 72MHz | 64KB | 20KB | 2~3.6V | 37
    ST | STM32F103CBT6 | LQFP-48 | 8.6 | Cortex-M3 | 72MHz | 128KB | 20KB | 2~3.6V | 37
    ST | STM32F103RBT6 | LQFP-64 | 9.4 | Cortex-M3 | 72MHz | 128KB | 20KB | 2~3.6V | 51
    ST | STM32F103RCT6 | LQFP-64 | 10.2 | Cortex-M3 | 72MHz | 256KB | 48KB | 2~3.6V | 51
    ST | STM32F103VET6 | LQFP-100 | 14.5 | Cortex-M3 | 72MHz | 512KB | 64KB | 2~3.6V | 80
    ST | STM32F103ZET6 | LQFP-144 | 18.6 | Cortex-M3 | 72MHz | 512KB | 64KB | 2~3.6V | 112
    ST | STM32F030F4P6 | TSSOP-20 | 2.1 | Cortex-M0 | 48MHz | 16KB | 4KB | 2.4~3.6V | 15
    ST | STM32F030C8T6 | LQFP-48 | 3.6 | Cortex-M0 | 48MHz | 64KB | 8KB | 2.4~3.6V | 39
    ST | STM32F072CBT6 | LQFP-48 | 9.8 | Cortex-M0 | 48MHz | 128KB | 16KB | 2~3.6V | 37
    ST | STM32G030F6P6 | TSSOP-20 | 2.6 | Cortex-M0+ | 64MHz | 32KB | 8KB | 2~3.6V | 18
    ST | STM32G031G8U6 | QFN-28 | 5.2 | Cortex-M0+ | 64MHz | 64KB | 8KB | 1.7~3.6V | 26
    ST | STM32G070CBT6 | LQFP-48 | 5.4 | Cortex-M0+ | 64MHz | 128KB | 36KB | 2~3.6V | 44
    ST | STM32G431CBU6 | QFN-48 | 14.2 | Cortex-M4 | 170MHz | 128KB | 32KB | 1.71~3.6V | 42
    ST | STM32F401CCU6 | QFN-48 | 10.8 | Cortex-M4 | 84MHz | 256KB | 64KB | 1.7~3.6V | 36
    ST | STM32F405RGT6 | LQFP-64 | 23.5 | Cortex-M4 | 168MHz | 1MB | 192KB | 1.8~3.6V | 51
    ST | STM32F407VET6 | LQFP-100 | 22.8 | Cortex-M4 | 168MHz | 512KB | 192KB | 1.8~3.6V | 82
    ST | STM32F407ZGT6 | LQFP-144 | 31 | Cortex-M4 | 168MHz | 1MB | 192KB | 1.8~3.6V | 114
    ST | STM32F411CEU6 | QFN-48 | 15.6 | Cortex-M4 | 100MHz | 512KB | 128KB | 1.7~3.6V | 36
    ST | STM32F746ZGT6 | LQFP-144 | 62 | Cortex-M7 | 216MHz | 1MB | 320KB | 1.7~3.6V | 114
    ST | STM32H743VIT6 | LQFP-100 | 58 | Cortex-M7 | 480MHz | 2MB | 1MB | 1.62~3.6V | 82
    ST | STM32H750VBT6 | LQFP-100 | 31.5 | Cortex-M7 | 480MHz | 128KB | 1MB | 1.62~3.6V | 82
    ST | STM32L031F6P6 | TSSOP-20 | 6.2 | Cortex-M0+ | 32MHz | 32KB | 8KB | 1.65~3.6V | 15
    ST | STM32L431CCT6 | LQFP-48 | 14.8 | Cortex-M4 | 80MHz | 256KB | 64KB | 1.71~3.6V | 38
    兆易(GIGADEVICE) | GD32F103C8T6 | LQFP-48 | 4.6 | Cortex-M3 | 108MHz | 64KB | 20KB | 2.6~3.6V | 37
    兆易(GIGADEVICE) | GD32F103RCT6 | LQFP-64 | 8.4 | Cortex-M3 | 108MHz | 256KB | 48KB | 2.6~3.6V | 51
    兆易(GIGADEVICE) | GD32F303CCT6 | LQFP-48 | 8.8 | Cortex-M4 | 120MHz | 256KB | 48KB | 2.6~3.6V | 37
    兆易(GIGADEVICE) | GD32E230C8T6 | LQFP-48 | 3.1 | Cortex-M23 | 72MHz | 64KB | 8KB | 1.8~3.6V | 39
    兆易(GIGADEVICE) | GD32E230F4P6TR | TSSOP-20 | 1.9 | Cortex-M23 | 72MHz | 16KB | 4KB | 1.8~3.6V | 15
    兆易(GIGADEVICE) | GD32F407VET6 | LQFP-100 | 18.9 | Cortex-M4 | 168MHz | 512KB | 192KB | 2.6~3.6V | 82
    NXP | LPC1768FBD100 | LQFP-100 | 42 | Cortex-M3 | 100MHz | 512KB | 64KB | 2.4~3.6V | 70
    NXP | LPC11C14FBD48/301 | LQFP-48 | 21 nrnd | Cortex-M0 | 50MHz | 32KB | 8KB | 1.8~3.6V | 40
    Microchip | ATSAMD21G18A-AU | TQFP-64 | 19.6 | Cortex-M0+ | 48MHz | 256KB | 32KB | 1.62~3.63V | 38
    雅特力(ARTERY) | AT32F403ACGT7 | LQFP-48 | 11.8 | Cortex-M4 | 240MHz | 1MB | 96KB | 2.6~3.6V | 37
    华大(HDSC) | HC32F460JETA | LQFP-48 | 12.4 | Cortex-M4 | 200MHz | 512KB | 192KB | 1.8~3.6V | 38
    灵动(MINDMOTION) | MM32F0010A1T | TSSOP-20 | 1.2 | Cortex-M0 | 48MHz | 16KB | 2KB | 2~5.5V | 16
    普冉(PUYA) | PY32F002AF15P6TU | TSSOP-20 | 0.62 | Cortex-M0+ | 24MHz | 20KB | 3KB | 1.7~5.5V | 18
    Raspberry Pi | RP2040 | QFN-56 | 6.2 | 双核 Cortex-M0+=Dual Cortex-M0+ | 133MHz | | 264KB | 1.8~3.3V | 30`,
  }),
  ...listed({
    ...mcu,
    categoryCode: 'mcu-risc-v',
    releasedAt: '2020-06-01',
    lines: `
    沁恒(WCH) | CH32V003F4P6 | TSSOP-20 | 1.05 | RISC-V | 48MHz | 16KB | 2KB | 2.7~5.5V | 18
    沁恒(WCH) | CH32V003J4M6 | SOP-8 | 0.92 | RISC-V | 48MHz | 16KB | 2KB | 2.7~5.5V | 6
    沁恒(WCH) | CH32V103C8T6 | LQFP-48 | 4.4 | RISC-V | 80MHz | 64KB | 20KB | 2.7~5.5V | 37
    沁恒(WCH) | CH32V203C8T6 | LQFP-48 | 3.6 | RISC-V | 144MHz | 64KB | 20KB | 2.4~3.6V | 37
    沁恒(WCH) | CH32V307VCT6 | LQFP-100 | 12.8 | RISC-V | 144MHz | 256KB | 64KB | 2.4~3.6V | 80
    兆易(GIGADEVICE) | GD32VF103CBT6 | LQFP-48 | 7.6 | RISC-V | 108MHz | 128KB | 32KB | 2.6~3.6V | 37`,
  }),
  ...listed({
    ...mcu,
    categoryCode: 'mcu-8',
    releasedAt: '2008-01-01',
    lines: `
    Microchip | ATMEGA328P-AU | TQFP-32 | 9.6 | AVR | 20MHz | 32KB | 2KB | 1.8~5.5V | 23
    Microchip | ATMEGA328P-PU | DIP-28 | 12.4 | AVR | 20MHz | 32KB | 2KB | 1.8~5.5V | 23
    Microchip | ATMEGA16A-AU | TQFP-44 | 13.2 | AVR | 16MHz | 16KB | 1KB | 2.7~5.5V | 32
    Microchip | ATMEGA2560-16AU | TQFP-100 | 58 | AVR | 16MHz | 256KB | 8KB | 4.5~5.5V | 86
    Microchip | ATTINY85-20SU | SOIC-8 | 7.4 | AVR | 20MHz | 8KB | 512B | 2.7~5.5V | 6
    Microchip | ATTINY13A-SSU | SOIC-8 | 3.4 | AVR | 20MHz | 1KB | 64B | 1.8~5.5V | 6
    Microchip | PIC16F877A-I/P | DIP-40 | 28 nrnd | PIC | 20MHz | 14KB | 368B | 4~5.5V | 33
    Microchip | PIC16F1823-I/SL | SOIC-14 | 6.8 | PIC | 32MHz | 3.5KB | 128B | 1.8~5.5V | 11
    Microchip | PIC12F675-I/SN | SOIC-8 | 6.2 | PIC | 20MHz | 1.75KB | 64B | 2~5.5V | 6
    ST | STM8S003F3P6TR | TSSOP-20 | 1.6 nrnd | STM8 | 16MHz | 8KB | 1KB | 2.95~5.5V | 16
    ST | STM8S105K4T6C | LQFP-32 | 5.1 nrnd | STM8 | 16MHz | 16KB | 2KB | 2.95~5.5V | 25
    宏晶(STC) | STC89C52RC-40I-PDIP40 | DIP-40 | 4.6 | 8051 | 40MHz | 8KB | 512B | 3.8~5.5V | 32
    宏晶(STC) | STC8G1K08-38I-TSSOP20 | TSSOP-20 | 1.2 | 8051 | 36MHz | 8KB | 1.2KB | 1.9~5.5V | 18
    宏晶(STC) | STC15W408AS-35I-SOP28 | SOP-28 | 2.4 | 8051 | 35MHz | 8KB | 512B | 2.5~5.5V | 26
    新唐(NUVOTON) | N76E003AT20 | TSSOP-20 | 1.5 | 8051 | 16MHz | 18KB | 1KB | 2.4~5.5V | 18
    Silicon Labs | EFM8BB10F8G-A-QFN20 | QFN-20 | 3.6 | 8051 | 25MHz | 8KB | 512B | 2.2~3.6V | 16`,
  }),
  ...listed({
    categoryCode: 'fpga-cpld',
    titleZh: '{logicCells} 逻辑单元 {package} 可编程逻辑器件',
    titleEn: '{logicCells} logic cell {package} programmable logic',
    columns: ['logicCells', 'ioCount', 'supplyVoltage'],
    releasedAt: '2013-01-01',
    lines: `
    AMD Xilinx | XC6SLX9-2TQG144C | LQFP-144 | 62 nrnd | 9152 | 102 | 1.2V
    AMD Xilinx | XC7A35T-1FTG256C | BGA-256 | 178 | 33280 | 170 | 1V
    AMD Xilinx | XC7A100T-2FGG484I | BGA-484 | 520 | 101440 | 285 | 1V
    Intel Altera | EP4CE6E22C8N | LQFP-144 | 46 | 6272 | 91 | 1.2V
    Intel Altera | EP4CE10F17C8N | BGA-256 | 72 | 10320 | 179 | 1.2V
    Intel Altera | EPM240T100C5N | TQFP-100 | 24 nrnd | 240 | 80 | 2.5~3.3V
    Lattice | LCMXO2-1200HC-4TG100C | TQFP-100 | 48 | 1280 | 79 | 2.5~3.3V
    高云(GOWIN) | GW1N-LV1QN48C6/I5 | QFN-48 | 14.5 | 1152 | 41 | 1.2V
    安路(ANLOGIC) | EG4S20BG256 | BGA-256 | 58 | 19600 | 193 | 1.2V`,
  }),
  ...listed({
    categoryCode: 'nor-flash',
    titleZh: '{memorySize} {interface} NOR Flash {package}',
    titleEn: '{memorySize} {interface} NOR flash, {package}',
    columns: ['memorySize', 'interface', 'clock', 'supplyVoltage'],
    releasedAt: '2012-01-01',
    lines: `
    华邦(WINBOND) | W25Q16JVSSIQ | SOIC-8 | 1.6 | 16Mbit | SPI | 133MHz | 2.7~3.6V
    华邦(WINBOND) | W25Q32JVSSIQ | SOIC-8 | 2.2 | 32Mbit | SPI | 133MHz | 2.7~3.6V
    华邦(WINBOND) | W25Q64JVSSIQ | SOIC-8 | 3.1 | 64Mbit | SPI | 133MHz | 2.7~3.6V
    华邦(WINBOND) | W25Q128JVSIQ | SOIC-8 | 5.4 | 128Mbit | SPI | 133MHz | 2.7~3.6V
    华邦(WINBOND) | W25Q256JVEIQ | WSON-8 | 12.8 | 256Mbit | SPI | 133MHz | 2.7~3.6V
    兆易(GIGADEVICE) | GD25Q16CSIG | SOIC-8 | 1.4 | 16Mbit | SPI | 120MHz | 2.7~3.6V
    兆易(GIGADEVICE) | GD25Q64CSIG | SOIC-8 | 2.8 | 64Mbit | SPI | 120MHz | 2.7~3.6V
    兆易(GIGADEVICE) | GD25Q127CSIG | SOIC-8 | 4.9 | 128Mbit | SPI | 104MHz | 2.7~3.6V
    普冉(PUYA) | P25Q16SH-SSH-IT | SOIC-8 | 0.98 | 16Mbit | SPI | 104MHz | 2.3~3.6V
    旺宏(MXIC) | MX25L12835FM2I-10G | SOIC-8 | 9.8 | 128Mbit | SPI | 133MHz | 2.7~3.6V`,
  }),
  ...listed({
    categoryCode: 'eeprom',
    titleZh: '{memorySize} {interface} EEPROM {package}',
    titleEn: '{memorySize} {interface} EEPROM, {package}',
    columns: ['memorySize', 'interface', 'clock', 'supplyVoltage'],
    releasedAt: '2007-01-01',
    lines: `
    Microchip | AT24C02C-SSHM-T | SOIC-8 | 0.72 | 2Kbit | I2C | 1MHz | 1.7~5.5V
    Microchip | AT24C256C-SSHL-T | SOIC-8 | 2.2 | 256Kbit | I2C | 1MHz | 1.7~5.5V
    Microchip | 24LC64-I/SN | SOIC-8 | 2.6 | 64Kbit | I2C | 400kHz | 2.5~5.5V
    Microchip | 93LC46B-I/SN | SOIC-8 | 1.7 | 1Kbit | Microwire | 2MHz | 2.5~5.5V
    ST | M24C02-WMN6TP | SOIC-8 | 0.66 | 2Kbit | I2C | 400kHz | 2.5~5.5V
    ST | M24C64-RMN6TP | SOIC-8 | 1.2 | 64Kbit | I2C | 1MHz | 1.8~5.5V
    ST | M95256-WMN6TP | SOIC-8 | 3.4 | 256Kbit | SPI | 20MHz | 2.5~5.5V
    复旦微(FUDAN) | FM24C02B-SO-T-G | SOIC-8 | 0.26 | 2Kbit | I2C | 1MHz | 1.7~5.5V
    聚辰(GIANTEC) | GT24C256C-2GLI-TR | SOIC-8 | 1.1 | 256Kbit | I2C | 1MHz | 1.7~5.5V`,
  }),
  ...listed({
    categoryCode: 'sram-dram',
    titleZh: '{memorySize} {memoryType} {package}',
    titleEn: '{memorySize} {memoryType}, {package}',
    columns: ['memorySize', 'memoryType', 'clock', 'supplyVoltage'],
    releasedAt: '2012-01-01',
    lines: `
    ISSI | IS62WV51216BLL-55TLI | TSOP-44 | 24 | 8Mbit | SRAM | 18MHz | 2.5~3.6V
    ISSI | IS42S16160J-7TLI | TSOP-54 | 18.5 | 256Mbit | SDRAM | 143MHz | 3~3.6V
    Micron | MT41K256M16TW-107:P | BGA-96 | 34 | 4Gbit | DDR3L | 933MHz | 1.283~1.45V
    Samsung | K4B4G1646E-BYMA | BGA-96 | 26 | 4Gbit | DDR3L | 933MHz | 1.283~1.45V
    华邦(WINBOND) | W9825G6KH-6 | TSOP-54 | 11.2 | 256Mbit | SDRAM | 166MHz | 3~3.6V
    AP Memory | APS6404L-3SQR-SN | SOP-8 | 6.2 | 64Mbit | PSRAM | 133MHz | 2.7~3.6V`,
  }),
  ...listed({
    categoryCode: 'nand-emmc',
    titleZh: '{memorySize} {memoryType} {package}',
    titleEn: '{memorySize} {memoryType}, {package}',
    columns: ['memorySize', 'memoryType', 'supplyVoltage'],
    releasedAt: '2016-01-01',
    lines: `
    华邦(WINBOND) | W25N01GVZEIG | WSON-8 | 10.4 | 1Gbit | SPI NAND | 2.7~3.6V
    兆易(GIGADEVICE) | GD5F1GQ5UEYIGR | WSON-8 | 9.2 | 1Gbit | SPI NAND | 2.7~3.6V
    Micron | MT29F4G08ABADAWP-IT:D | TSOP-48 | 36 nrnd | 4Gbit | SLC NAND | 2.7~3.6V
    Kingston | EMMC08G-MT32-01G10 | BGA-153 | 32 | 64Gbit | eMMC 5.1 | 2.7~3.6V
    江波龙(FORESEE) | FEMDNN008G-A3A55 | BGA-153 | 24 | 64Gbit | eMMC 5.1 | 2.7~3.6V`,
  }),
];

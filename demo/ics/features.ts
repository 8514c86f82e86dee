// What parts of the demo mall can do beyond their columns, as their makers' datasheets head it: rail-to-rail, low noise, isolated.
import type { CatalogPart } from '#mall/part/catalog-part.ts';

/** `中文=English: beginnings of part numbers`. */
const LINES = `
轨到轨=Rail-to-rail: TLV2372 AD8605 ADA4528 MCP6001 MCP6002 SGM8551 SGM721 RS622 TP1542 LMV321 OPA2188 TLV3501 SGM8743 INA333
零漂移=Zero-drift: OPA2188 ADA4528 SGM8551 INA333
低噪声=Low noise: NE5532 OPA2134 AD8605 ADA4528 AD620 ADR4525 RT9013 SGM2019
低功耗=Low power: STM32L031 STM32L431 TPS3839 TLC555 INA333 TP1542 ADS1115 NRF24L01P NRF52840 PCF8563 RX8025T CH582F
车规 AEC-Q100=Automotive AEC-Q100: TCAN1042VDRQ1 NCA1042-Q1 NSCSA240-Q1 BTS50085
隔离=Isolated: ISO1050 NSI1050 UCC21520 NSI6602 1EDI20I12 AMC1200
双路=Dual: IRF7313
推挽输出=Push-pull output: TLV3501 SGM8743
开漏输出=Open-collector output: LM393 LM339 LM311
双向=Bidirectional: INA199 INA219 INA226 INA240 NSCSA240 TXS0108 TXB0104
D 类=Class D: TPA3116 TPA2012 PAM8403 MAX98357
AB 类=Class AB: LM386
同步整流=Synchronous rectification: TPS562201 TPS563201 SY8089 SY8113 MP2307 TPS61088 TPS63020 AP63203
半桥=Half bridge: IR2110 IR2104 EG2104
看门狗=Watchdog: MAX706
共阴=Common cathode: SC56 CC56
共阳=Common anode: CA56
FPGA=FPGA: XC6S XC7A EP4CE LCMXO2 GW1N EG4S
CPLD=CPLD: EPM240
CAN=CAN: STM32F103 STM32F072 STM32G431 STM32F405 STM32F407 STM32F746 STM32H743 STM32H750 STM32L431 GD32F103 GD32F303 GD32F407 LPC1768 LPC11C14 AT32F403 HC32F460 CH32V203 CH32V307 GD32VF103
USB=USB: STM32F103 STM32F072 STM32G431 STM32F401 STM32F405 STM32F407 STM32F411 STM32F746 STM32H743 STM32H750 GD32F103 GD32F303 GD32F407 LPC1768 ATSAMD21 RP2040 AT32F403 HC32F460 CH32V103 CH32V203 CH32V307 GD32VF103
以太网=Ethernet: STM32F407 STM32F746 STM32H743 LPC1768 GD32F407 CH32V307
`;

const FEATURES = LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', numbers = ''] = line.split(': ');
    const [zh = '', en = ''] = names.split('=');
    return { zh, en, numbers: numbers.split(' ') };
  });

/** Beginnings of part numbers that a feature is told of; each is some part's. */
export const featuredNumbers: readonly string[] = [...new Set(FEATURES.flatMap(({ numbers }) => numbers))];

/** The part with its features, where it has some. */
export function withFeatures(part: CatalogPart): CatalogPart {
  const found = FEATURES.filter(({ numbers }) => numbers.some((number) => part.partNo.startsWith(number)));
  if (found.length === 0) return part;
  const text = found.map(({ zh }) => zh).join('、');
  const textEn = found.map(({ en }) => en).join(', ');
  return { ...part, params: [...part.params, { key: 'features', text, textEn }] };
}

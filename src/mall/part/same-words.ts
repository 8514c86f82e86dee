// Words of catalogues that mean the same: 固定 is Fixed, 1 N-channel is N沟道, Step-down type is Buck.
import { remembered } from '#kit/rules/remembered.ts';

const GROUPS = `
Positive | Positive electrode | Positive pole | 正 | 正极 | 正压 | 正电压
Negative | Negative electrode | Negative pole | 负 | 负极 | 负压 | 负电压
Unidirectional | Uni | 单向
Bidirectional | Bi | 双向
Fixed | Fixed output | 固定 | 固定输出
Adjustable | ADJ | Adjustable output | 可调 | 可调输出
N-Channel | 1 N-Channel | 1 Piece N-Channel | Single N-Channel | N沟道 | 1个N沟道 | Nch | NMOS
P-Channel | 1 P-Channel | 1 Piece P-Channel | Single P-Channel | P沟道 | 1个P沟道 | Pch | PMOS
2 N-Channel | Dual N-Channel | 双N沟道 | 2个N沟道 | N+N
2 P-Channel | Dual P-Channel | 双P沟道 | 2个P沟道 | P+P
N-Channel + P-Channel | 1 N-Channel + 1 P-Channel | N沟道+P沟道 | 1个N沟道+1个P沟道 | N+P
NPN | 1 NPN | Single NPN | 1个NPN | NPN型
PNP | 1 PNP | Single PNP | 1个PNP
2 NPN | Dual NPN | 双NPN | 2个NPN
2 PNP | Dual PNP | 双PNP | 2个PNP
NPN+PNP | 1 NPN + 1 PNP | NPN和PNP
Single | 1 Independent | Independent | Standalone | Discrete Diode | 单只 | 单管 | 单路 | 独立式 | 1对独立式 | 1个独立式
Common cathode | 1 Pair Common Cathode | 共阴 | 共阴极 | 1对共阴极
Common anode | 1 Pair Common Anode | 共阳 | 共阳极 | 1对共阳极
Series | 1 Pair Series Connection | 1 pair in series | Series Connection | 串联 | 1对串联 | 1对串联式
Buck | Step-down | Step down | 降压
Boost | Step-up | boost converter | 升压
Buck-boost | 升降压
Inverting | Inverted | 反相 | 反压
Half-duplex | 半双工
Full-duplex | 全双工
Phototransistor | Transistor | 三极管 | 晶体管 | 光电三极管 | 光敏三极管 | 光电晶体管
Darlington | Darlington Transistor | 达林顿 | Photodarlington
Triac | 双向可控硅 | 可控硅
Yes | 是 | 有 | 支持
No | 否 | 无 | 不支持
Built-in | Internal | 内置 | 内部
External | Non Built-In | 外置 | 外部
Push-pull | 推挽 | 推挽式
Open-drain | Open Collector | 漏极开路 | 开漏 | 集电极开路 | 开集
Through-hole | THT | 直插 | 插件 | Direct Insert | Plugin | Plug-in | Straight pin
Surface Mount | SMD | SMT | 贴片 | 表面贴装 | Patch
Surface Mount, Vertical | 立贴 | Standing paste | SMD vertical
Surface Mount, Right Angle | 卧贴 | SMD right-angle | Horizontal attachment
Right Angle | 弯插 | 弯针 | Bend | Bend insert
Male | Male pin | 公 | 公头 | 公座
Female | Female pin | 母 | 母头 | 母座
I2C | IIC | TWI
UART | 串口
Parallel | Parallel port | 并口
Cortex-M0 | ARM Cortex-M0 | ARM-M0
Cortex-M0+ | ARM Cortex-M0+ | ARM-M0+
Cortex-M3 | ARM Cortex-M3 | ARM-M3
Cortex-M4 | ARM Cortex-M4 | ARM-M4 | Cortex-M4F | ARM Cortex-M4F
Cortex-M7 | ARM Cortex-M7 | ARM-M7
8051 | 51 | 51 Family | MCS-51 | 51内核
Active Low | 低电平有效 | 低有效
Active High | 高电平有效 | 高有效
1 Form A | 1A | SPST-NO | 1 常开 | 一组常开 | 1组常开 | 1 Set Normally Open: 1A (SPST NO) | 1 Form A (SPST-NO)
1 Form B | 1B | SPST-NC | 1 常闭 | 一组常闭 | 1 Set Normally Closed: 1B (SPST-NC) | 1 Form B (SPST-NC)
1 Form C | 1C | SPDT | 1 转换 | 一组转换 | 1组转换 | One set changeover: 1C (SPDT - changeover) | SPDT (1 Form C) | 1 Form C (SPDT)
2 Form C | 2C | DPDT | 2 转换 | 两组转换 | 2组转换 | 2 Form C: 2C (DPDT-CO) | DPDT (2 Form C) | Two groups of conversions: 2C(Double-pole double-throw conversion)
Red | 红 | 红色
Green | 绿 | 绿色
Emerald Green | Emerald | Pure green | 翠绿 | 翠绿色 | 纯绿
Yellow Green | 黄绿 | 黄绿色
Blue | 蓝 | 蓝色
White | 白 | 白色
Yellow | 黄 | 黄色
Orange | 橙 | 橙色 | 桔色
Black | 黑 | 黑色
NAND Gate | NAND Gates | NAND | 与非门 | With Non-Gate
NOR Gate | NOR Gates | NOR | 或非门
AND Gate | AND Gates | AND | 与门 | With Door
OR Gate | OR Gates | OR | 或门
XOR Gate | XOR Gates | XOR | 异或门
Inverter | NOT Gate | 反相器 | 非门
Fast-acting | Fast blow | Fast | 快断 | 快熔 | 快速熔断
Slow-blow | Time lag | Time delay | Slow | 慢断 | 慢熔 | 延时熔断
HC | 74HC
LVC | 74LVC
AHC | 74AHC
HCT | 74HCT
AHCT | 74AHCT
LV | 74LV
AUP | 74AUP
AC | 74AC
LS | 74LS
VHC | 74VHC
CD4000 | 4000 | 4000B | CD4 | CD4000B
Metallized Polypropylene | Polypropylene | 聚丙烯 | 金属化聚丙烯 | PP | MKP | CBB
Metallized Polyester | Polyester | Metallized Polyester Film | Metallized Polyester Film Capacitor | Metallized Polyethylene Terephthalate (PET) | 聚酯 | 涤纶 | PET | MKT
Transceiver | 收发器
HCMOS | CMOS | LVCMOS
`;

/** A text without what changes nothing: blanks, capitals, dashes, a last "type" or "series". */
const foldedWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/(?<=.)(?:TYPE|SERIES|系列|型)$/, '');

const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split('|').map((word) => word.trim()));
const groupOf = new Map(groups.flatMap((words) => words.map((word) => [foldedWords(word), words] as const)));

/** What a text means: the same for all words of one meaning. */
export const meaningOf = remembered((text): string => {
  const folded = foldedWords(text);
  return foldedWords(groupOf.get(folded)?.[0] ?? folded);
});

/** All words that mean the same, this one first. */
export const wordsLike = (text: string): string[] => [
  ...new Set([text, ...(groupOf.get(foldedWords(text)) ?? [])]),
];

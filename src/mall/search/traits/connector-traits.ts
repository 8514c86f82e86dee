// How connectors are asked for: how many positions in how many rows, how far apart, plug or socket, lying or standing.
import { has, of, type Trait, trait } from './trait.ts';

const CONNECTOR =
  /连接器|connector|排针|排母|端子|terminal|牛角|针座|插座|卡座|jack|线对板|胶壳|FFC|FPC|板对板/i;
const SAID_FEMALE = /(?:^|[^A-Za-z])(?:female|socket|receptacle|jack)s?(?![A-Za-z])|母(?!线)/i;
const SAID_MALE = /(?:^|[^A-Za-z])(?:male|plug)s?(?![A-Za-z])|公(?!司)/i;

// biome-ignore format: a table reads better in rows
export const CONNECTOR_TRAITS: readonly Trait[] = [
  has('female', '母座', 'Female', '母座, 母头, 母口, 母, 插座, female, receptacle, socket, female socket, jack', of(/排母|female header|RJ45|HDMI|卡座|IC 插座|音频插座|电源.*插座/i), of(/USB|D-SUB|圆形|射频|同轴|circular/i, SAID_FEMALE), of(/USB 连接器/i, undefined, SAID_MALE), of(CONNECTOR, /gender .*(?:female|母)/i)),
  has('male', '公头', 'Male', '公头, 公座, 公口, 公, 插头, male, plug', of(/排针|pin header|牛角|IDC/i), of(/USB|D-SUB|圆形|射频|同轴|插拔|circular/i, SAID_MALE), of(CONNECTOR, /gender .*(?:(?<!fe)male|公)/i)),
  has('right-angle', '弯插', 'Right angle', '弯插, 弯针, 弯脚, 弯角, 卧贴, 卧式, 侧插, right angle, right-angle', of(CONNECTOR, /right.?angle|弯|卧|bend|side insertion/i)),
  has('upright', '立式', 'Vertical', '立式, 立贴, 直针, 直脚, vertical, upright, straight', of(CONNECTOR, /vertical|立式|立贴|standing|straight|直插|直针/i)),
  trait('right-angle-header', '弯排针', 'Right-angle header', '弯排针, 弯针排针, 排针弯针, right angle pin header, right angle header, right-angle pin header', of(/排针|pin header/i, /right.?angle|弯|卧|bend/i, /与排针/)),
  has('usb-c', 'Type-C', 'Type-C', 'type-c, typec, usb-c, type c, usb c, usb type-c, usb type c, usb-typec, usb typec', of(/./, /type.?c\b|usb-c\b/i)),
  trait('usb-a', 'USB-A', 'USB-A', 'usb-a, type-a, usb type-a, usb type a, usb a, usb-a座, usb a connector, usb-a connector', of(/USB 连接器/i, /type.?a\b|usb-a\b/i)),
  trait('usb-micro', 'Micro USB', 'Micro USB', 'micro usb, micro-usb, microusb, micro usb座, micro-b, micro usb connector', of(/USB 连接器/i, /micro/i)),
  trait('usb-mini', 'Mini USB', 'Mini USB', 'mini usb, mini-usb, mini usb座, mini usb connector', of(/USB 连接器/i, /mini/i)),
  trait('d-sub', 'D-Sub', 'D-Sub', 'd-sub, dsub, d sub, db9, db-9, db15, db25, d-sub connector', of(/D-SUB/i, undefined, /HDMI-[A-D]|HDMI-1|Type-A/)),
  trait('sma', 'SMA 射频座', 'SMA', 'sma连接器, sma 连接器, sma天线座, sma 天线座, sma座, sma头, sma connector, sma公头, sma母头, sma 公头, sma 母头, sma母座', of(/射频|同轴|rf conn|coax/i, /\bSMA\b/i)),
  trait('ipex', 'IPEX', 'IPEX / U.FL', 'ipex, ipex座, ipex天线座, ipex 座, u.fl, ufl, u.fl connector, mhf, i-pex', of(/射频|同轴|rf conn|coax/i, /ipex|i-pex|u\.?fl\b|mhf/i)),
  trait('card-tf', 'TF 卡座', 'Micro SD socket', 'tf卡座, tf卡, micro sd 卡座, micro sd卡座, microsd卡座, micro sd, micro sd socket, microsd socket, tf card socket', of(/卡座|card socket/i, /\bTF\b|micro.?sd/i)),
  trait('card-sim', 'SIM 卡座', 'SIM socket', 'sim卡座, sim卡, sim 卡座, nano sim, micro sim, nano sim卡座, nano sim socket, sim socket, sim card socket', of(/卡座|card socket/i, /\bSIM\b/i)),
  has('single-row', '单排', 'Single row', '单排, single row, single-row', of(CONNECTOR, /(?:^| · )rows 1\b|单排|pin_structure 1x/i)),
  has('dual-row', '双排', 'Dual row', '双排, dual row, double row, dual-row, 2 row, 2-row', of(CONNECTOR, /(?:^| · )rows 2\b|双排|pin_structure 2x/i)),
  has('with-led', '带灯', 'With LED', '带灯, 带led, 带 led, with led, with leds', of(/RJ45|按钮|轻触|开关/i, /with LED|带灯|带 ?LED/i)),
];

/** The token of so many positions, rows, or hundredths of a millimetre between them. */
export const positionsToken = (n: number): string => `~pos${n}`;
export const rowsToken = (n: number): string => `~row${n}`;
export const pitchToken = (mm: number): string => `~pitch${Math.round(mm * 100)}`;

const COUNTED = /(?:positions|pins|pin_structure) (\d+x)?(\d{1,3})(?:P|\b)/gi;
const ROWED = /(?:^| · )rows (\d)\b/i;
/** Kinds that always have two rows, which few makers say. */
const TWO_ROWED = /牛角|IDC/i;
const APART = /(?:^| · )pitch (\d+(?:\.\d+)?)mm/i;

/** The tokens of a connector's measures; none for other kinds. */
export function connectorTokens({ kind, text }: { kind: string; text: string }): string[] {
  if (!CONNECTOR.test(kind)) return [];
  const tokens = new Set<string>();
  for (const [, rows, each] of text.matchAll(COUNTED)) {
    const times = rows ? Number.parseInt(rows, 10) : 1;
    tokens.add(positionsToken(times * Number(each)));
    if (rows) tokens.add(rowsToken(times));
  }
  const rows = ROWED.exec(text)?.[1] ?? (TWO_ROWED.test(kind) ? '2' : undefined);
  if (rows) tokens.add(rowsToken(Number(rows)));
  const pitch = APART.exec(text)?.[1];
  if (pitch) tokens.add(pitchToken(Number(pitch)));
  return [...tokens];
}

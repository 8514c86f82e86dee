// One spelling for the many ways in which the same is typed, before a keyword is taken apart.
import { plain } from '../tokens.ts';

/** Units in Chinese → as written. */
const CHINESE_UNITS: readonly (readonly [RegExp, string])[] = [
  [/零欧姆?/g, '0Ω'],
  [/(\d) ?毫欧姆?/g, '$1mΩ'],
  [/(\d) ?千欧姆?/g, '$1kΩ'],
  [/(\d) ?兆欧姆?/g, '$1MΩ'],
  [/(\d) ?欧姆?/g, '$1Ω'],
  [/(\d) ?微法/g, '$1uF'],
  [/(\d) ?纳法/g, '$1nF'],
  [/(\d) ?皮法/g, '$1pF'],
  [/(\d) ?微亨/g, '$1uH'],
  [/(\d) ?毫亨/g, '$1mH'],
  [/(\d) ?毫安(?!时)/g, '$1mA'],
  [/(\d) ?安培?(?!时|全|装)/g, '$1A'],
  [/(\d) ?伏特?/g, '$1V'],
  [/(\d) ?瓦特?/g, '$1W'],
  [/(\d) ?兆赫兹?/g, '$1MHz'],
  [/(\d) ?千赫兹?/g, '$1kHz'],
  [/(\d) ?位 ?(?=A\/?DC|D\/?AC|模数|数模|Σ|sigma|delta|SAR|高精度)/gi, '$1bit '],
];

/** What turns one voltage into another: 24V转5V, 5V to 3.3V. */
const TURNS = /(\d+(?:\.\d+)?)V ?(转|变|->|→|~|-| to ) ?(\d+(?:\.\d+)?)V(?![A-Za-z0-9])/gi;

/** Length, width and height of a body: 6x6x5, 6*6*4.3mm. */
const BODY = /(?<![\w.])(\d+(?:\.\d+)?)[x*×](\d+(?:\.\d+)?)[x*×](\d+(?:\.\d+)?)(?:mm)?(?![\w.])/gi;

/** What is printed on a part: 丝印 A7, marking 1AM, 1AM 丝印. */
const MARKED =
  /(?:丝印|印字|打标|\b(?:smd |top )?mark(?:ing)?(?: code)?\b) ?[:=是为]? ?([A-Z0-9][A-Z0-9+.-]{0,7})(?![\w-])|(?<![\w-])([A-Z0-9]{2,8}) ?(?:丝印|印字|\bmarking\b)(?! ?[A-Z0-9])/gi;

/** Chip sizes that are said to be metric → as they are written; an imperial one needs no word. */
const METRIC_SIZES: Readonly<Record<string, string>> = {
  '0402': '01005',
  '0603': '0201',
  '1005': '0402',
  '1608': '0603',
  '2012': '0805',
  '2125': '0805',
  '3216': '1206',
  '3225': '1210',
  '4532': '1812',
  '5025': '2010',
  '6332': '2512',
};
const SAID_METRIC = /(?:公制|\bmetric) ?(\d{4})(?!\d)|(?<![\w.])(\d{4}) ?(?:\(?公制\)?|\(?metric\b\)?)/gi;
const SAID_IMPERIAL =
  /(?:英制|\bimperial) ?(?=0?\d{4}(?!\d))|(?<=(?<![\w.])0?\d{4}) ?(?:\(?英制\)?|\(?imperial\b\)?)/gi;

/** Small outlines whose width is said apart: SOP-16 宽体, wide body SOIC-16, SOIC-16 300mil. */
const OUTLINE = String.raw`(?<![\w-])(?:SOIC|SOP|SO)-?\d{1,2}`;
const widthOf = (said: string): RegExp =>
  new RegExp(String.raw`(?:${said}) ?(${OUTLINE})(?![\w-])|(${OUTLINE})[- ]?\(?(?:${said})\)?(?!\w)`, 'gi');
const WIDE = widthOf(String.raw`宽体|\bwide(?:[- ]body)?|\b300 ?mil`);
const NARROW = widthOf(String.raw`窄体|\bnarrow(?:[- ]body)?|\b150 ?mil`);

/** Bands that are named by a round number, of aerials whose own frequency lies within: MHz. */
const BANDS: Readonly<Record<string, string>> = {
  '433M': '433~435',
  '868M': '863~870',
  '915M': '902~928',
  '2.4G': '2400~2500',
  '5.8G': '5725~5875',
};
const AERIAL = /天线|\bantennas?\b|\baerials?\b/i;
const BAND = /(?<![\w.~-])(433M|868M|915M|2\.4G|5\.8G)(?:Hz)?(?![\w.~-])/gi;

/** Converters, of which 12位 are the bits of their resolution wherever they stand; of a controller they are another number. */
const CONVERTER = /(?<![a-z])[ad]\/?[ad]c(?![a-z])|模数|数模|[ad]\/?[ad] ?转换/i;
const CONTROLLER =
  /单片机|微控制器|(?<![a-z])mcus?(?![a-z])|microcontroller|stm32|gd32|cortex|(?<![a-z])arm(?![a-z])/i;
/** What is named beside an Ethernet speed when no Ethernet chip is meant. */
const BESIDE_ETHERNET = /变压器|transformer|rj-?45|网口|连接器|connector|交换|隔离/i;
const SPEEDS: readonly (readonly [RegExp, string])[] = [
  [/百兆|fast ethernet/gi, '100Mbps'],
  [/千兆|gigabit/gi, '1Gbps'],
];

/** What is said of one kind of part in words that mean something else of another. */
function ofKind(text: string): string {
  if (CONTROLLER.test(text)) {
    return text
      .replaceAll(/(?<![\w.])(\d+) ?k(?:B|bytes?)? ?(?:的 ?)?(?:S?RAM|内存)(?![a-z])/gi, '运行内存 $1KB')
      .replaceAll(/(?<![a-z])(?:S?RAM|(?<!行)内存) ?[:=]?(?=[≥≤<>]? ?\d+ ?k)/gi, '运行内存 ')
      .replaceAll(/(运行内存 [≥≤<>]?\d+) ?kB?(?![a-z])/gi, '$1KB');
  }
  if (CONVERTER.test(text)) return text.replaceAll(/(?<![\w.])(\d{1,2}) ?位/g, '$1bit ');
  return BESIDE_ETHERNET.test(text)
    ? text
    : SPEEDS.reduce((all, [said, speed]) => all.replaceAll(said, `以太网芯片 ${speed} `), text);
}

/** One spelling for signs, blanks and bounds, so that a value and what belongs to it is one word. */
export function cleanKeyword(keyword: string): string {
  const latin = CHINESE_UNITS.reduce((text, [from, to]) => text.replaceAll(from, to), plain(keyword));
  const inBands = AERIAL.test(latin)
    ? latin.replaceAll(BAND, (_, band: string) => `${BANDS[band.toUpperCase()]}MHz `)
    : latin;
  const sized = inBands
    .replaceAll(SAID_METRIC, (all, after?: string, before?: string) => {
      const size = METRIC_SIZES[after ?? before ?? ''];
      return size ? ` ${size} ` : all;
    })
    .replaceAll(SAID_IMPERIAL, ' ')
    .replaceAll(WIDE, (_, after?: string, before?: string) => ` ${after ?? before}W `)
    .replaceAll(NARROW, (_, after?: string, before?: string) => ` ${after ?? before} `);
  const isUp = /升压|boost|step.?up/i.test(latin);
  return ofKind(sized)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(MARKED, (_, before?: string, after?: string) => ` #${before ?? after} `)
    .replaceAll(TURNS, (all, from: string, sign: string, to: string) =>
      /转|变|>|→/.test(sign) || isUp || Number(from) >= Number(to) ? `输入${from}V 输出${to}V` : all,
    )
    .replaceAll(/(?:高度?|长度?|直径|外径) ?(?=\d)/g, '')
    .replaceAll(BODY, '$1x$2 $3mm')
    .replaceAll(/(?<![\w.])(\d+(?:\.\d+)?) ?[*×] ?(\d+(?:\.\d+)?)(?![\w.*×])/g, '$1x$2')
    .replaceAll(/(?<![\w.])(\d+(?:\.\d+)?) ?[x*×] ?(\d+(?:\.\d+)?) ?mm(?![a-z])/gi, '$1x$2')
    .replaceAll(/(?<![\w.-])(\d{1,3}(?:\.\d{1,2})?) (?=[kKMR](?![\w-]))/g, '$1')
    .replaceAll(/(\d[kKM]?) (?=ohms?(?![a-z]))/gi, '$1')
    .replaceAll(
      /(?<![\w.])(\d+(?:\.\d+)?(?:V|m?A)) ?(in|out)(?![a-z]| ?-?stock)/gi,
      (_, value: string, side: string) => (side.toLowerCase() === 'in' ? `输入${value}` : `输出${value}`),
    )
    .replaceAll(/(?<![\w.])(\d+) ?k(?:B|bytes?)? ?flash(?![a-z])/gi, '程序存储 $1KB')
    .replaceAll(/(?<![\w.])(\d+) ?([KMG])Bytes?(?![a-z])/gi, '$1$2B')
    .replaceAll(/(?<![\w.])1[x*×](\d{1,2})P?(?![\w.])/gi, '$1P')
    .replaceAll(/>=|=>/g, '≥')
    .replaceAll(/<=|=</g, '≤')
    .replaceAll(/([≥≤<>±]) (?=[\d.])/g, '$1')
    .replaceAll(
      /(?<![\w.-])(\d+(?:\.\d+)?) (?=(?:mm|[kKM]B|[KMG]?bits?|[kM]SPS|ppm|%)(?![A-Za-z0-9]))/g,
      '$1',
    )
    .replaceAll(/(\d[a-zA-ZΩ°%]{0,4}) ?(?:~|–|—|至|到| to ) ?(?=[-+]?\d)/g, '$1~')
    .replaceAll(/(\d[a-zA-ZΩ°%]{0,4}) - (?=\d)/g, '$1~')
    .replaceAll(/(?<![\w.-])([\dx*×]{1,6}) ?-?pin(?= headers?(?![a-z]))/gi, '$1P pin')
    .replaceAll(/(?<![\w.-])(\d{1,3}) ?-?(?:pins?(?![a-z])|ways?(?![a-z])|针|芯(?!片))/gi, '$1P')
    .trim();
}

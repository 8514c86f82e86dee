// What numbers and titles tell of a part where no parameter does: plug or header, isolated or not, which side is common.
import type { Text } from '#kit/words/text.ts';
import type { Weight } from './attribute-rules.ts';

interface Way {
  says: Text;
  /** Of number and title. */
  sign: RegExp;
}

interface Telling {
  key: string;
  name: Text;
  /** Codes of the categories where it tells something. */
  in: RegExp;
  ways: readonly Way[];
  /** Of what shows none of the signs; left out, it is not known. */
  otherwise?: Text;
  /** What another one means: hard, it is no replacement; firm, a redesign. */
  weight: Weight;
}

const way = (zh: string, en: string, sign: RegExp): Way => ({ says: { zh, en }, sign });

/** Chosen: signs of the makers whose catalogues leave the parameter out. */
export const TELLING: readonly Telling[] = [
  {
    key: 'isolated',
    name: { zh: '隔离', en: 'Isolation' },
    in: /(?<!buffer-)transceiver|^intf\.(?:can|485|232)|op-amp|^amp\./,
    ways: [
      way(
        '隔离',
        'Isolated',
        /(?<!非|non-?)(?:隔离|isolat)|^(?:ISO\d|NSI|NIRS|CA-IS|ADUM|ADM(?:3053|2[456]\d\d)|SI8[46]|AMC1|ACPL-C|LTM28)/i,
      ),
    ],
    otherwise: { zh: '不隔离', en: 'Not isolated' },
    weight: 'hard',
  },
  {
    key: 'mating',
    name: { zh: '插合端', en: 'Mating side' },
    in: /pluggable|^cterm/,
    ways: [
      way('插头', 'Plug', /插头|-STF?[-Z]|EDGK[A-Z]*[-\d]|EDGKD?\b/i),
      way('插座', 'Header', /插座|-GF?[-L]|EDG(?:R|V|RC|VC|RM|VM)[A-Z]*[-\d]/i),
    ],
    weight: 'hard',
  },
  {
    key: 'adjusted',
    name: { zh: '调节方向', en: 'Adjustment' },
    in: /trimmer|^res\.pot/,
    ways: [
      way('顶调', 'Top', /顶调|top.adjust|^3(?:296|266)[WYZ]/i),
      way('侧调', 'Side', /侧调|side.adjust|^3(?:296|266)[XP]/i),
    ],
    weight: 'firm',
  },
  {
    key: 'common',
    name: { zh: '公共端', en: 'Common side' },
    in: /seven-segment|segment|nixie/,
    ways: [
      way(
        '共阴',
        'Cathode',
        /共阴|common.cathode|^(?:CC|SC|DC)\d{2}|^[A-Z]*\d{3,5}A(?![A-Z]*B)[A-Z]{0,2}(?:$|[- ])/i,
      ),
      way('共阳', 'Anode', /共阳|common.anode|^(?:CA|SA|DA)\d{2}|^[A-Z]*\d{3,5}B[A-Z]{0,2}(?:$|[- ])/i),
    ],
    weight: 'hard',
  },
  {
    key: 'set',
    name: { zh: '基准类型', en: 'Kind of reference' },
    in: /voltage-reference|^pmic\.vref/,
    ways: [
      way('可调', 'Adjustable', /可调|adjustable|-ADJ|(?<!\d)(?:TL|LM|CJ|NCP|KA|AZ|TLV|LMV)V?43[12](?!\d)/i),
    ],
    otherwise: { zh: '固定', en: 'Fixed' },
    weight: 'firm',
  },
  {
    key: 'levels',
    name: { zh: '输入电平', en: 'Input levels' },
    in: /^logic|flip-flop|buffer-|multiplexer|shift-register|analog-switch|level-trans/,
    ways: [
      way('TTL', 'TTL', /74[A-Z]{0,3}?(?:HCT|ACT|LS|ALS|ABT|FCT|BCT|LVT|F)[A-Z]{0,2}\d/i),
      way(
        'CMOS',
        'CMOS',
        /74[A-Z]{0,3}?(?:HC|AC|LVC|LV|AUP|LCX|AUC)[A-Z]{0,2}\d|(?:CD|HEF|HCF|MC1)4[05]\d\d/i,
      ),
    ],
    weight: 'firm',
  },
];

export interface SaidBySign {
  key: string;
  weight: Weight;
  /** Undefined where the part shows no sign. */
  says: Text | undefined;
}

/** What the part tells by signs, a row for each that tells something in its category. */
export function signsOf(part: { partNo: string; categoryCode: string; title?: Text }): SaidBySign[] {
  const text = `${part.partNo.trim()} · ${part.title?.zh ?? ''} · ${part.title?.en ?? ''}`;
  return TELLING.filter((one) => one.in.test(part.categoryCode)).map(({ key, weight, ways, otherwise }) => ({
    key,
    weight,
    says: ways.find(({ sign }) => sign.test(text))?.says ?? otherwise,
  }));
}

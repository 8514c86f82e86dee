// What is wrong with a line of a catalogue file, in both languages.
import { z } from 'zod';
import type { Text } from '#kit/words/text.ts';
import { type ComplianceField, MSL, ROHS, rohsNames } from '../compliance.ts';

/** Why a line was not taken, as a sentence. */
export class BadRow extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

const shown = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return [...text].length > 40 ? `${[...text].slice(0, 40).join('')}…` : text;
};

/** What a field of compliance may say. */
const MAY_BE: Readonly<Record<ComplianceField, Text>> = {
  rohs: {
    zh: ` ${ROHS.map((one) => `${one}（${rohsNames[one].zh}）`).join('、')}或 unknown（未知）`,
    en: `${ROHS.join(', ')} or unknown`,
  },
  msl: { zh: ` ${MSL.join('、')} 或 unknown（未知）`, en: `${MSL.join(', ')} or unknown` },
  hsCode: { zh: ' 8 位或 10 位数字', en: '8 or 10 digits' },
  origin: {
    zh: '国家或地区的两位字母代码（如 CN）或名称',
    en: 'a country’s code of two letters (such as CN) or its name',
  },
};

export const rowSays = {
  noJson: { zh: '不是有效的 JSON', en: 'is not valid JSON' },
  noObject: { zh: '不是 JSON 对象', en: 'is not a JSON object' },
  tooLong: { zh: '过长，不可能是一个器件', en: 'is longer than a part can be' },
  signs: { zh: '含有无法保存的字符', en: 'holds characters that cannot be kept' },
  directions: {
    zh: '含有改变文字方向的控制字符，显示会与内容不符',
    en: 'holds signs that turn the direction of text: it would be read as something else',
  },
  unknownStore: (code: string): Text => ({ zh: `store：没有店铺 ${code}`, en: `store: there is no ${code}` }),
  range: (key: string, lo: number, hi: number): Text => ({
    zh: `params.${key}：下限 ${lo} 大于上限 ${hi}`,
    en: `params.${key}: its lower end ${lo} is above its upper end ${hi}`,
  }),
  rising: (from: number, to: number): Text => ({
    zh: `priceBreaks：买 ${to} 件的单价高于买 ${from} 件`,
    en: `priceBreaks: a piece costs more from ${to} on than from ${from} on`,
  }),
  twice: (qty: number): Text => ({
    zh: `priceBreaks：${qty} 件有两个不同的单价`,
    en: `priceBreaks: two prices from ${qty} on`,
  }),
  refused: (reason: string): Text => ({
    zh: `数据库未接受：${reason}`,
    en: `the database refuses it: ${reason}`,
  }),

  /** Of lines that are taken. */
  multiple: (moq: number, multiple: number, raised: number): Text => ({
    zh: `moq：起订量 ${moq} 不是倍数 ${multiple} 的整数倍，按 ${raised} 起订`,
    en: `moq: ${moq} is no multiple of ${multiple}, it is sold from ${raised} on`,
  }),
  compliance: (wrong: readonly (readonly [ComplianceField, unknown])[]): Text => {
    const zh = wrong.map(([field, value]) => `${field}：“${shown(value)}”无法识别，须为${MAY_BE[field].zh}`);
    const en = wrong.map(
      ([field, value]) => `${field}: “${shown(value)}” is not understood, please write ${MAY_BE[field].en}`,
    );
    return { zh: `${zh.join('；')}；未导入`, en: `${en.join('; ')}; left out` };
  },
  promised: {
    zh: '库存未改：订单已承诺的数量多于此行所写',
    en: 'stock left as it is, orders have been promised more than the line says',
  },
  unsorted: (code: string): Text => ({
    zh: `category：未知分类 ${code}，已归入“未归类”`,
    en: `category: ${code} is unknown, the part is put under “Unsorted”`,
  }),
  again: (line: number): Text => ({
    zh: `同一店铺同一包装的同一器件在第 ${line} 行再次出现，以后者为准`,
    en: `line ${line} says the same part of the same store in the same packing again, and counts`,
  }),
};

/** What is said of the lines of a file together. */
export const linesSay = {
  line: { zh: (n: number) => `第 ${n} 行：`, en: (n: number) => `line ${n}: ` },
  more: { zh: (n: number) => `……另有 ${n} 行`, en: (n: number) => `… and ${n} more` },
  noted: {
    zh: (n: number) => `${n} 行已导入，但与所写不同：`,
    en: (n: number) => `${n} lines were taken otherwise than they say:`,
  },
  leftOut: { zh: (n: number) => `${n} 行未导入：`, en: (n: number) => `${n} lines were left out:` },
};

const SPEAKS = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** What people write wrong most often, in their words. */
const PLAIN: Readonly<Record<string, Text>> = {
  missing: { zh: '没有填写', en: 'is missing' },
  number: { zh: '须为数字', en: 'must be a number' },
  int: { zh: '须为整数', en: 'must be a whole number' },
  string: { zh: '须为文字', en: 'must be text' },
};

/** The first thing that a shape does not accept, with its place: `priceBreaks.0.qty: …`. */
export function sentenceOf(shape: z.ZodType, given: unknown): Text {
  const say = (language: keyof typeof SPEAKS): string => {
    const [issue] =
      shape.safeParse(given, {
        error: (raw) => {
          const wrong =
            raw.code === 'invalid_type' ? (raw.input === undefined ? 'missing' : raw.expected) : '';
          return PLAIN[wrong]?.[language] ?? SPEAKS[language](raw);
        },
      }).error?.issues ?? [];
    const place = issue?.path.join('.') || { zh: '此行', en: 'the row' }[language];
    return `${place}${language === 'zh' ? '：' : ': '}${issue?.message ?? ''}`;
  };
  return { zh: say('zh'), en: say('en') };
}

/** What the database said of a row, without the statement around it. */
export function messageOf(error: unknown): string {
  return error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);
}

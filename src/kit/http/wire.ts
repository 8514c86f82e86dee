// Codecs for what travels on the wire: numbers that may arrive as text, 1|0 flags, decimal yuan, pages.
import { z } from 'zod';
import { parseCents, parseUnitPrice } from '#kit/money/money.ts';
import { TONES } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** An issue whose sentence reaches the visitor as it is. */
export function say(context: z.RefinementCtx, text: Text): void {
  context.addIssue({ code: 'custom', message: text.en, params: { text } });
}

/** A whole number within bounds, as number or text. */
export function whole(min: number, max: number) {
  return z
    .union([z.number(), z.string()])
    .transform((value, context) => {
      const n = typeof value === 'number' ? value : wholeIn(value.normalize('NFKC'));
      if (Number.isSafeInteger(n) && n >= min && n <= max) return n;
      say(context, {
        zh: `请输入 ${min} 到 ${max} 之间的整数`,
        en: `Please enter a whole number from ${min} to ${max}`,
      });
      return z.NEVER;
    })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

const wholeIn = (text: string): number => (/^\s*[+-]?\d{1,16}\s*$/.test(text) ? Number(text) : Number.NaN);

export const id = () => whole(1, LARGEST_ID);

/** A yes or no that arrives as 1|0, "1"|"0" or true|false; a boolean inside. */
export const flag = () =>
  z
    .union([z.boolean(), z.number(), z.string()])
    .transform((value, context) => {
      const said = String(value).trim().toLowerCase();
      if (said === '1' || said === 'true') return true;
      if (said === '0' || said === 'false') return false;
      say(context, { zh: '请传 1 或 0', en: 'Please send 1 or 0' });
      return z.NEVER;
    })
    .meta({ enum: [0, 1] });

/** How a boolean is written on the wire. */
export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);
export const Bit = z.union([z.literal(0), z.literal(1)]);

/** Trimmed text of limited length. */
export function line(max: number, min = 0) {
  return z
    .string()
    .transform((value) => value.trim())
    .superRefine((value, context) => {
      if (value.length < min)
        say(
          context,
          min > 1 && value !== ''
            ? { zh: `至少 ${min} 个字符`, en: `At least ${min} characters` }
            : { zh: '此项必填', en: 'This is required' },
        );
      if (value.length > max) say(context, { zh: `最多 ${max} 个字符`, en: `At most ${max} characters` });
    })
    .meta({ type: 'string', minLength: min, maxLength: max });
}

/** Text under a rule of the mall (see kit/rules): the rule's own sentence refuses. */
export function ruled(check: (value: string) => Text | undefined) {
  return z
    .string()
    .transform((value) => value.trim())
    .superRefine((value, context) => {
      const refused = check(value);
      if (refused) say(context, refused);
    });
}

/** Decimal yuan with up to two decimals, as text or number, not below zero: nobody asks for money by a sign. Fen inside. @param most whole yuan */
export const yuanAmount = (most?: number) =>
  z
    .union([z.string(), z.number()])
    .transform((value, context) => {
      const amount = parseCents(String(value));
      if (amount !== undefined && most !== undefined && amount > most * 100) {
        say(context, { zh: `金额不能超过 ${most} 元`, en: `At most ¥${most}` });
        return z.NEVER;
      }
      if (amount !== undefined && amount >= 0) return amount;
      say(
        context,
        amount === undefined
          ? { zh: '请输入正确的金额，最多两位小数', en: 'Please enter an amount with at most two decimals' }
          : { zh: '金额不能是负数', en: 'An amount cannot be below zero' },
      );
      return z.NEVER;
    })
    .meta({ type: 'string' });

/** Decimal yuan with up to six decimals, above zero; micro-yuan inside. */
export const yuanUnitPrice = () =>
  z
    .union([z.string(), z.number()])
    .transform((value, context) => {
      const price = parseUnitPrice(String(value));
      if (price !== undefined && price > 0) return price;
      say(context, {
        zh: '请输入正确的单价，最多六位小数',
        en: 'Please enter a unit price with at most six decimals',
      });
      return z.NEVER;
    })
    .meta({ type: 'string' });

/** Amounts in replies: decimal yuan, two decimals. */
export const Yuan = z.string().regex(/^-?\d+\.\d{2}$/);
/** Unit prices in replies: decimal yuan, six decimals. */
export const YuanUnitPrice = z.string().regex(/^\d+\.\d{6}$/);
/** Moments in replies: ISO 8601 in UTC. */
export const Moment = z.string();
/** How a state looks, in replies. */
export const Tone = z.enum(TONES);

/** Where a list stands: page number from 1. */
export const paging = (pageSize = 20, largest = 100) => ({
  current: whole(1, 100_000).default(1),
  pageSize: whole(1, largest).default(pageSize),
});

export const Pagination = z.object({ current: z.number(), pageSize: z.number(), total: z.number() });
export type Pagination = z.infer<typeof Pagination>;

/** One value or several under the same name in a query string; always a list inside. */
export const several = (max: number, largest = 200) =>
  z
    .union([z.string().max(largest), z.array(z.string().max(largest)).max(max)])
    .transform((value) => (Array.isArray(value) ? value : [value]));

/** A JSON list or object that may arrive as text inside a form (spec §3: cartInfo). */
export function json<S extends z.ZodType>(schema: S) {
  return z
    .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .transform((value, context) => {
      if (typeof value !== 'string') return value;
      try {
        return value.trim() === '' ? undefined : (JSON.parse(value) as unknown);
      } catch {
        say(context, { zh: 'JSON 格式不正确', en: 'This is not valid JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** The key under which a creating post may be repeated safely (domain R6). */
export const requestId = { requestId: line(64).optional() };

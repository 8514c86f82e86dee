// What keeps an inquiry from being published, field by field; the same rule while one types and when it is submitted.

import { parseUnitPrice } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, hours } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { InquiryContent } from './inquiry-content.ts';
import { byKind, type InquiryLineContent, type Wish } from './inquiry-lines.ts';
import { DEADLINE_EARLIEST, DEADLINE_LATEST, MOST_LINES } from './inquiry-terms.ts';

export interface FoundProblem {
  /** A field of the header or the line (`wish.partNo`), `lines` or `stores`. */
  path: string;
  /** Null: it is said of the whole. */
  lineNo: number | null;
  text: Text;
}

const required: Text = { zh: '此项必填', en: 'This is required' };
const past: Text = { zh: '日期不能早于今天', en: 'This day has passed' };

/**
 * Every problem, the header's first, then line by line.
 * @param inquiry.wantedStores how many stores are chosen by hand
 * @param inquiry.broadcastStores how many a broadcast would reach; undefined where that is not known
 */
export function checkInquiry(
  inquiry: InquiryContent & { wantedStores: number; broadcastStores?: number },
  now: Date,
): FoundProblem[] {
  const found: FoundProblem[] = [];
  const say = (path: string, text: Text) => void found.push({ path, lineNo: null, text });
  if (inquiry.title.trim() === '') say('title', required);
  const deadline = checkDeadline(inquiry.deadline, now);
  if (deadline) say('deadline', deadline);
  const stores = checkStores(inquiry);
  if (stores) say('stores', stores);
  const count = checkCount(inquiry);
  if (count) say('wantedNum', count);
  if (isPast(inquiry.deliverBy, now)) say('deliverBy', past);
  if (inquiry.lines.length === 0)
    say('lines', { zh: '请至少添加一行明细', en: 'Please add at least one line' });
  if (inquiry.lines.length > MOST_LINES)
    say('lines', { zh: `最多 ${MOST_LINES} 行明细`, en: `At most ${MOST_LINES} lines` });
  return [...found, ...inquiry.lines.flatMap((line) => checkLine(line, now))];
}

/** I2: 4 hours to 60 days ahead. @param deadline ISO 8601 or '' */
export function checkDeadline(deadline: string, now: Date): Text | undefined {
  if (deadline === '') return { zh: '请选择报价截止时间', en: 'Please choose the deadline' };
  const at = Date.parse(deadline);
  if (!(at >= after(now, DEADLINE_EARLIEST).getTime())) {
    return {
      zh: `截止时间至少在 ${DEADLINE_EARLIEST / hours(1)} 小时之后`,
      en: `The deadline must be at least ${DEADLINE_EARLIEST / hours(1)} hours ahead`,
    };
  }
  if (at > after(now, DEADLINE_LATEST).getTime()) {
    return {
      zh: `截止时间最晚为 ${DEADLINE_LATEST / hours(24)} 天之后`,
      en: `The deadline may be at most ${DEADLINE_LATEST / hours(24)} days ahead`,
    };
  }
  return undefined;
}

function checkStores({
  mode,
  wantedStores,
  broadcastStores,
}: Pick<InquiryContent, 'mode'> & { wantedStores: number; broadcastStores?: number }): Text | undefined {
  if (mode === 'DIRECTED' && wantedStores === 0)
    return {
      zh: '请至少选择一家供应商，或改为广播',
      en: 'Please choose a supplier, or broadcast the inquiry',
    };
  if (mode !== 'DIRECTED' && wantedStores === 0 && broadcastStores === 0) {
    return {
      zh: '暂无店铺经营所询品类，请自行选择供应商',
      en: 'No store sells anything of the kind: please choose suppliers yourself',
    };
  }
  return undefined;
}

function checkCount({
  closing,
  wantedNum,
  mode,
  wantedStores,
}: Pick<InquiryContent, 'closing' | 'wantedNum' | 'mode'> & { wantedStores: number }): Text | undefined {
  if (closing === 'BY_TIME') return undefined;
  if (wantedNum === null)
    return { zh: '请填写报价家数', en: 'Please say how many quotations end the quoting' };
  if (mode === 'DIRECTED' && wantedStores > 0 && wantedNum > wantedStores) {
    return {
      zh: `报价家数不能超过受邀的 ${wantedStores} 家`,
      en: `No more than the ${wantedStores} suppliers who are invited can quote`,
    };
  }
  return undefined;
}

/** What is wrong with one line. */
export function checkLine({ lineNo, qty, partId, wish }: InquiryLineContent, now: Date): FoundProblem[] {
  const problems = [
    ...(Number.isSafeInteger(qty) && qty >= 1
      ? []
      : [{ path: 'qty', text: { zh: '数量至少为 1', en: 'At least 1' } }]),
    ...problemsOf(wish, partId, qty),
    ...(isPast(wish.needBy, now) ? [{ path: 'wish.needBy', text: past }] : []),
  ];
  return problems.map((one) => ({ ...one, lineNo }));
}

type OfWish = { path: string; text: Text };

function problemsOf(wish: Wish, partId: number | null, qty: number): OfWish[] {
  const missing = (path: string): OfWish => ({ path: `wish.${path}`, text: required });
  const wrong = (isWrong: boolean, path: string, zh: string, en: string): OfWish[] =>
    isWrong ? [{ path: `wish.${path}`, text: { zh, en } }] : [];
  return byKind<OfWish[]>(wish, {
    GOODS: ({ partNo, description, targetPrice, dateCodeFrom }) => [
      ...wrong(
        partId === null && partNo === '' && description === '',
        'partNo',
        '请填写型号或描述',
        'A part number or a description',
      ),
      ...wrong(
        targetPrice !== '' && !((parseUnitPrice(targetPrice) ?? 0) > 0),
        'targetPrice',
        '请输入正确的单价，最多六位小数',
        'A unit price with at most six decimals',
      ),
      ...wrong(
        dateCodeFrom !== '' && !/^\d{4}$/.test(dateCodeFrom),
        'dateCodeFrom',
        '生产周期为四位数字，如 2540',
        'A week code of four digits, like 2540',
      ),
    ],
    INSPECTION: ({ sampleName, items }) => [
      ...(sampleName === '' ? [missing('sampleName')] : []),
      ...wrong(items.length === 0, 'items', '请至少添加一个检测项目', 'Please add a test item'),
      ...items.flatMap(({ item }, at) => (item === '' ? [missing(`items[${at}].item`)] : [])),
    ],
    METERING: ({ instrument, serialNumbers }) => [
      ...(instrument === '' ? [missing('instrument')] : []),
      ...wrong(
        serialNumbers.length > qty,
        'serialNumbers',
        '出厂编号多于仪器台数',
        'More serial numbers than instruments',
      ),
    ],
    AUTHEN: ({ productSeries }) => (productSeries === '' ? [missing('productSeries')] : []),
  });
}

/** @param day 2026-11-21 or ''; days are those of China */
function isPast(day: string, now: Date): boolean {
  return day !== '' && day < dayInChina(now);
}

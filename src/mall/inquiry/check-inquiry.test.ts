// What keeps an inquiry from being published: every boundary of every rule.
import { describe, expect, it } from 'vitest';
import { after, days, hours, seconds } from '#kit/time/duration.ts';
import { checkDeadline, checkInquiry, checkLine } from './check-inquiry.ts';
import type { InquiryContent } from './inquiry-content.ts';
import { HeaderInput } from './inquiry-draft.protocol.ts';
import { AuthenWish, GoodsWish, InspectionWish, MeteringWish, type Wish } from './inquiry-lines.ts';

const now = new Date('2026-11-21T04:00:00Z');
const ahead = (duration: number) => after(now, duration).toISOString();
const line = (wish: Wish, over: object = {}) => ({
  lineNo: 1,
  qty: 1_000,
  unit: '个',
  partId: null,
  wish,
  ...over,
});
const goods = (wish: object = {}) => GoodsWish.parse({ partNo: 'LM358', ...wish });
const whole = (over: Partial<InquiryContent> & { wantedStores?: number; broadcastStores?: number } = {}) => ({
  kind: 'GOODS' as const,
  ...HeaderInput.parse({ title: '物料', deadline: ahead(days(3)) }),
  lines: [line(goods())],
  wantedStores: 2,
  ...over,
});
const paths = (over: Parameters<typeof whole>[0]) =>
  checkInquiry(whole(over), now).map(({ path, lineNo }) => (lineNo === null ? path : `${lineNo}: ${path}`));

describe('the header', () => {
  it('is right as it is', () => expect(paths({})).toEqual([]));

  it.each([
    ['no title', { title: ' ' }, ['title']],
    ['no deadline', { deadline: '' }, ['deadline']],
    ['no line', { lines: [] }, ['lines']],
    ['501 lines', { lines: Array.from({ length: 501 }, () => line(goods())) }, ['lines']],
    ['a day that has passed', { deliverBy: '2026-11-20' }, ['deliverBy']],
    ['today in China', { deliverBy: '2026-11-21' }, []],
    ['nobody to ask', { wantedStores: 0 }, ['stores']],
    [
      'a broadcast that reaches nobody',
      { mode: 'BROADCAST', wantedStores: 0, broadcastStores: 0 },
      ['stores'],
    ],
    ['a broadcast that reaches one', { mode: 'BROADCAST', wantedStores: 0, broadcastStores: 1 }, []],
    ['a broadcast of unknown reach', { mode: 'BROADCAST', wantedStores: 0 }, []],
    ['a count without a number', { closing: 'BY_COUNT' }, ['wantedNum']],
    ['a count above who is asked', { closing: 'OR', wantedNum: 3 }, ['wantedNum']],
    ['a count of all who are asked', { closing: 'AND', wantedNum: 2 }, []],
    ['a count above in a broadcast', { closing: 'OR', wantedNum: 3, mode: 'MIXED' }, []],
  ] as const)('%s', (_name, over, expected) => expect(paths(over as never)).toEqual(expected));

  it.each<[string, Parameters<typeof whole>[0], string]>([
    ['500 lines', { lines: Array.from({ length: 500 }, () => line(goods())) }, ''],
    ['501 lines', { lines: Array.from({ length: 501 }, () => line(goods())) }, 'At most 500 lines'],
    ['no line', { lines: [] }, 'Please add at least one line'],
    ['nobody to ask', { wantedStores: 0 }, 'Please choose a supplier, or broadcast the inquiry'],
    [
      'nobody to ask, whom a broadcast would reach',
      { wantedStores: 0, broadcastStores: 0 },
      'Please choose a supplier, or broadcast the inquiry',
    ],
    ['suppliers by hand, whom a broadcast would not reach', { broadcastStores: 0 }, ''],
    [
      'suppliers by hand beside a broadcast that reaches nobody',
      { mode: 'MIXED', wantedStores: 1, broadcastStores: 0 },
      '',
    ],
    [
      'a broadcast that reaches nobody',
      { mode: 'BROADCAST', wantedStores: 0, broadcastStores: 0 },
      'No store sells anything of the kind: please choose suppliers yourself',
    ],
    [
      'a count above who is asked',
      { closing: 'OR', wantedNum: 3 },
      'No more than the 2 suppliers who are invited can quote',
    ],
    ['a count without a number', { closing: 'OR' }, 'Please say how many quotations end the quoting'],
    ['no deadline', { deadline: '' }, 'Please choose the deadline'],
    ['no day', { deadline: 'soon' }, 'The deadline must be at least 4 hours ahead'],
    ['too early', { deadline: ahead(hours(3)) }, 'The deadline must be at least 4 hours ahead'],
    ['too late', { deadline: ahead(days(61)) }, 'The deadline may be at most 60 days ahead'],
    ['a day that has passed', { deliverBy: '2026-11-20' }, 'This day has passed'],
  ])('%s: %s', (_, over, sentence) => {
    const found = checkInquiry(whole(over), now).map(({ text }) => text);
    expect(found.map(({ en }) => en).join()).toBe(sentence);
    for (const { zh } of found) expect(zh).toMatch(/\p{Script=Han}/u);
  });

  it('counts nobody where nobody is asked yet', () => {
    expect(paths({ closing: 'OR', wantedNum: 3, wantedStores: 0 })).toEqual(['stores']);
  });

  it.each([
    [hours(4) - seconds(1), false],
    [hours(4), true],
    [days(60), true],
    [days(60) + seconds(1), false],
  ])('a deadline %i milliseconds ahead', (duration, isRight) => {
    expect(checkDeadline(ahead(duration), now) === undefined).toBe(isRight);
  });
});

describe('a line', () => {
  const of = (wish: Wish, over: object = {}) => checkLine(line(wish, over), now).map(({ path }) => path);

  it.each([
    ['goods', goods(), {}, []],
    ['goods by words', goods({ partNo: '', description: '10k 0603' }), {}, []],
    ['goods of the catalogue', goods({ partNo: '' }), { partId: 7 }, []],
    ['nothing at all', goods({ partNo: '' }), {}, ['wish.partNo']],
    ['no piece', goods(), { qty: 0 }, ['qty']],
    ['a price in words', goods({ targetPrice: '一元' }), {}, ['wish.targetPrice']],
    ['a price of nothing', goods({ targetPrice: '0' }), {}, ['wish.targetPrice']],
    ['a price of six decimals', goods({ targetPrice: '0.000001' }), {}, []],
    ['a price of seven decimals', goods({ targetPrice: '0.0000001' }), {}, ['wish.targetPrice']],
    ['a week code', goods({ dateCodeFrom: '2540' }), {}, []],
    ['no week code', goods({ dateCodeFrom: '25W40' }), {}, ['wish.dateCodeFrom']],
    ['a week code and more', goods({ dateCodeFrom: '25401' }), {}, ['wish.dateCodeFrom']],
    ['a series', AuthenWish.parse({ productSeries: '适配器' }), { qty: 1 }, []],
    ['a sample', InspectionWish.parse({ sampleName: '电源', items: [{ item: '盐雾' }] }), {}, []],
    ['half a piece', goods(), { qty: 1.5 }, ['qty']],
    ['a day that has passed', goods({ needBy: '2026-11-01' }), {}, ['wish.needBy']],
    ['a sample without items', InspectionWish.parse({ sampleName: '电源' }), {}, ['wish.items']],
    [
      'an item without a name',
      InspectionWish.parse({ sampleName: '电源', items: [{}] }),
      {},
      ['wish.items[0].item'],
    ],
    ['a sample without a name', InspectionWish.parse({ items: [{ item: '盐雾' }] }), {}, ['wish.sampleName']],
    [
      'an instrument',
      MeteringWish.parse({ instrument: '万用表', serialNumbers: ['1', '2'] }),
      { qty: 2 },
      [],
    ],
    [
      'more numbers than instruments',
      MeteringWish.parse({ instrument: '万用表', serialNumbers: ['1', '2'] }),
      { qty: 1 },
      ['wish.serialNumbers'],
    ],
    ['no instrument', MeteringWish.parse({}), { qty: 1 }, ['wish.instrument']],
    ['no series', AuthenWish.parse({}), { qty: 1 }, ['wish.productSeries']],
  ])('%s', (_name, wish, over, expected) => expect(of(wish, over)).toEqual(expected));
});

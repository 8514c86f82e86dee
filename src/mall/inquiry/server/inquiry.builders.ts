// Purchasers and inquiries for tests: made through the API the way people make them.
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { after, days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aLoggedInEmployee, aMainAccount, type EmployeeWish } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { inquiryProtocol, type Moved } from '../inquiry.protocol.ts';
import type { HeaderInput, LineInput } from '../inquiry-draft.protocol.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';

/** What the builders need of a mall under test. */
export interface MallToInquireIn {
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: { token: string }): Promise<ReplyOf<E>>;
  tokenSecret: Uint8Array;
  clock: { now(): Date };
}

export interface Purchaser extends Person {
  enterpriseId: number;
}

/** The main account of a certified enterprise that fulfils every condition, logged in. */
export async function aPurchaser(mall: MallToInquireIn): Promise<Purchaser & { name: string }> {
  const person = await aMainAccount(mall);
  await fulfil(mall, person.memberId);
  return person;
}

/** An employee who fulfils every condition; a buyer when left out. */
export async function aPurchasingEmployee(mall: MallToInquireIn, wish: EmployeeWish): Promise<Purchaser> {
  const person = await aLoggedInEmployee(mall, wish);
  await fulfil(mall, person.memberId);
  return person;
}

async function fulfil(mall: MallToInquireIn, memberId: number): Promise<void> {
  await mall.work(async (work) => {
    await work.query(
      `UPDATE member SET mobile = coalesce(mobile, $2), email = coalesce(email, $3), is_email_proven = true,
         member_nick_name = coalesce(member_nick_name, '采购员') WHERE member_id = $1`,
      [memberId, `137${String(memberId).padStart(8, '0')}`, `buyer${memberId}@example.com`],
    );
    await anAddress(work, memberId, { isDefault: true });
  });
}

export interface InquiryWish {
  purchaser?: Purchaser;
  sellers?: (Person & { storeId: number })[];
  kind?: InquiryKind;
  header?: Partial<HeaderInput>;
  lines?: LineInput[];
  /** Left as a draft. */
  isDraft?: boolean;
}

export interface BuiltInquiry {
  inqSn: string;
  version: number;
  purchaser: Purchaser;
  sellers: (Person & { storeId: number })[];
  products: BuiltProduct[];
}

/** An inquiry for 1,000 pieces of one product, directed to two stores, sealed, open for three days; published unless it is to be a draft. */
export async function anInquiry(mall: MallToInquireIn, wish: InquiryWish = {}): Promise<BuiltInquiry> {
  const purchaser = wish.purchaser ?? (await aPurchaser(mall));
  const sellers = wish.sellers ?? [await aSeller(mall), await aSeller(mall)];
  const first = sellers[0];
  const products =
    wish.lines || !first ? [] : [await mall.work((work) => aProduct(work, { storeId: first.storeId }))];
  const { kind = 'GOODS' } = wish;
  const { inqSn, version } = await mall.call(inquiryProtocol.create, { kind }, purchaser);
  const saved = await mall.call(
    inquiryProtocol.save,
    {
      inqSn,
      version,
      header: {
        title: '温控器物料',
        deadline: after(mall.clock.now(), days(3)).toISOString(),
        ...wish.header,
      },
      lines: wish.lines ?? products.map(({ partId, partNo }) => goodsLine({ partNo }, { partId })),
      storeIds: sellers.map(({ storeId }) => storeId),
    },
    purchaser,
  );
  const built = { inqSn, version: saved.version, purchaser, sellers, products };
  if (wish.isDraft) return built;
  const moved = await mall.call(inquiryProtocol.submit, { inqSn, version: saved.version }, purchaser);
  return { ...built, version: moved.version };
}

export const goodsLine = (wish: Record<string, unknown>, line: Partial<LineInput> = {}): LineInput => ({
  lineNo: null,
  qty: 1_000,
  unit: '个',
  partId: null,
  wish,
  ...line,
});

/** Lines of each kind that are complete. */
export const SERVICE_LINES = {
  INSPECTION: goodsLine(
    {
      sampleName: '开关电源',
      model: 'PS-60',
      items: [{ item: '高温运行', standard: 'GB/T 2423.2', count: 3 }],
    },
    { qty: 3, unit: '件' },
  ),
  METERING: goodsLine({ instrument: '数字万用表', serialNumbers: ['A1', 'A2'] }, { qty: 2, unit: '台' }),
  AUTHEN: goodsLine({ productSeries: '智能插座系列', models: 'SP-10, SP-16' }, { qty: 1, unit: '项' }),
} as const;

/** What a step replied, for the next step's `version`. */
export type { Moved };

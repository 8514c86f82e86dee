// The tools of an assistant: each is one call of the mall, made with the member's own key, and does what that call does.
import { z } from 'zod';
import type { ApiKeyScope } from '../api-key-scopes.ts';

/** A call of the mall: what to ask, or to send. */
export interface ToolCall {
  method: 'GET' | 'POST';
  path: string;
  /** Query or body. */
  input: Record<string, unknown>;
}

export interface Tool {
  name: string;
  title: string;
  about: string;
  scope: ApiKeyScope;
  /** Changes nothing. */
  isRead: boolean;
  input: z.ZodRawShape;
  // biome-ignore lint/suspicious/noExplicitAny: as its own `input` has read it
  call: (given: any) => ToolCall;
  /** What of the answer is told; all of it when left out. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the mall
  tell?: (data: any, given: any) => unknown;
}

const tool = <I extends z.ZodRawShape>(
  spec: Omit<Tool, 'input' | 'call' | 'tell'> & {
    input: I;
    call: (given: z.output<z.ZodObject<I>>) => ToolCall;
    // biome-ignore lint/suspicious/noExplicitAny: an answer of the mall
    tell?: (data: any, given: z.output<z.ZodObject<I>>) => unknown;
  },
): Tool => spec;

const GOODS = 'v3/goods/front';
const BUSINESS = 'v3/business/front';
const LAB = 'v3/lab/front';

const productId = z.number().int().positive().describe('productId as search_parts gives it');
const page = z.number().int().min(1).max(50).default(1);
const Lines = z
  .array(
    z.object({
      partNo: z.string().min(1).max(80),
      brandName: z.string().max(60).default(''),
      qty: z.number().int().min(1).max(999_999).describe('pieces for one board'),
    }),
  )
  .min(1);
const boards = z.number().int().min(1).max(1_000_000).default(1);

const get = (path: string, input: Record<string, unknown>): ToolCall => ({ method: 'GET', path, input });
const post = (path: string, input: Record<string, unknown>): ToolCall => ({ method: 'POST', path, input });
const details = (one: { productId: number }) => get(`${GOODS}/goods/details`, { productId: one.productId });

interface Commission {
  versions: readonly { content: { items: readonly unknown[] } }[];
}

interface Offer {
  productId: number;
  productStock: number;
  leadDays: number;
  minBuyNum: number;
  multiple: number;
  priceTiers: { minNum: number; unitPrice: string }[];
}

/** Without former versions and the people who took the steps. */
const toldOfCommission = ({ versions, form, log, ...rest }: Record<string, unknown> & Commission) => ({
  ...rest,
  items: versions[0]?.content.items ?? [],
});

/** The packing that was asked for, among those of its goods. */
const offerOf = (data: { products: Offer[] }, id: number): Offer | undefined =>
  data.products.find((one) => one.productId === id) ?? data.products[0];

export const MCP_TOOLS: readonly Tool[] = [
  tool({
    name: 'search_parts',
    title: 'Search parts',
    about: 'Finds parts on sale by part number, value with unit, package or words, e.g. "0603 10k 1%".',
    scope: 'catalog.read',
    isRead: true,
    input: {
      keyword: z.string().min(1).max(60),
      inStock: z.boolean().default(false).describe('only what is in stock'),
      page,
    },
    call: ({ keyword, inStock, page: current }) =>
      get(`${GOODS}/goods/goodsList`, { keyword, inStock: inStock ? 1 : 0, current, pageSize: 10 }),
    tell: ({ list, pagination }) => ({ list, pagination }),
  }),
  tool({
    name: 'get_part',
    title: 'A part',
    about:
      'Parameters, compliance (RoHS, MSL, HS code, origin), packings, stock, price ladders and other offers of one part.',
    scope: 'catalog.read',
    isRead: true,
    input: { productId },
    call: details,
  }),
  tool({
    name: 'get_price',
    title: 'Price of a quantity',
    about: 'The price ladder of a product in yuan, and the step that a quantity reaches.',
    scope: 'catalog.read',
    isRead: true,
    input: { productId, quantity: z.number().int().min(1).max(999_999_999) },
    call: details,
    tell: (data, { productId: id, quantity }) => {
      const offer = offerOf(data, id);
      if (!offer) return null;
      const step = offer.priceTiers.filter(({ minNum }) => minNum <= quantity).at(-1);
      const { minBuyNum, multiple, priceTiers } = offer;
      return {
        partNo: data.partNo,
        quantity,
        minBuyNum,
        multiple,
        unitPrice: step?.unitPrice ?? null,
        priceTiers,
      };
    },
  }),
  tool({
    name: 'check_stock',
    title: 'Stock and lead time',
    about: 'Pieces in stock and days until they leave.',
    scope: 'catalog.read',
    isRead: true,
    input: { productId },
    call: details,
    tell: (data, { productId: id }) => {
      const offer = offerOf(data, id);
      return offer && { partNo: data.partNo, stock: offer.productStock, leadDays: offer.leadDays };
    },
  }),
  tool({
    name: 'compare_parts',
    title: 'Compare parts',
    about: 'Two to five products beside each other, parameter by parameter.',
    scope: 'catalog.read',
    isRead: true,
    input: { productIds: z.array(productId).min(2).max(5) },
    call: ({ productIds }) => get(`${GOODS}/goods/contrast`, { productIds: productIds.join(',') }),
  }),
  tool({
    name: 'find_replacements',
    title: 'Replacements',
    about:
      'Parts that can stand in for another one, with their grade and what they rest on. Grade 1 fits pin for pin.',
    scope: 'catalog.read',
    isRead: true,
    input: { partId: z.number().int().positive().describe('partId as search_parts gives it') },
    call: ({ partId }) => get(`${GOODS}/replacement/ofPart`, { partId }),
  }),
  tool({
    name: 'match_bom',
    title: 'Match a bill of materials',
    about:
      'Finds each line of a bill of materials in the catalogue and prices it for a number of boards. Keeps nothing.',
    scope: 'catalog.read',
    isRead: true,
    input: { lines: Lines.max(200), boards },
    call: ({ lines, boards: n }) => post(`${GOODS}/bom/preview`, { lines, boards: n }),
  }),
  tool({
    name: 'plan_purchase',
    title: 'The cheapest purchase',
    about:
      'The cheapest mix of stores for a list of parts, freight and packings included, with proof that none is cheaper.',
    scope: 'catalog.read',
    isRead: true,
    input: {
      lines: z
        .array(
          z.object({
            partIds: z
              .array(z.number().int().positive())
              .min(1)
              .max(6)
              .describe('parts that may serve the line'),
            quantity: z.number().int().min(1).max(999_999_999),
          }),
        )
        .min(1)
        .max(100),
      mostStores: z.number().int().min(1).max(50).optional(),
      mostLeadDays: z.number().int().min(0).max(365).optional(),
    },
    call: ({ lines, ...wishes }) =>
      post(`${GOODS}/bom/solve`, {
        lines: lines.map(({ partIds, quantity }, at) => ({ lineId: at + 1, partIds, wanted: quantity })),
        ...wishes,
      }),
  }),
  tool({
    name: 'list_material_codes',
    title: 'Material codes',
    about: 'The enterprise’s own codes of parts.',
    scope: 'mat.write',
    isRead: true,
    input: { keyword: z.string().max(60).default(''), page },
    call: ({ keyword, page: current }) =>
      get('v3/member/front/matCode/list', { ...(keyword ? { keyword } : {}), current, pageSize: 20 }),
  }),
  tool({
    name: 'search_capabilities',
    title: 'Search tests and calibrations',
    about:
      'Finds what the laboratory tests and calibrates, by item, object or number of a standard, e.g. "IEC 60068-2-1": marks, working days, prices in yuan.',
    scope: 'catalog.read',
    isRead: true,
    input: { keyword: z.string().min(1).max(60), page },
    call: ({ keyword, page: current }) => get(`${LAB}/capability/list`, { keyword, current, pageSize: 10 }),
    tell: ({ list, pagination, replaced }) => ({ list, pagination, replaced }),
  }),
  tool({
    name: 'list_orders',
    title: 'Orders',
    about:
      'Own orders, the newest first, optionally by order or part number; or own commissions of tests and calibrations, with their states.',
    scope: 'order.read',
    isRead: true,
    input: {
      keyword: z.string().max(60).default(''),
      of: z
        .enum(['orders', 'commissions'])
        .default('orders')
        .describe('commissions of tests have their own states'),
      page,
    },
    call: ({ keyword, of, page: current }) =>
      get(of === 'commissions' ? `${LAB}/service/list` : `${BUSINESS}/orderInfo/list`, {
        ...(keyword ? { keyword } : {}),
        current,
        pageSize: 10,
      }),
  }),
  tool({
    name: 'get_order',
    title: 'An order, or a commission of tests',
    about:
      'State, lines, parcels and next steps of one order; of a commission (TS…) its state, items, promised date and order.',
    scope: 'order.read',
    isRead: true,
    input: { orderSn: z.string().min(1).max(40).describe('orderSn, or serviceSn of a commission') },
    call: ({ orderSn }) =>
      orderSn.startsWith('TS')
        ? get(`${LAB}/service/detail`, { serviceSn: orderSn })
        : get(`${BUSINESS}/orderInfo/detail`, { orderSn }),
    tell: (data, { orderSn }) => (orderSn.startsWith('TS') ? toldOfCommission(data) : data),
  }),
  tool({
    name: 'list_after_sales',
    title: 'After-sale cases',
    about: 'Own refunds, returns and exchanges, the newest first, optionally by case, order or part number.',
    scope: 'aftersale.read',
    isRead: true,
    input: { keyword: z.string().max(60).default(''), page },
    call: ({ keyword, page: current }) =>
      get(`${BUSINESS}/afterSale/list`, { ...(keyword ? { keyword } : {}), current, pageSize: 10 }),
  }),
  tool({
    name: 'get_after_sale',
    title: 'An after-sale case',
    about: 'State, pieces, amounts, evidence, parcels and next steps of one case.',
    scope: 'aftersale.read',
    isRead: true,
    input: { caseSn: z.string().min(1).max(20) },
    call: ({ caseSn }) => get(`${BUSINESS}/afterSale/detail`, { caseSn }),
  }),
  tool({
    name: 'list_complaints',
    title: 'Complaints',
    about: 'Own complaints about stores, the newest first, optionally by complaint or order number.',
    scope: 'complaint.read',
    isRead: true,
    input: { keyword: z.string().max(60).default(''), page },
    call: ({ keyword, page: current }) =>
      get(`${BUSINESS}/complaint/list`, { ...(keyword ? { keyword } : {}), current, pageSize: 10 }),
  }),
  tool({
    name: 'get_complaint',
    title: 'A complaint',
    about: 'State, what both sides say, decision and next steps of one complaint.',
    scope: 'complaint.read',
    isRead: true,
    input: { complaintSn: z.string().min(1).max(20) },
    call: ({ complaintSn }) => get(`${BUSINESS}/complaint/detail`, { complaintSn }),
  }),
  tool({
    name: 'draft_inquiry',
    title: 'Draft an inquiry',
    about:
      'Begins an inquiry to suppliers as a draft. Nothing is sent: a person reads and submits it on the page that comes back.',
    scope: 'rfq.draft',
    isRead: false,
    input: {
      lines: z
        .array(
          z.object({
            partNo: z.string().max(80).default(''),
            brandName: z.string().max(60).default(''),
            description: z.string().max(300).default(''),
            qty: z.number().int().min(1).max(999_999_999),
          }),
        )
        .min(1)
        .max(200),
      idempotencyKey: z.string().min(1).max(100).describe('the same for a repeat of the same draft'),
    },
    call: ({ lines, idempotencyKey }) =>
      post(`${BUSINESS}/purchaseInquire/create`, {
        origin: { from: 'lines', lines },
        requestId: idempotencyKey,
      }),
    tell: (data) => ({ ...data, state: 'DRAFT', page: `/inquiry/purchaser/inq_info?inqSn=${data.inqSn}` }),
  }),
];

// What a key may be allowed, one by one. Payment, signature, approval, staff and keys themselves are never among it (domain-operate 10).
import type { Text } from '#kit/words/text.ts';

interface Scope {
  readonly name: Text;
  /** Whose keys can have it. */
  readonly of: readonly ('buyer' | 'store')[];
}

const both = (zh: string, en: string): Scope => ({ name: { zh, en }, of: ['buyer', 'store'] });
const buyers = (zh: string, en: string): Scope => ({ name: { zh, en }, of: ['buyer'] });
const stores = (zh: string, en: string): Scope => ({ name: { zh, en }, of: ['store'] });

export const API_KEY_SCOPES = {
  'catalog.read': both('读取商品目录与库存', 'Read the catalogue and stock'),
  'order.read': both('读取订单', 'Read orders'),
  'order.write': buyers('加购、下单、取消、收货', 'Fill the cart, order, cancel, receive'),
  'order.ship': stores('接单、备货、发货', 'Accept, prepare and ship orders'),
  'aftersale.read': both('读取售后', 'Read after-sale cases'),
  'aftersale.ship': stores('退货收货验货、发出换货', 'Receive returns, send replacements'),
  'complaint.read': both('读取投诉', 'Read complaints'),
  'rfq.read': both('读取询价与报价', 'Read inquiries and quotations'),
  'rfq.draft': buyers('起草询价', 'Draft inquiries'),
  'quote.write': stores('填写报价', 'Write quotations'),
  'contract.read': both('读取合同', 'Read contracts'),
  'statement.read': both('读取账期账户与对账单', 'Read credit accounts and statements'),
  'invoice.read': both('读取发票', 'Read invoices'),
  'settlement.read': stores('读取结算单与货款', 'Read settlement bills and where the money is'),
  'report.read': buyers('读取检测报告', 'Read reports of tests'),
  'mat.write': buyers('读写物料编码', 'Read and write material codes'),
  'offer.write': stores('修改价格与上下架', 'Change prices, list and unlist'),
  'stock.write': stores('修改库存', 'Change stock'),
  webhook: both('管理 Webhook', 'Manage webhooks'),
  assistant: both('AI 助手（MCP）', 'AI assistants (MCP)'),
} as const satisfies Record<string, Scope>;

export type ApiKeyScope = keyof typeof API_KEY_SCOPES;
export const API_KEY_SCOPE_KEYS = Object.keys(API_KEY_SCOPES) as ApiKeyScope[];

/** Those that keys of this side can have, in the order in which they are shown. */
export const scopesOf = (side: 'buyer' | 'store'): ApiKeyScope[] =>
  API_KEY_SCOPE_KEYS.filter((key) => (API_KEY_SCOPES[key].of as readonly string[]).includes(side));

// Where a banner or a decorated link leads: one row for each link type of the specification (spec §2).
import { type LinkNeed, needOf } from './link-need.ts';

export const LINK_TYPES = [
  'url',
  'goods',
  'category',
  'keyword',
  'topic',
  'brand_home',
  'store_list',
  'syss_im',
  'voucher_center',
  'show_ability',
  'service_charge',
  'cms_home',
  'cms',
  'new_goods',
  'select_optimization',
  'new_goods_center',
  'domestic',
  'rfq',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

type Id = number | string | null;

/** What a link points at, as the decoration keeps it. */
interface LinkInfo {
  defaultProductId?: Id;
  goodsId?: Id;
  categoryId?: Id;
  decoId?: Id;
  informationId?: Id;
}

/** Spec §3, Banner link. `link_type` is any text: what is unknown leads nowhere. */
export interface BannerLink {
  link_type: string;
  link_value?: string | null;
  info?: LinkInfo | null;
  /** The store whose decoration the link belongs to; absent or 0: the platform's. */
  storeId?: Id;
}

export interface LinkTarget {
  /** An address of this site, or of another one. */
  href: string;
  /** What the visitor must be; absent where anybody may follow. */
  needs?: LinkNeed;
  /** Banner and link targets open in a new tab (spec §2). */
  newTab: true;
}

interface Asked {
  value: string;
  info: LinkInfo;
  /** Inside a store: its id. */
  vid: string | undefined;
}

/** Each row gives an address, or undefined where what it needs is missing. */
const TARGETS = {
  url: ({ value }) => safeAddress(value),
  goods: (asked) => goodsPage(asked),
  category: ({ info, value, vid }) => goodsOf(vid, { categoryId2: idOf(info.categoryId) ?? idOf(value) }),
  keyword: ({ value, vid }) => goodsOf(vid, { keyword: value || undefined }),
  topic: ({ info, value }) => at('/topic', { topicId: idOf(info.decoId) ?? idOf(value) }),
  brand_home: () => '/brand',
  store_list: () => '/store/list',
  syss_im: () => '/service?vid=0',
  voucher_center: () => '/coupon',
  show_ability: () => '/goods/ability',
  service_charge: () => '/goods/charge',
  cms_home: ({ vid }) => (vid ? at('/store/article/list', { vid }) : '/information?from=main'),
  cms: ({ info, value }) => at('/information/detail', { infoId: idOf(info.informationId) ?? idOf(value) }),
  new_goods: (asked) => goodsPage(asked),
  select_optimization: ({ info }) =>
    at('/prototype/optimize/index', { productId: idOf(info.defaultProductId) }) ??
    '/prototype/optimize/index',
  new_goods_center: ({ vid }) => (vid ? at('/store/new', { vid }) : '/goods/new'),
  domestic: () => '/prototype/replacement/search',
  rfq: () => '/inquiry/index',
} satisfies Record<LinkType, (asked: Asked) => string | undefined>;

/**
 * The target of a link; undefined for an unknown type and for a link whose goods, category or address is missing:
 * such a banner is shown without a link.
 */
export function linkTarget(link: BannerLink): LinkTarget | undefined {
  const type = LINK_TYPES.find((one) => one === link.link_type);
  if (!type) return undefined;
  const href = TARGETS[type]({
    value: link.link_value?.trim() ?? '',
    info: link.info ?? {},
    vid: idOf(link.storeId),
  });
  if (href === undefined) return undefined;
  const needs = needOf(href);
  return needs ? { href, needs, newTab: true } : { href, newTab: true };
}

/** By its default product, else by the goods' own id (spec §2): a number of the one is not a number of the other. */
const goodsPage = ({ info, value }: Asked): string | undefined =>
  at('/goods/detail', { productId: idOf(info.defaultProductId) }) ??
  at('/goods/detail', { goodsId: idOf(info.goodsId) ?? idOf(value) });

/** In a store, among its goods; else in the whole mall. */
const goodsOf = (vid: string | undefined, query: Record<string, string | undefined>) =>
  vid ? at('/store/product', { ...query, vid }) : at('/goods/list', query);

/** A path with its query; undefined when one of the values is missing. */
function at(path: string, query: Record<string, string | undefined>): string | undefined {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) return undefined;
    fields[name] = value;
  }
  return `${path}?${new URLSearchParams(fields)}`;
}

const idOf = (id: Id | undefined): string | undefined =>
  /^[1-9]\d{0,17}$/.test(String(id ?? '')) ? String(id) : undefined;

/** A path of this site or a whole http(s) address; nothing that would run a script or pass for this site. */
function safeAddress(value: string): string | undefined {
  if (/^\/(?![/\\])/.test(value)) return value;
  try {
    const { protocol, href } = new URL(value);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

// The table of spec §2 row by row, and links that lead nowhere.
import { describe, expect, it } from 'vitest';
import { hindrance, needOf } from './link-need.ts';
import { type BannerLink, LINK_TYPES, type LinkType, linkTarget } from './link-target.ts';

const info = { defaultProductId: 71, goodsId: 7, categoryId: 12, decoId: 5, informationId: 9 };

const ROWS = {
  url: ['https://www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
  goods: ['/goods/detail?productId=71', '/goods/detail?productId=71'],
  category: ['/goods/list?categoryId2=12', '/store/product?categoryId2=12&vid=3'],
  keyword: ['/goods/list?keyword=0603+%2B1%25', '/store/product?keyword=0603+%2B1%25&vid=3'],
  topic: ['/topic?topicId=5', '/topic?topicId=5'],
  brand_home: ['/brand', '/brand'],
  store_list: ['/store/list', '/store/list'],
  syss_im: ['/service?vid=0', '/service?vid=0'],
  voucher_center: ['/coupon', '/coupon'],
  show_ability: ['/goods/ability', '/goods/ability'],
  service_charge: ['/goods/charge', '/goods/charge'],
  cms_home: ['/information?from=main', '/store/article/list?vid=3'],
  cms: ['/information/detail?infoId=9', '/information/detail?infoId=9'],
  new_goods: ['/goods/detail?productId=71', '/goods/detail?productId=71'],
  select_optimization: ['/prototype/optimize/index?productId=71', '/prototype/optimize/index?productId=71'],
  new_goods_center: ['/goods/new', '/store/new?vid=3'],
  domestic: ['/prototype/replacement/search', '/prototype/replacement/search'],
  rfq: ['/inquiry/index', '/inquiry/index'],
} satisfies Record<LinkType, [onThePlatform: string, insideAStore: string]>;

const NEEDS: Partial<Record<LinkType, string>> = { select_optimization: 'designer', rfq: 'login' };
const VALUES: Partial<Record<LinkType, string>> = {
  url: 'https://www.example.com/a?b=c',
  keyword: '0603 +1%',
};

describe.each(LINK_TYPES)('%s', (type) => {
  const link: BannerLink = { link_type: type, link_value: VALUES[type] ?? '', info };
  const more = NEEDS[type] ? { needs: NEEDS[type] } : {};

  it('on the platform', () => {
    expect(linkTarget(link)).toEqual({ href: ROWS[type][0], newTab: true, ...more });
    expect(linkTarget({ ...link, storeId: 0 })).toEqual(linkTarget(link));
  });

  it('inside a store', () => {
    expect(linkTarget({ ...link, storeId: 3 })).toEqual({ href: ROWS[type][1], newTab: true, ...more });
  });
});

it('goods without a default product are found by their own id', () => {
  const goods = { goodsId: 7, defaultProductId: null };
  expect(linkTarget({ link_type: 'goods', info: goods })?.href).toBe('/goods/detail?goodsId=7');
  expect(linkTarget({ link_type: 'new_goods', info: goods })?.href).toBe('/goods/detail?goodsId=7');
});

it('ids may come as text, and as the value of the link itself', () => {
  expect(linkTarget({ link_type: 'category', info: { categoryId: '12' }, storeId: '3' })?.href).toBe(
    '/store/product?categoryId2=12&vid=3',
  );
  expect(linkTarget({ link_type: 'topic', link_value: '5' })?.href).toBe('/topic?topicId=5');
});

it('an address of this site is left as it is', () => {
  expect(linkTarget({ link_type: 'url', link_value: '/goods/list?sort=3' })?.href).toBe('/goods/list?sort=3');
});

it.each([
  ['an unknown type', { link_type: 'seckill', link_value: '1', info }],
  ['no type', { link_type: '' }],
  ['a word that every object has', { link_type: 'constructor' }],
  ['goods that are not said', { link_type: 'goods', info: {} }],
  ['a category that is none', { link_type: 'category', info: { categoryId: -1 } }],
  ['no keyword', { link_type: 'keyword', link_value: '  ' }],
  ['no article', { link_type: 'cms' }],
  ['no address', { link_type: 'url', link_value: '' }],
  ['a script', { link_type: 'url', link_value: 'javascript:alert(1)' }],
  ['data', { link_type: 'url', link_value: 'data:text/html,x' }],
  ['an address that passes for this site', { link_type: 'url', link_value: '//evil.example' }],
  ['an address with a backslash', { link_type: 'url', link_value: '/\\evil.example' }],
])('%s leads nowhere', (_name, link) => {
  expect(linkTarget(link)).toBeUndefined();
});

it('who may follow which link', () => {
  expect(needOf('/inquiry/index?from=home')).toBe('login');
  expect(needOf('/prototype/optimize/index')).toBe('designer');
  expect(needOf('/goods/list')).toBeUndefined();
  const guest = { isLoggedIn: false, isDesigner: false };
  const buyer = { isLoggedIn: true, isDesigner: false };
  const designer = { isLoggedIn: true, isDesigner: true };
  expect([guest, buyer, designer].map((who) => hindrance('login', who))).toEqual([
    'login',
    undefined,
    undefined,
  ]);
  expect([guest, buyer, designer].map((who) => hindrance('designer', who))).toEqual([
    'login',
    'designersOnly',
    undefined,
  ]);
});

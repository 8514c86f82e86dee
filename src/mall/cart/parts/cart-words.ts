// The words of the cart's own page.
import { words } from '#kit/words/words.ts';
import { addToCartWords } from './add-to-cart-words.ts';

export const cartWords = words({
  ...addToCartWords,
  changeFailed: { zh: '操作失败，请稍后再试', en: 'That did not work, please try again later' },

  empty: { zh: '购物车还是空的', en: 'Your cart is empty' },
  emptyText: {
    zh: '按型号搜索，或从分类里挑选，加入后在这里一起结算。',
    en: 'Search by part number or browse the categories; what you add is settled here together.',
  },
  loginHint: {
    zh: '登录后，这里的商品会并入您的购物车。',
    en: 'Log in and what is here joins your own cart.',
  },

  all: { zh: '全选', en: 'Select all' },
  allOfStore: { zh: (store: string) => `全选 ${store}`, en: (store: string) => `Select all of ${store}` },
  selectLine: { zh: (partNo: string) => `选择 ${partNo}`, en: (partNo: string) => `Select ${partNo}` },
  quantityOf: { zh: (partNo: string) => `${partNo} 的数量`, en: (partNo: string) => `Quantity of ${partNo}` },
  moq: { zh: (n: string) => `${n} 起订`, en: (n: string) => `MOQ ${n}` },
  multiple: { zh: (n: string) => `${n} 的倍数`, en: (n: string) => `mult. ${n}` },
  stock: { zh: (n: string) => `库存 ${n}`, en: (n: string) => `${n} in stock` },

  deleteNamed: { zh: (partNo: string) => `删除 ${partNo}`, en: (partNo: string) => `Delete ${partNo}` },
  deleteChecked: { zh: '删除选中', en: 'Delete selected' },
  deleted: {
    zh: (n: number) => `已删除 ${n} 项商品`,
    en: (n: number) => (n === 1 ? 'Deleted 1 item' : `Deleted ${n} items`),
  },

  changeTo: { zh: (n: string) => `改为 ${n}`, en: (n: string) => `Change to ${n}` },
  accept: { zh: '知道了', en: 'Accept' },
  acceptAll: { zh: '全部知道了', en: 'Accept all' },
  pricesChanged: {
    zh: (n: number) => `有 ${n} 项商品的价格与加入时不同`,
    en: (n: number) =>
      n === 1 ? 'The price of 1 item has changed' : `The prices of ${n} items have changed`,
  },
  problemsLeft: {
    zh: (n: number) => `选中的商品中有 ${n} 项需要处理`,
    en: (n: number) => (n === 1 ? '1 selected item needs attention' : `${n} selected items need attention`),
  },
  betterBuy: {
    zh: (n: string, amount: string, saves: string) => `买 ${n} 件只需 ${amount}，省 ${saves}`,
    en: (n: string, amount: string, saves: string) => `${n} pcs cost only ${amount}: save ${saves}`,
  },
  takeBetter: { zh: (n: string) => `买 ${n} 件`, en: (n: string) => `Buy ${n}` },
  wholeNumber: { zh: '请输入大于 0 的整数', en: 'Please enter a whole number above 0' },

  freightMissing: {
    zh: (amount: string) => `再买 ${amount} 免运费`,
    en: (amount: string) => `${amount} more for free delivery`,
  },
  freightProgress: { zh: '免运费进度', en: 'On the way to free delivery' },
  storeTotal: { zh: '本店商品', en: 'Goods' },

  invalid: { zh: '失效商品', en: 'No longer available' },
  clearInvalid: { zh: '清空失效商品', en: 'Clear all' },
  clearTitle: { zh: '清空失效商品？', en: 'Clear what is no longer available?' },
  clearText: {
    zh: (n: number) => `${n} 项失效商品将从购物车移除，不可恢复。`,
    en: (n: number) => `${n} ${n === 1 ? 'item leaves' : 'items leave'} the cart. This cannot be undone.`,
  },
  cleared: { zh: '失效商品已清空', en: 'Cleared' },
  findSimilar: { zh: '找同型号', en: 'Find other offers' },

  selected: { zh: (n: number) => `已选 ${n} 项`, en: (n: number) => `${n} selected` },
  withFreight: {
    zh: (amount: string) => `含运费 ${amount}`,
    en: (amount: string) => `incl. freight ${amount}`,
  },
  noFreight: { zh: '免运费', en: 'free delivery' },
  checkout: { zh: '去结算', en: 'Check out' },
  inquire: { zh: '询价', en: 'Inquire' },
});

// The front door of the favourite room: how higher rooms show goods in a member's own lists.
export { keptGoodsView } from './kept-goods-view.ts';

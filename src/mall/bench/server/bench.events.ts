// What happens to items: reports begin and end with them, in the same transaction.
import { event } from '#kit/events/event.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import type { ItemAction } from '../item-process.ts';

export interface ItemNews {
  serviceSn: string;
  itemId: number;
  action: ItemAction;
  /** As it was before; null: it is new. */
  from: ItemState | null;
  /** As it is afterwards. */
  state: ItemState;
}

export const itemMoved = event<ItemNews>('itemMoved');

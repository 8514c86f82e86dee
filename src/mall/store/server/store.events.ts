// What the store room tells the rooms above it.
import { event } from '#kit/events/event.ts';

/** A store that was being made ready has opened. */
export const storeOpened = event<{ storeId: number }>('store.opened');

// What a screen of the member centre shows when it cannot be loaded. The menu stays around it.
import { loadFailed } from '#kit/ui/load-error.tsx';
import type { Text } from '#kit/words/text.ts';
import { memberWords } from './member-words.ts';

/** Leads to the list that the screen belongs to, and to the member centre. */
export const memberFailed = (toList: string, text: Text) =>
  loadFailed([toList, text], ['/member/index', memberWords.memberCentre]);

export const ErrorBoundary = memberFailed('/member/order/list', memberWords.toOrders);

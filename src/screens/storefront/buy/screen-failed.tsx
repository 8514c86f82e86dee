// What the screens of buying show when they cannot be loaded.

import { loadFailed } from '#kit/ui/load-error.tsx';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';

export const ErrorBoundary = inPage(loadFailed(['/member/order/list', buyerWords.myOrders]));

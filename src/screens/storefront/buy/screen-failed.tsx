// What the screens of buying show when they cannot be loaded.
import { inPage } from '#kit/ui/in-page.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';

export const ErrorBoundary = inPage(loadFailed(['/member/order/list', buyerWords.myOrders]));

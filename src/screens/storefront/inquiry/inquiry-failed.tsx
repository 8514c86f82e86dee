// What the screens of inquiries show when they cannot be loaded: why, a retry, the way to the list.

import { loadFailed } from '#kit/ui/load-error.tsx';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

export const inquiryFailed = (toList: string) => inPage(loadFailed([toList, inquiryWords.toList]));

export const ErrorBoundary = inquiryFailed('/member/inquiry/myInq');

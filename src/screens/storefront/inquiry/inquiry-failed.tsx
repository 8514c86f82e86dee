// What the screens of inquiries show when they cannot be loaded: why, a retry, the way to the list.
import { inPage } from '#kit/ui/in-page.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

export const inquiryFailed = (toList: string) => inPage(loadFailed([toList, inquiryWords.toList]));

export const ErrorBoundary = inquiryFailed('/member/inquiry/myInq');

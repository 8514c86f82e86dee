// An inquiry for calibration, in the member centre.
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(inquiryWords.detail);

export { InquiryListSkeleton as HydrateFallback } from '#mall/inquiry/parts/inquiry-list-card.tsx';
export { ErrorBoundary } from '../member-failed.tsx';
export { InquiryOfKind as default, loadOfKind as clientLoader } from './inquiry-of-kind.tsx';

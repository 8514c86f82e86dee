// An inquiry for calibration, in the member centre.
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';

export const meta = (args: MetaArgs) => hiddenMeta(args, inquiryWords.detail[siteOf(args.matches).language]);

export { InquiryListSkeleton as HydrateFallback } from '#mall/inquiry/parts/inquiry-list-card.tsx';
export { ErrorBoundary } from '../member-failed.tsx';
export { InquiryOfKind as default, loadOfKind as clientLoader } from './inquiry-of-kind.tsx';

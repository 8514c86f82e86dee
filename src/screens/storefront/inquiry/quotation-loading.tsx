// What stands in the place of a quotation's or a comparison's page while it loads.
import { inPage } from '#kit/ui/waiting-page.tsx';
import { QuotationSkeleton } from '#mall/quotation/parts/quotation-skeleton.tsx';

export const HydrateFallback = inPage(QuotationSkeleton);

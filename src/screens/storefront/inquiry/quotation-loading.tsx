// What stands in the place of a quotation's or a comparison's page while it loads.
import { QuotationSkeleton } from '#mall/quotation/parts/quotation-skeleton.tsx';

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <QuotationSkeleton />
  </div>
);

// A quotation for certifications, in the member centre.
export {
  loadOffer as clientLoader,
  OfferFailed as ErrorBoundary,
  OfferScreen as default,
  OfferSkeleton as HydrateFallback,
  quotationMeta as meta,
} from './quotation-of-kind.tsx';

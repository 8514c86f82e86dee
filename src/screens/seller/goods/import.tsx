// A store's price list, brought in as a spreadsheet.
import { LoadError } from '#kit/ui/load-error.tsx';
import { OfferSheetDesk } from '#mall/offer-sheet/parts/offer-sheet-desk.tsx';
import { offerSheetWords } from '#mall/offer-sheet/parts/offer-sheet-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(offerSheetWords.title);

export default function ImportPriceListScreen() {
  return <OfferSheetDesk />;
}

export { LoadError as ErrorBoundary };

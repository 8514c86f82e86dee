// Where a store's goods come back to, for how long without a reason, and where they are sent from.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { NoReasonCard } from '#mall/store/parts/no-reason-card.tsx';
import { PlaceDesk } from '#mall/store/parts/place-desk.tsx';
import { placeWords } from '#mall/store/parts/place-words.ts';
import { returnAddressProtocol, warehouseProtocol } from '#mall/store/place.protocol.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(placeWords.title);

export async function clientLoader() {
  const [addresses, warehouses, { noReasonDays }] = await Promise.all([
    call(returnAddressProtocol.list, {}),
    call(warehouseProtocol.list, {}),
    call(ownStoreProtocol.show, {}),
  ]);
  return { addresses, warehouses, noReasonDays };
}

export default function StorePlacesScreen() {
  const { noReasonDays, ...places } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PlaceDesk {...places} />
      <NoReasonCard days={noReasonDays} />
    </>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', ['h-32', 'h-32'], ['h-32', 'h-32']);

export { LoadError as ErrorBoundary };

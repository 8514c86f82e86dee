// Where a store's goods come back to, and where they are sent from.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { PlaceDesk } from '#mall/store/parts/place-desk.tsx';
import { placeWords } from '#mall/store/parts/place-words.ts';
import { returnAddressProtocol, warehouseProtocol } from '#mall/store/place.protocol.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(placeWords.title);

export async function clientLoader() {
  const [addresses, warehouses] = await Promise.all([
    call(returnAddressProtocol.list, {}),
    call(warehouseProtocol.list, {}),
  ]);
  return { addresses, warehouses };
}

export default function StorePlacesScreen() {
  return <PlaceDesk {...useLoaderData<typeof clientLoader>()} />;
}

export const HydrateFallback = waitingPage('h-9 w-48', ['h-32', 'h-32'], ['h-32', 'h-32']);

export { LoadError as ErrorBoundary };

// What a store asks for sending, by region.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { COUNTRY, loadRegions } from '#mall/address/parts/load-regions.ts';
import { freightProtocol } from '#mall/store/freight.protocol.ts';
import { FreightDesk } from '#mall/store/parts/freight-desk.tsx';
import { freightWords } from '#mall/store/parts/freight-words.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(freightWords.title);

export async function clientLoader() {
  const [templates, provinces] = await Promise.all([call(freightProtocol.list, {}), loadRegions(COUNTRY)]);
  const named = new Map(provinces.map(({ code, name }) => [code, name]));
  // A city's code begins with its province's.
  const cities = templates
    .flatMap(({ rows }) => rows.flatMap(({ regions }) => regions))
    .filter((code) => !named.has(code));
  const above = new Set(provinces.filter(({ code }) => cities.some((city) => city.startsWith(code))));
  for (const { code } of above) for (const city of await loadRegions(code)) named.set(city.code, city.name);
  return { templates, provinces: provinces.map(({ code }) => code), names: Object.fromEntries(named) };
}

export default function StoreFreightScreen() {
  return <FreightDesk {...useLoaderData<typeof clientLoader>()} />;
}

export const HydrateFallback = waitingPage('h-96');

export { LoadError as ErrorBoundary };

// The map service that names the place of a position (spec §7): one small interface, and the adapter to a reverse-geocoding address.
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { seconds } from '#kit/time/duration.ts';

const LOCATION_TIMEOUT = seconds(5); // spec §9: location timeout 5 s

interface NamedPlace {
  province: string;
  city: string;
}

export interface MapService {
  /** @param latitude degrees @param longitude degrees. @throws Error when the service fails or takes longer than 5 s */
  placeAt(latitude: number, longitude: number): Promise<NamedPlace>;
}

/** Where there is no city, as in Beijing, the service sends an empty list. */
const Name = z
  .union([z.string().max(60), z.array(z.never())])
  .transform((name) => (name.length ? String(name) : ''));

/** AMap's reverse geocoding, version 3; Tianditu and others are put behind a converter of that shape. */
const Answer = z.object({
  status: z.literal('1'),
  regeocode: z.object({ addressComponent: z.object({ province: Name, city: Name }) }),
});

const MOST_KEPT = 5_000; // chosen: positions are about a kilometre wide, and places do not move

/** @param url with the key in its query; the position is added as `location=longitude,latitude` */
export function openMapService(url: string): MapService {
  const kept = new LRUCache<string, NamedPlace>({ max: MOST_KEPT });
  return {
    async placeAt(latitude, longitude) {
      const location = `${longitude.toFixed(2)},${latitude.toFixed(2)}`;
      const known = kept.get(location);
      if (known) return known;
      const asked = new URL(url);
      asked.searchParams.set('location', location);
      asked.searchParams.set('output', 'JSON');
      const response = await fetch(asked, {
        signal: AbortSignal.timeout(LOCATION_TIMEOUT),
        redirect: 'error',
      });
      const answer = Answer.safeParse(await response.json());
      if (!answer.success) throw new Error(`The map service answered ${response.status} without a place`);
      const { province, city } = answer.data.regeocode.addressComponent;
      const place = { province, city: city || province };
      kept.set(location, place);
      return place;
    },
  };
}

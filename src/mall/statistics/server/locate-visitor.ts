// Names the place of a visitor's position for his events; without a map service, or when it fails, there is none.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { statisticsProtocol } from '../statistics.protocol.ts';
import type { MapService } from './map-service.ts';

type Locate = typeof statisticsProtocol.locate;

/** A failure is only logged: the event goes without a place (spec §8). */
export function locateVisitor(mapService: MapService | undefined, log: (error: unknown) => void) {
  return async (
    _work: Work,
    _actor: unknown,
    { latitude, longitude }: InputOf<Locate>,
  ): Promise<ReplyOf<Locate>> => {
    try {
      return (await mapService?.placeAt(latitude, longitude)) ?? { province: '', city: '' };
    } catch (error) {
      log(error);
      return { province: '', city: '' };
    }
  };
}

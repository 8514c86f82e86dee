// Names the place of a visitor's position for his events; without a map service, or when it fails, there is none.
import type { Action } from '#kit/http/server/serve.ts';
import type { statisticsProtocol } from '../statistics.protocol.ts';
import type { MapService } from './map-service.ts';

/** A failure is only logged: the event goes without a place (spec §8). */
export function locateVisitor(
  mapService: MapService | undefined,
  log: (error: unknown) => void,
): Action<typeof statisticsProtocol.locate> {
  return async (_work, _actor, { latitude, longitude }) => {
    try {
      return (await mapService?.placeAt(latitude, longitude)) ?? { province: '', city: '' };
    } catch (error) {
      log(error);
      return { province: '', city: '' };
    }
  };
}

// Nuonuo as this mall reaches it: the platform itself in production, else its stand-in within the mall.
import type { Clock } from '#kit/time/clock.ts';
import { NUONUO, openNuonuo } from './nuonuo.ts';
import { nuonuoStandIn } from './nuonuo-stand-in.ts';

export type NuonuoHere = ReturnType<typeof nuonuoHere>;

/** @param of.ownUrl where this process listens: the mall calls its stand-in over HTTP like anybody else */
export function nuonuoHere(of: { isProduction: boolean; clock: Clock; ownUrl: () => string }) {
  const standIn = of.isProduction ? undefined : nuonuoStandIn(of);
  return { ...openNuonuo({ place: standIn?.place ?? (() => NUONUO), clock: of.clock }), standIn };
}

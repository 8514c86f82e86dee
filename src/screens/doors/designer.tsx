// Only for certified designers (spec §6).
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('designer');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

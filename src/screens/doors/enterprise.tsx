// Only for certified enterprises (spec §6).
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('enterprise');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

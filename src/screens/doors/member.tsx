// Only for members: guests log in first and come back (spec §6).
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('member');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

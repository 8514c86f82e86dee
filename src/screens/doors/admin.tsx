// Only for the platform's people.
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('admin');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

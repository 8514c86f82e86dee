// Only for operators of a store.
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('seller');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

// Only for operators of a store.
import { guard } from './door.tsx';

export const clientMiddleware = guard('seller');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

// Only for the platform's people.
import { guard } from './door.tsx';

export const clientMiddleware = guard('admin');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

// Only for the staff of a laboratory.
import { guard } from './door.tsx';

export const clientMiddleware = guard('lab');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

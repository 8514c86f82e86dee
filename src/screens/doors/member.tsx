// Only for members: guests log in first and come back (spec §6).
import { guard } from './door.tsx';

export const clientMiddleware = guard('member');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

// Only for certified designers (spec §6).
import { guard } from './door.tsx';

export const clientMiddleware = guard('designer');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

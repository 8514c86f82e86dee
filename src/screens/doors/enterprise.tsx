// Only for certified enterprises (spec §6).
import { guard } from './door.tsx';

export const clientMiddleware = guard('enterprise');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

// Only for individuals and enterprises (spec §6).
import { guard } from './door.tsx';

export const clientMiddleware = guard('notDesigner');
export { clientLoader, DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

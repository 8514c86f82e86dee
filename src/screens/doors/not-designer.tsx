// Only for individuals and enterprises (spec §6).
import { doorLoader } from './door.tsx';

export const clientLoader = doorLoader('notDesigner');
export { DoorFallback as HydrateFallback, PassThrough as default } from './door.tsx';

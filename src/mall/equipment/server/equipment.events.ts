// What happens to equipment that others must know of, in the same transaction.
import { event } from '#kit/events/event.ts';

export interface EquipmentFell {
  labId: number;
  equipId: number;
  equipNo: string;
  name: string;
  /** Somebody reported a fault, or its calibration found it unfit. */
  cause: 'FAULT' | 'UNFIT';
  reason: string;
  /** The day (of China) of the last calibration that held; null: none is known. */
  since: string | null;
}

/** It cannot be trusted, and perhaps could not since. */
export const equipmentFell = event<EquipmentFell>('equipmentFell');

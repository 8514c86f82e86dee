// What happens to commissions: the rooms of the work number specimens, plan items and end them with it, in the same transaction.
import { event } from '#kit/events/event.ts';
import type { ServiceAction, ServiceState } from '../service-process.ts';
import type { ServiceMover } from './service-life.ts';

export interface ServiceNews {
  serviceSn: string;
  action: ServiceAction;
  /** As it is afterwards. */
  state: ServiceState;
  mover: ServiceMover;
}

/** A step was taken; `accept` and `confirm` are those that agree on the form. */
export const serviceMoved = event<ServiceNews>('serviceMoved');

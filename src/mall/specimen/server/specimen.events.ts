// What happens to specimens: whoever works with them goes along or refuses, in the same transaction.
import { event } from '#kit/events/event.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { SpecimenAction, SpecimenActor, SpecimenState } from '../specimen-process.ts';

export interface SpecimenNews {
  specimenNo: string;
  serviceSn: string;
  action: SpecimenAction;
  /** As it is afterwards. */
  state: SpecimenState;
  /** After `sendMore`: the number of the one that takes its place, numbered and not there yet. */
  replacedBy: string | null;
  mover: StepBy<SpecimenActor>;
}

export const specimenMoved = event<SpecimenNews>('specimenMoved');

// All written-out parts of the demo mall.
import { analogs } from './analog.ts';
import { devices } from './device.ts';
import { powers } from './power.ts';
import { processors } from './processor.ts';
import type { ListedPart } from './sheet.ts';

/** Every written-out part, in the order of its tables. */
export const everyListedPart: readonly ListedPart[] = [...processors, ...analogs, ...powers, ...devices];

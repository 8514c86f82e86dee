// The capabilities that a visitor collects to have them priced: kept in this browser, with how much of each.
import { keptList } from '#kit/browser/kept-list.ts';
import { MOST_ITEMS, UNIT_WAYS, type UnitWay } from '../ability-terms.ts';

/** What of a row the tray needs to show it. */
export interface Collectable {
  capId: number;
  item: string;
  object: string;
  unit: string;
  way: UnitWay;
}

export interface Collected extends Collectable {
  specimens: number;
  /** By the unit's way. @see ItemAsked */
  units: number;
  stage: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const tray = keptList<Collected>('capabilities', MOST_ITEMS, (one) => {
  const { capId, item, object, unit, way, specimens, units, stage } = one;
  const isGood = [capId, specimens, units, stage].every(isCount) && UNIT_WAYS.includes(way as UnitWay);
  if (!isGood || [item, object, unit].some((text) => typeof text !== 'string')) return undefined;
  return { capId, item, object, unit, way, specimens, units, stage } as Collected;
});

export const parseCollected = tray.parse;

/** In the order in which they were added. */
export const useCollected = tray.use;

/** Adds it, or takes it out. False where the tray is full. */
export function toggleCollected({ capId, item, object, unit, way }: Collectable): boolean {
  const list = tray.now();
  const rest = list.filter((one) => one.capId !== capId);
  if (rest.length === list.length && list.length >= MOST_ITEMS) return false;
  tray.keep(
    rest.length < list.length
      ? rest
      : [...list, { capId, item, object, unit, way, specimens: 1, units: 1, stage: 1 }],
  );
  return true;
}

/** Adds it where it is not in yet. False where the tray is full. */
export const collectOne = (one: Collectable): boolean =>
  tray.now().some(({ capId }) => capId === one.capId) || toggleCollected(one);

export function changeCollected(
  capId: number,
  change: Partial<Pick<Collected, 'specimens' | 'units' | 'stage'>>,
): void {
  tray.keep(tray.now().map((one) => (one.capId === capId ? { ...one, ...change } : one)));
}

export const emptyTray = (): void => tray.keep([]);

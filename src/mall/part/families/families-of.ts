// The part families of a maker: which of them build its order codes, and those of one series.
import type { PartFamily } from '../family.ts';
import { everyFamily } from './every-family.ts';

/** A maker's names as brands carry them: `国巨(YAGEO)` is 国巨 and YAGEO. */
const namesOf = (brand: string): string[] =>
  brand
    .toUpperCase()
    .split(/[()（）]/)
    .map((name) => name.trim())
    .filter(Boolean);

const familiesByMaker = new Map<string, PartFamily[]>();
for (const family of everyFamily) {
  for (const name of namesOf(family.brand)) {
    const known = familiesByMaker.get(name);
    if (known) known.push(family);
    else familiesByMaker.set(name, [family]);
  }
}

/** Every family of a maker, whichever of its names the brand carries. */
export function familiesOf(brandName: string): PartFamily[] {
  return [...new Set(namesOf(brandName).flatMap((name) => familiesByMaker.get(name) ?? []))];
}

/** The families that build the parts of one series. */
export function familiesOfSeries(brandName: string, series: string): PartFamily[] {
  return familiesOf(brandName).filter((family) => family.series === series);
}

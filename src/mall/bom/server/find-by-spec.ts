// Finds resistors, capacitors, inductors, thermistors, crystals and lights on sale by their values, for lines without a part number.
import type { Work } from '#kit/db/work.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { bodyOf, chipSizeOfCase, coilOf, tantalumCaseOf } from './match/package-class.ts';
import type { PassiveKind, Spec } from './read-spec.ts';

/** A part on sale with how it meets a specification. */
export interface FittingPart {
  partId: number;
  partNo: string;
  brandName: string;
  /** Nothing that the line says speaks against it. */
  fits: boolean;
  confidence: number;
}

type Row = {
  at: number;
  partId: number;
  partNo: string;
  brandName: string;
  packageName: string | null;
  categoryCode: string;
  params: CatalogParameter[];
  weight: number;
};

const LOOKED_AT = 60; // chosen: of very many with that value, the best that are on sale
/** Where parts have such a value that are no plain resistors, capacitors or inductors. */
const OTHERS =
  /array|network|bead|trim|pot|therm|ntc|varistor|super|crystal|xtal|filter|transformer|sensor|switch|relay|motor|emi/;
/** By codes of categories; what is not named here may stand anywhere but among the others. */
const STANDS_IN: Readonly<Partial<Record<PassiveKind, RegExp>>> = {
  crystal: /crystal|xtal/,
  thermistor: /ntc|thermistor/,
  led: /(?:^|[.-])led(?:$|[.-](?!driver|display|rgb|uv))|^led/,
};
/** The parameter that holds the value, by kind. */
export const VALUE_KEYS: Readonly<Record<PassiveKind, string>> = {
  resistor: 'resistance',
  capacitor: 'capacitance',
  inductor: 'inductance',
  crystal: 'frequency',
  thermistor: 'resistance',
  led: 'colour',
};

const SEARCH = `
  SELECT s.at::int AS at, found.* FROM unnest($1::int[], $2::text[]) AS s (at, words), LATERAL (
    SELECT DISTINCT ON (near.part_id) near.part_id AS "partId", near.weight, a.part_no AS "partNo", b.name AS "brandName",
           a.package_name AS "packageName", c.code AS "categoryCode", a.params
    FROM (SELECT part_id, weight FROM goods_index WHERE words @@ s.words::tsquery ORDER BY weight DESC LIMIT ${LOOKED_AT}) near
    JOIN part a ON a.part_id = near.part_id JOIN brand b USING (brand_id) JOIN category c ON c.category_id = a.category_id
    ORDER BY near.part_id, near.weight DESC
  ) found`;

/** For each specification, in its order, the parts on sale that have its value and size; the best first. */
export async function findBySpec(work: Work, specs: readonly Spec[]): Promise<FittingPart[][]> {
  if (specs.length === 0) return [];
  const rows = await work.query<Row>(SEARCH, [specs.map((_, at) => at), specs.map(wordsOf)], 'bom-by-spec');
  const found = Map.groupBy(rows, (row) => row.at);
  return specs.map((spec, at) =>
    (found.get(at) ?? [])
      .flatMap((row) => {
        const fitting = meet(spec, row);
        return fitting ? [{ ...fitting, weight: row.weight }] : [];
      })
      .sort((a, b) => Number(b.fits) - Number(a.fits) || b.confidence - a.confidence || b.weight - a.weight)
      .map(({ weight: _, ...part }) => part),
  );
}

const wordsOf = ({ token, size }: Spec): string =>
  [`'${token}'`, ...(size ? [sizeWords(size)] : [])].join(' & ');

/** A tantalum's case is written in millimetres or like the chip of that size, which is also the size of ceramic ones. */
function sizeWords(size: string): string {
  const chip = chipSizeOfCase(size);
  if (chip) return `('${size.slice(-4)}' | '${chip}') & ('case' | '钽电' | 'tantalum')`;
  if (size.startsWith('D')) return `'${size.toLowerCase()}':*`;
  if (size === 'HC-49') return "'hc49':*";
  const [, a, b] = /^([\d.]+)x([\d.]+)$/.exec(size) ?? [];
  if (a && b)
    return [`${a}x${b}`, `${inTenths(a)}x${inTenths(b)}`]
      .map((one) => `'${one}':*`)
      .join(' | ')
      .replace(/^.*$/, '($&)');
  return `('${size}' | 'smd${size}':*)`;
}

const inTenths = (millimetres: string): string => Number(millimetres).toFixed(1);

function isOfSize(size: string, { packageName, categoryCode }: Row): boolean {
  const chip = chipSizeOfCase(size);
  if (size.startsWith('D')) return bodyOf(packageName ?? '')?.startsWith(size) ?? false;
  if (/^[\d.]+x/.test(size)) return coilOf(packageName ?? '') === size;
  if (chip === undefined) return packageName?.includes(size) ?? false;
  const housing = tantalumCaseOf(packageName ?? '');
  return housing === undefined
    ? /tant/.test(categoryCode) && (packageName?.includes(chip) ?? false)
    : housing === size;
}

/** The first of the keys that the part has: catalogues call the same thing differently. */
const numberOf = (row: Row, ...keys: string[]): number | undefined =>
  row.params.find((one) => keys.includes(one.key))?.n;

function meet(spec: Spec, row: Row): Omit<FittingPart, never> | undefined {
  const place = STANDS_IN[spec.kind];
  if (place ? !place.test(row.categoryCode) : OTHERS.test(row.categoryCode)) return undefined;
  if (spec.kind === 'led') {
    const colour = row.params.find(({ key }) => key === 'colour' || key === 'light_color');
    if (!new RegExp(spec.token, 'i').test(`${colour?.text} ${colour?.textEn ?? ''}`)) return undefined;
  } else {
    const value = numberOf(row, VALUE_KEYS[spec.kind]);
    if (value === undefined || Math.abs(value - spec.value) > spec.value * 1e-3) return undefined;
  }
  if (spec.size && !isOfSize(spec.size, row)) return undefined;
  if (spec.isLeaded !== undefined && spec.isLeaded === /SMD|贴片/i.test(row.packageName ?? ''))
    return undefined;
  let fits = true;
  let confidence = 50 + (spec.size ? 10 : 0) + (spec.series && row.partNo.startsWith(spec.series) ? 5 : 0);
  const volts = numberOf(row, 'voltage', 'voltage_rated');
  if (spec.volts !== undefined && spec.kind === 'capacitor') {
    if (volts !== undefined && volts >= spec.volts) confidence += volts <= spec.volts * 2 ? 8 : 4;
    else fits = false;
  }
  const tolerance = numberOf(row, 'tolerance');
  if (spec.tolerance !== undefined) {
    if (tolerance !== undefined && tolerance <= spec.tolerance)
      confidence += tolerance === spec.tolerance ? 8 : 4;
    else fits = false;
  }
  const dielectric = row.params.find((one) => ['dielectric', 'temp_coef'].includes(one.key))?.text;
  if (spec.dielectric !== undefined) {
    const has = dielectric?.toUpperCase().replace(/^(COG|NP0|NPO)$/, 'C0G');
    if (has?.includes(spec.dielectric)) confidence += 8;
    else if (has !== undefined) fits = false;
  }
  const amps = numberOf(row, 'ratedCurrent', 'rated_current', 'current_rating');
  if (spec.amps !== undefined && spec.kind === 'inductor') {
    if (amps !== undefined && amps >= spec.amps * 0.99) confidence += 8;
    else fits = false;
  }
  const load = numberOf(row, 'loadCapacitance', 'load_cap', 'load_capacitance');
  if (spec.load !== undefined) {
    if (load !== undefined && Math.abs(load - spec.load) < spec.load * 0.01) confidence += 8;
    else fits = false;
  }
  const watts = numberOf(row, 'power');
  if (spec.watts !== undefined && watts !== undefined && watts < spec.watts * 0.99) fits = false;
  return {
    partId: row.partId,
    partNo: row.partNo,
    brandName: row.brandName,
    fits,
    confidence: fits ? confidence : confidence - 25,
  };
}

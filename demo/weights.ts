// What one piece of the demo's parts weighs, about, by its package; parts of no usual package have no weight, as in many a maker's data.
import type { CatalogParameter, CatalogPart } from '#mall/part/catalog-part.ts';

/** Milligrams by the beginning of a package's name, the longest first. */
const BY_PACKAGE: readonly (readonly [begins: RegExp, mg: number])[] = [
  [/^0201/, 0.16],
  [/^0402/, 0.6],
  [/^0603/, 2],
  [/^0805/, 5],
  [/^1206/, 10],
  [/^1210/, 16],
  [/^1812/, 50],
  [/^2010/, 27],
  [/^2512/, 45],
  [/^SOD-?[35]23/, 2],
  [/^SOD-?123/, 10],
  [/^SOT-?(23|323|363|353)/, 8],
  [/^SOT-?89/, 55],
  [/^SOT-?223/, 112],
  [/^(SMA|DO-214AC)/, 64],
  [/^(SMB|DO-214AA)/, 95],
  [/^(SMC|DO-214AB)/, 210],
  [/^TO-?92/, 200],
  [/^TO-?126/, 700],
  [/^TO-?220/, 1_950],
  [/^TO-?247/, 6_100],
  [/^TO-?252/, 330],
  [/^TO-?263/, 1_450],
  [/^CASE-A/, 30],
  [/^CASE-B/, 65],
  [/^CASE-C/, 180],
  [/^CASE-[DV]/, 300],
  [/^SMD2520/, 12],
  [/^SMD3225/, 25],
  [/^SMD5032/, 55],
  [/^SMD7050/, 150],
  [/^HC-49S/, 520],
  [/^DO-?35/, 130],
  [/^DO-?41/, 330],
  [/^DO-?201/, 1_100],
];

/** Milligrams a pin of packages that grow with them. */
const BY_PINS: readonly (readonly [begins: RegExp, mg: number])[] = [
  [/^(HV?SSOP|TSSOP|SSOP|MSOP|VSSOP)/, 4.5],
  [/^(SOIC|SOP|SO-)/, 9.5],
  [/^(QFN|WQFN|VQFN|DFN|WSON|UFQFPN)/, 2.2],
  [/^(LQFP|TQFP)/, 5.2],
  [/^(BGA|FBGA|LFBGA)/, 3.5],
  [/^(P?DIP)/, 60],
];

/** Cans of capacitors: "D6.3xL11mm", with the usual density of 1.6 g/cm³. */
function canOf(name: string): number | undefined {
  const [, diameter, length] = /D([\d.]+)XL([\d.]+)MM/.exec(name) ?? [];
  return diameter && length ? (Math.PI / 4) * Number(diameter) ** 2 * Number(length) * 1.6 : undefined;
}

/** What one piece weighs, as its maker would print it; undefined for what is in no usual package. */
export function demoWeight({ package: name = '', pins }: CatalogPart): CatalogParameter | undefined {
  const named = name.toUpperCase();
  const whole = BY_PACKAGE.find(([begins]) => begins.test(named))?.[1];
  const each = BY_PINS.find(([begins]) => begins.test(named))?.[1];
  const mg = whole ?? canOf(named) ?? (each !== undefined && pins ? each * pins : undefined);
  if (mg === undefined) return undefined;
  const shown = Number(mg.toPrecision(2));
  return {
    key: 'weight',
    text: shown >= 1000 ? `${shown / 1000}g` : `${shown}mg`,
    n: shown / 1000,
    unit: 'g',
  };
}

// What a cell of a bill of materials looks like, whatever stands above it.

const ONE_DESIGNATOR = String.raw`[A-Za-z]{1,6}_?\d{1,4}[A-Za-z]?(?:_\d{1,2})?`;
const RANGE = String.raw`${ONE_DESIGNATOR}(?:\s*[-~–]\s*(?:${ONE_DESIGNATOR}|\d{1,4}))?`;
const DESIGNATORS = new RegExp(String.raw`^${RANGE}(?:[\s,;、，；/+]+${RANGE})*[\s,;、，；]*(?:\.\.\.)?$`);

/** Footprints that look like a single designator: `C0402`, `R_0603`. */
const CHIP_FOOTPRINT = /^[A-Z]{1,4}_?0(1005|201|402|603|805)[A-Z]?$/i;

/** `R1`, `C1, C2`, `R1-R4`, `U3 U4`. */
export const isDesignators = (cell: string): boolean =>
  cell.length <= 4_000 && DESIGNATORS.test(cell) && !CHIP_FOOTPRINT.test(cell);

/** `3`, `3.0`, `12个`, `5 pcs`. */
export const isQuantity = (cell: string): boolean =>
  /^\d{1,7}([.,]\d{1,3})?\s*(pcs?|ea|pieces?|stk|个|片|只|颗|套|件|米|根|卷|m)?\.?$/i.test(cell);

/** `C123456` of LCSC, `399-1092-1-ND` of Digi-Key, `81-GRM155R71` of Mouser. */
export const isSupplierCode = (cell: string): boolean =>
  /^C\d{4,9}$/.test(cell) || /-(\d-)?ND$/i.test(cell) || /^\d{2,4}-[A-Z0-9][A-Z0-9./-]{5,}$/.test(cell);

const VALUE =
  /^[<>≤≥±~]?\s*\d+([.,]\d+)?\s*([pnuµμmkKMGR]?\s*(F|H|Ω|Ω|R|ohms?|V|A|W|Hz|%|mm)?)(\s*[/,\s@;]|$)|^\d+[RKkMunpµ]\d*\b/;

/** `100nF`, `4k7`, `10uF/16V`, `0.1 µF 10%`. */
export const isValue = (cell: string): boolean =>
  cell.length <= 60 && VALUE.test(cell) && !/^\d{5,}$/.test(cell);

const PACKAGE =
  /(^|[^0-9])(01005|0201|0402|0603|0805|1206|1210|1812|2010|2512|1608|2012|3216)([^0-9]|$)|SOT[-_ ]?\d|SO(IC|P|J)?[-_ ]?\d|TSSOP|MSOP|SSOP|[QLDT]FN|QFP|BGA|DIP|TO-?\d{2}|SOD|SM[ABC]\b|HC-?49|PinHeader|Conn|JST|USB|DO-?\d|WLCSP|DPAK|[_ ]P\d|metric|EIA[-_ ]?\d{4}|CASE[-_ ]?[A-EX]\b/i;
/** Case codes of tantalum capacitors: `CP_EIA-3216-18`, `EIA-7343-31_Kemet-D`. */
const EIA_CASE = /(^|[_\W])EIA[-_ ]?\d{4}/i;

/** `0603`, `SOT-23`, `Capacitor_SMD:C_0402_1005Metric`. */
export const isPackage = (cell: string): boolean => cell.length <= 100 && PACKAGE.test(cell);

/** Letters and digits without a blank, long enough, and no value: what makers call their parts. */
export const isPartNo = (cell: string): boolean =>
  isNumberLike(cell) && !isDesignators(cell) && !SYMBOL_NAME.test(cell);

/** `C-EUC0603`, `R-US_R0402`, `DIODE-SOD123`: kinds of parts as libraries name them. */
const SYMBOL_NAME = /^[A-Z]{1,8}[-_](EU|US|SMD|SOT|SOD|DO)[-_]?/i;

/** The same, also where it could be a designator: `BAT54W`, `BC817-40`. */
export const isNumberLike = (cell: string): boolean =>
  /^[A-Z0-9][A-Z0-9\-_/.,+#()]{4,50}$/i.test(cell) &&
  /[A-Z]/i.test(cell) &&
  /\d/.test(cell) &&
  !EIA_CASE.test(cell) &&
  !CHIP_FOOTPRINT.test(cell) &&
  !/^(\d+(\.\d+)?)(p|n|u|µ|m|k|M|G)?(F|H|V|A|W|Hz|R|Ω)(\/|$)/i.test(cell) &&
  !/^https?:/.test(cell);

/** What a column says about fitting: little else than yes, no, DNP and nothing. */
export const isFitting = (cell: string): boolean => fittingOf(cell) !== undefined;

const NOT_FITTED =
  /\b(dnp|dni|dnf|dnm|n\.?p\.?|nc|nofit|no[ _-]?(fit|pop|stuff|mount)|not[ _-]?(fitted|populated|mounted|placed|stuffed)|do[ _-]?not[ _-]?(populate|place|fit|mount|install))\b|不贴|不焊|不装|空贴|未贴|不上件/i;

/** Whether a cell beside other text says that the part is left off the board: `100nF (DNP)`, `NC`, `不贴`. */
export const saysNotFitted = (cell: string): boolean => NOT_FITTED.test(cell.replaceAll('_', ' '));

/** True: fitted; false: not; undefined: says nothing about it. `isDnp`: the header asks the other way round. */
export function fittingOf(cell: string, isDnp = false): boolean | undefined {
  const said = cell.trim().toLowerCase();
  if (said === '') return undefined;
  if (/^(dnp|dni|dnf|nc|np|nofit|exclude.*|不贴|不焊|不装|空)$/.test(said) || saysNotFitted(said))
    return false;
  if (/^(1|y|yes|true|x|是|√|✓)$/.test(said)) return !isDnp;
  if (/^(0|n|no|false|否|-)$/.test(said)) return isDnp;
  if (/^(fitted|populated|贴|贴装|贴片|焊|焊接)$/.test(said)) return true;
  return undefined;
}

/** The single designators of a cell: `R1-R4, R7` → R1 R2 R3 R4 R7. At most 2,000. */
export function designatorsOf(cell: string): string[] {
  const found: string[] = [];
  const text = cell.replaceAll(/(\d)\s*[-~–]\s*(?=[A-Za-z]*\d)/g, '$1-');
  for (const piece of text.split(/[\s,;、，；]+/)) {
    if (piece === '') continue;
    const range = /^([A-Za-z]+)(\d{1,4})-\1?(\d{1,4})$/i.exec(piece);
    const [from, to] = [Number(range?.[2]), Number(range?.[3])];
    if (range && to > from && to - from < 1_000) {
      for (let n = from; n <= to; n++) found.push(`${range[1]}${n}`);
    } else found.push(piece);
    if (found.length > 2_000) break;
  }
  return found;
}

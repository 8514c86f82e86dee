// Whether two names of packages can mean the same: `Package_TO_SOT_SMD:SOT-23` and `SOT-23-3(TO-236)`, `SOIC-8` and `SOP-8`.
import { chipSizeOf } from './read-spec.ts';

const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['sot23', /SOT[-_ ]?23|TSOT[-_ ]?23|TO[-_ ]?236|SC[-_ ]?59|TSOT/],
  ['sot223', /SOT[-_ ]?223/],
  ['sot89', /SOT[-_ ]?89/],
  ['sot323', /SOT[-_ ]?3[2356]3|SC[-_ ]?70|SC[-_ ]?88/],
  ['sot5', /SOT[-_ ]?(5[256]3|66[36]|723|883)/],
  ['sod123', /SOD[-_ ]?123/],
  ['sod323', /SOD[-_ ]?323/],
  ['sod523', /SOD[-_ ]?[59]23/],
  ['melf', /MELF|LL[-_ ]?3[45]|SOD[-_ ]?80/],
  ['sma', /\bSMA\b|DO[-_ ]?214AC|\bD_SMA/],
  ['smb', /\bSMB\b|DO[-_ ]?214AA|\bD_SMB/],
  ['smc', /\bSMC\b|DO[-_ ]?214AB|\bD_SMC/],
  ['case-a', /(EIA|CASE)[-_ A-Z]*3216/],
  ['case-b', /(EIA|CASE)[-_ A-Z]*3528/],
  ['case-c', /(EIA|CASE)[-_ A-Z]*6032/],
  ['case-d', /(EIA|CASE)[-_ A-Z]*7343/],
  ['axial', /DO[-_ ]?(35|41|15|201|204)|AXIAL/],
  ['ssop', /TSSOP|MSOP|VSSOP|SSOP|QSOP/],
  ['so', /\bE?SO(IC|P|J)?[-_ ]?\d|HSOP|SOIC|\bSOP|\bSO\b/],
  ['qfp', /QFP/],
  ['qfn', /QFN|DFN|SON\b|MLF|LFCSP|LGA|VSON|WSON|USON/],
  ['bga', /BGA|CSP/],
  ['dip', /\bP?DIP/],
  ['to92', /TO[-_ ]?92/],
  ['to220', /TO[-_ ]?220/],
  ['to252', /TO[-_ ]?252|\bDPAK/],
  ['to263', /TO[-_ ]?263|D2PAK/],
  ['to247', /TO[-_ ]?247/],
];

function classOf(text: string): string | undefined {
  // The library says where a footprint is kept, not what it is: `Package_SO_J-Lead:TSOC-6`.
  const own = text.replace(/^[\w.-]+:(?=.)/, '');
  const upper = own.normalize('NFKC').toUpperCase().replaceAll(/[_:]/g, ' ');
  return CLASSES.find(([, pattern]) => pattern.test(upper))?.[0] ?? chipSizeOf(own);
}

/** True: the same kind of package; false: surely different ones; undefined: nobody can tell. */
export function samePackage(a: string | null | undefined, b: string | null | undefined): boolean | undefined {
  if (!a || !b) return undefined;
  const [one, other] = [classOf(a), classOf(b)];
  return one === undefined || other === undefined ? undefined : one === other;
}

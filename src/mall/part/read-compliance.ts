// Reads what a catalogue says of a part's compliance, however it spells it, and says what cannot be read.
import type { Language } from '#kit/words/text.ts';
import {
  COMPLIANCE_FIELDS,
  type Compliance,
  type ComplianceField,
  type ComplianceReply,
  MSL,
  type Msl,
  ROHS,
  type Rohs,
  rohsNames,
} from './compliance.ts';
import { countryCode, countryName } from './country.ts';

const plain = (said: string): string => said.toLowerCase().replace(/[\s_-]/g, '');

const RO_HS = new Map<string, Rohs>([
  ...ROHS.flatMap((rohs): [string, Rohs][] =>
    [rohs, rohsNames[rohs].zh, rohsNames[rohs].en].map((word) => [plain(word), rohs]),
  ),
  ...['true', 'yes', '是'].map((word): [string, Rohs] => [word, 'compliant']),
  ...['false', 'no', '否'].map((word): [string, Rohs] => [word, 'notCompliant']),
]);

const READ: Readonly<Record<ComplianceField, (said: string) => string | undefined>> = {
  rohs: (said) => RO_HS.get(plain(said)),
  msl: (said) => MSL.find((one) => one === plain(said).replace(/^msl/, '')),
  hsCode: (said) => /^\d{8}(\d\d)?$/.exec(said.replace(/[.\s]/g, ''))?.[0],
  origin: countryCode,
};

const NOT_KNOWN = new Set(['', 'unknown', '未知']);

/** @returns what is known, and the fields whose value cannot be meant: they are left out */
export function readCompliance(said: Readonly<Partial<Record<ComplianceField, unknown>>>): {
  compliance: Compliance;
  wrong: ComplianceField[];
} {
  const known: Partial<Record<ComplianceField, string>> = {};
  const wrong: ComplianceField[] = [];
  for (const field of COMPLIANCE_FIELDS) {
    const value = said[field] ?? '';
    const text = typeof value === 'object' ? undefined : String(value).trim();
    if (text !== undefined && NOT_KNOWN.has(text.toLowerCase())) continue;
    const read = text === undefined ? undefined : READ[field](text);
    if (read === undefined) wrong.push(field);
    else known[field] = read;
  }
  return { compliance: known as Compliance & { msl?: Msl }, wrong };
}

/** As calls answer what a part keeps. */
export function complianceReply(
  { rohs, msl, hsCode, origin }: Compliance,
  language: Language,
): ComplianceReply {
  return {
    rohs: rohs ?? null,
    msl: msl ?? null,
    hsCode: hsCode ?? null,
    origin: origin ?? null,
    originName: origin === undefined ? null : countryName(origin, language),
  };
}

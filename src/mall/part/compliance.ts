// What customs and assembly ask of a part: RoHS, moisture sensitivity, HS code and origin, and how each is said.
import { z } from 'zod';
import type { Language, Text } from '#kit/words/text.ts';

export const ROHS = ['compliant', 'compliantByExemption', 'notCompliant'] as const;
/** Moisture sensitivity levels of J-STD-020. */
export const MSL = ['1', '2', '2a', '3', '4', '5', '5a', '6'] as const;
export type Rohs = (typeof ROHS)[number];
export type Msl = (typeof MSL)[number];

/** As a part keeps it; what is not known is not there. */
export interface Compliance {
  rohs?: Rohs;
  msl?: Msl;
  /** 8 or 10 digits. */
  hsCode?: string;
  /** ISO 3166-1 alpha-2. */
  origin?: string;
}

export const COMPLIANCE_FIELDS = ['rohs', 'msl', 'hsCode', 'origin'] as const;
export type ComplianceField = (typeof COMPLIANCE_FIELDS)[number];

export const complianceNames: Readonly<Record<ComplianceField, Text>> = {
  rohs: { zh: 'RoHS', en: 'RoHS' },
  msl: { zh: '湿敏等级（MSL）', en: 'Moisture sensitivity level (MSL)' },
  hsCode: { zh: '海关编码', en: 'HS code' },
  origin: { zh: '原产地', en: 'Country of origin' },
};

export const rohsNames: Readonly<Record<Rohs, Text>> = {
  compliant: { zh: '符合', en: 'Compliant' },
  compliantByExemption: { zh: '豁免符合', en: 'Compliant by exemption' },
  notCompliant: { zh: '不符合', en: 'Not compliant' },
};

/** As calls answer it; null where nothing is known. */
export const ComplianceReply = z.object({
  rohs: z.enum(ROHS).nullable(),
  msl: z.enum(MSL).nullable(),
  hsCode: z.string().nullable(),
  origin: z.string().nullable(),
  /** The country in the reader's language. */
  originName: z.string().nullable(),
});
export type ComplianceReply = z.infer<typeof ComplianceReply>;

export interface ComplianceRow {
  key: ComplianceField;
  name: string;
  text: string;
}

/** What is known, for people to read. */
export function complianceRows(known: ComplianceReply, language: Language): ComplianceRow[] {
  const texts: Record<ComplianceField, string | null> = {
    rohs: known.rohs && rohsNames[known.rohs][language],
    msl: known.msl,
    hsCode: known.hsCode,
    origin: known.originName,
  };
  return COMPLIANCE_FIELDS.flatMap((key) => {
    const text = texts[key];
    return text ? [{ key, name: complianceNames[key][language], text }] : [];
  });
}

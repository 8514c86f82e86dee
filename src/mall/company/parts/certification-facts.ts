// The rows of a certification's sheet: what was written under which name, in the reader's language.
import { createElement, type ReactNode } from 'react';
import { PaperRow } from '#kit/detail/paper-row.tsx';
import type { SheetRow } from '#kit/detail/review-sheet.tsx';
import { speak } from '#kit/words/speak.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { INDUSTRIES } from '#mall/member/industries.ts';
import type { CertifiedData } from '../certification.protocol.ts';
import { COMPANY_TYPES } from '../certification-rules.ts';
import { certificationWords } from './certification-words.ts';

function named(from: Readonly<Record<string, Text>>, code: string, language: Language): string {
  return from[code]?.[language] ?? code;
}

/** In the order of the form. @param idNumber in the place of the masked one, e.g. with a button that shows all of it */
export function certificationFacts(
  data: CertifiedData,
  language: Language,
  idNumber?: ReactNode,
): SheetRow[] {
  const say = speak(certificationWords, language);
  return [
    { name: 'companyName', label: say.companyName, value: data.companyName },
    { name: 'uscc', label: say.uscc, value: data.uscc },
    { name: 'companyType', label: say.companyType, value: named(COMPANY_TYPES, data.companyType, language) },
    { name: 'registeredCapital', label: say.registeredCapital, value: data.registeredCapital },
    { name: 'foundedOn', label: say.foundedOn, value: data.foundedOn },
    { name: 'licenceUntil', label: say.licenceUntil, value: data.licenceUntil ?? say.forever },
    { name: 'address', label: say.registerAddress, value: data.address },
    { name: 'businessScope', label: say.businessScope, value: data.businessScope },
    { name: 'industry', label: say.industry, value: named(INDUSTRIES, data.industry, language) },
    {
      name: 'licenceFileId',
      label: say.licence,
      value: createElement(PaperRow, { papers: [data.licenceFile] }),
    },
    { name: 'legalName', label: say.legalName, value: data.legalName },
    { name: 'legalIdNumber', label: say.legalIdNumber, value: idNumber ?? data.legalIdMasked },
    {
      name: 'attorneyFileId',
      label: say.attorneyFileId,
      value: createElement(PaperRow, { papers: [data.attorneyFile] }),
    },
    { name: 'contactName', label: say.contactName, value: data.contactName },
    { name: 'contactMobile', label: say.contactMobile, value: data.contactMobile },
  ];
}

/** The names of the rows that differ between two sets of data. */
export function changedFacts(before: CertifiedData, after: CertifiedData): Set<string> {
  const flat = ({ licenceFile, attorneyFile, legalIdMasked, ...rest }: CertifiedData) => ({
    ...rest,
    legalIdNumber: legalIdMasked,
    licenceFileId: licenceFile?.fileId,
    attorneyFileId: attorneyFile?.fileId,
  });
  const [a, b]: Record<string, unknown>[] = [flat(before), flat(after)];
  return new Set(Object.keys(b!).filter((name) => a![name] !== b![name]));
}

// The rows of a designer application's sheet, in the reader's language.
import { createElement, type ReactNode } from 'react';
import { PaperRow } from '#kit/detail/paper-row.tsx';
import type { SheetRow } from '#kit/detail/review-sheet.tsx';
import { speak } from '#kit/words/speak.ts';
import type { Language, Text } from '#kit/words/text.ts';
import type { ApplicationReply } from '../designer.protocol.ts';
import { DESIGN_FIELDS, EMPLOYMENTS } from '../designer-rules.ts';
import { designerWords } from './designer-words.ts';

/** In the order of the form. @param idNumber in the place of the masked one, e.g. with a button that shows all of it */
export function designerFacts(one: ApplicationReply, language: Language, idNumber?: ReactNode): SheetRow[] {
  const say = speak(designerWords, language);
  const fields: Readonly<Record<string, Text>> = DESIGN_FIELDS;
  const employer =
    one.employment === 'freelance'
      ? EMPLOYMENTS.freelance[language]
      : `${one.employerName} · ${EMPLOYMENTS[one.employment][language]}`;
  return [
    { name: 'realName', label: say.realName, value: one.realName },
    { name: 'idNumber', label: say.idNumber, value: idNumber ?? one.idMasked },
    { name: 'mobile', label: say.mobile, value: one.mobile },
    { name: 'employerName', label: say.employment, value: employer },
    ...(one.employment === 'freelance'
      ? []
      : [{ name: 'employerUscc', label: say.uscc, value: one.employerUscc }]),
    { name: 'department', label: say.department, value: one.department },
    { name: 'jobTitle', label: say.jobTitle, value: one.jobTitle },
    {
      name: 'yearsOfWork',
      label: say.yearsOfWork,
      value: one.yearsOfWork === null ? '' : `${one.yearsOfWork} ${say.years}`,
    },
    {
      name: 'fields',
      label: say.fields,
      value: one.fields.map((code) => fields[code]?.[language] ?? code).join(language === 'zh' ? '、' : ', '),
    },
    { name: 'products', label: say.products, value: one.products },
    {
      name: 'certificateFileIds',
      label: say.certificateFileIds,
      value: createElement(PaperRow, { papers: one.certificates }),
    },
    {
      name: 'workProofFileIds',
      label: say.workProofFileIds,
      value: createElement(PaperRow, { papers: one.workProofs }),
    },
  ];
}

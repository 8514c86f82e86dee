// What a designer's application must say: every field where it is just right and just wrong.
import { expect, it } from 'vitest';
import {
  AFTER_REFUSAL,
  DESIGN_FIELD_CODES,
  DESIGN_FIELDS,
  DESIGNER_REMARK_FIELDS,
  type DesignerTextField,
  designerRules,
  EMPLOYMENTS,
  ENTERPRISE_SILENCE,
  RECHECK_TIME,
} from './designer-rules.ts';

const x = (length: number) => 'x'.repeat(length);
const YEARS = 'Please enter 0 to 60 years';

it.each<[DesignerTextField, string, string | undefined]>([
  ['realName', '', 'Please enter your real name'],
  ['realName', x(1), 'Please enter 2-40 characters'],
  ['realName', ` ${x(2)} `, undefined],
  ['realName', x(40), undefined],
  ['realName', x(41), 'Please enter 2-40 characters'],
  ['idNumber', '11010519491231002X', undefined],
  ['idNumber', '1', 'please enter a correct ID number'],
  ['mobile', '13800138000', undefined],
  ['mobile', '88886666', 'Please enter a valid phone number'],
  ['employerName', ' ', 'Please enter or choose your employer'],
  ['employerName', x(101), 'Please enter 2-100 characters'],
  ['employerUscc', ' 91350100m000100y43 ', undefined],
  ['employerUscc', '91350100M000100Y44', 'Please enter a correct 18-character credit code'],
  ['department', '', undefined],
  ['department', x(60), undefined],
  ['department', x(61), 'Please enter 0-60 characters'],
  ['jobTitle', '', 'Please enter your position'],
  ['jobTitle', x(60), undefined],
  ['jobTitle', x(61), 'Please enter 2-60 characters'],
  ['yearsOfWork', '0', undefined],
  ['yearsOfWork', '60', undefined],
  ['yearsOfWork', '61', YEARS],
  ['yearsOfWork', '', YEARS],
  ['yearsOfWork', '-1', YEARS],
  ['yearsOfWork', '007', YEARS],
  ['yearsOfWork', '5a', YEARS],
  ['yearsOfWork', 'a5', YEARS],
  ['yearsOfWork', '1.5', YEARS],
  ['products', x(4), 'Please enter 5-1000 characters'],
  ['products', x(5), undefined],
  ['products', x(1_001), 'Please enter 5-1000 characters'],
  ['products', '', 'Please say which products you have designed'],
])('%s %j: %s', (field, value, sentence) => {
  expect(designerRules[field](value)?.en).toBe(sentence);
});

it('an employer has a week, a refused one three months, a papers’ check a month', () => {
  expect([ENTERPRISE_SILENCE, AFTER_REFUSAL, RECHECK_TIME].map((time) => time / 86_400_000)).toEqual([
    7, 90, 30,
  ]);
});

it('fields of design and employments are called something', () => {
  expect(DESIGN_FIELD_CODES.join(' ')).toBe('analogue digital rf power mcu fpga sensor motor pcb test other');
  for (const { zh, en } of [...Object.values(DESIGN_FIELDS), ...Object.values(EMPLOYMENTS)])
    expect([zh, en].every(Boolean)).toBe(true);
  expect(Object.keys(EMPLOYMENTS)).toEqual(['certified', 'other', 'freelance']);
});

it('remarks may be made about every field and the papers', () => {
  expect([...DESIGNER_REMARK_FIELDS].toSorted()).toEqual(
    [...Object.keys(designerRules), 'fields', 'certificateFileIds', 'workProofFileIds'].toSorted(),
  );
});

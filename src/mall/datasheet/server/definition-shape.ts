// The shape of a data sheet's definition, read from JSON as somebody wrote it; every fault of it has a place and a sentence.
import { z } from 'zod';
import { DECISION_RULES } from '#kit/measure/decision-rule.ts';
import { DISTRIBUTIONS } from '#kit/measure/uncertainty.ts';
import type { Text } from '#kit/words/text.ts';
import { checkDefinition } from '../fill/check-definition.ts';
import {
  FIELD_TYPES,
  mostRows,
  SHEET_KINDS,
  type SheetDefinition,
  type SheetFault,
} from '../sheet-definition.ts';

const MOST_ROWS = 500;

const Id = z.string().regex(/^[A-Za-z]\w{0,29}$/);
const Line = z.string().trim().min(1).max(120);
const Formula = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(500));
/** What somebody typed: texts, written in JSON as they come. */
const Typed = z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(z.string().max(200));
const ColumnName = z.string().regex(/^[A-Za-z]\w*\.[A-Za-z]\w*$/);
const Whole = (least: number, most: number) => z.int().min(least).max(most);

const named = { id: Id, zh: Line.optional(), en: Line.optional() };
const shown = { unit: z.string().max(20).optional(), dp: Whole(0, 12).optional() };
const field = {
  ...{ ...named, ...shown, type: z.enum(FIELD_TYPES).optional(), required: z.boolean().optional() },
  ...{ min: z.number().optional(), max: z.number().optional(), default: Typed.optional() },
  choices: z.array(Line).min(1).max(30).optional(),
};
const Field = z.strictObject({ ...field, from: Id.optional() });
const Column = z.strictObject({ ...field, readings: Whole(2, 50).optional(), expr: Formula.optional() });
const Row = z.record(z.string(), z.union([Typed, z.array(Typed).max(50)]));

const Table = z.strictObject({
  ...named,
  rows: z.union([
    z.enum(['specimen', 'fixed']),
    z
      .templateLiteral(['free(', z.int(), ')'])
      .refine((rows) => mostRows({ rows }) >= 1 && mostRows({ rows }) <= MOST_ROWS),
  ]),
  fixed: z.array(z.record(z.string(), Typed)).min(1).max(200).optional(),
  columns: z.array(Column).min(1).max(40),
});

const Budget = z.strictObject({
  name: Line,
  type: z.enum(['A', 'B']),
  of: ColumnName.optional(),
  dist: z.enum(DISTRIBUTIONS).optional(),
  value: Formula.optional(),
  divisor: z.number().positive().optional(),
  c: Formula.optional(),
  nu: z.number().min(1).optional(),
});

const Example = z.strictObject({
  name: Line.optional(),
  rule: z.enum(DECISION_RULES).optional(),
  values: z.strictObject({
    params: z.record(z.string(), Typed).default({}),
    tables: z.record(z.string(), z.array(Row).max(MOST_ROWS)).default({}),
  }),
  expect: z.record(z.string().max(500), z.union([Typed, z.array(Typed).max(MOST_ROWS)])),
});

const Between = z.tuple([z.number(), z.number()]);

export const DefinitionShape = z.strictObject({
  key: z.string().regex(/^[A-Z][A-Z0-9-]{1,29}$/),
  version: Whole(1, 10_000).default(1),
  kind: z.enum(SHEET_KINDS),
  zh: Line.optional(),
  en: Line.optional(),
  params: z.array(Field).max(40).default([]),
  env: z
    .strictObject({ tempC: Between.optional(), rh: Between.optional(), pressureKPa: Between.optional() })
    .default({}),
  equipment: z
    .array(z.strictObject({ role: Id, class: Line }))
    .max(20)
    .default([]),
  tables: z.array(Table).min(1).max(10),
  formulas: z
    .array(z.strictObject({ ...named, ...shown, expr: Formula }))
    .max(40)
    .default([]),
  stats: z.array(ColumnName).max(20).default([]),
  budget: z.array(Budget).max(30).default([]),
  correlations: z
    .array(z.strictObject({ of: z.tuple([Line, Line]), r: z.number().min(-1).max(1) }))
    .max(30)
    .default([]),
  p: z.number().min(0.5).max(0.999).optional(),
  cmc: Formula.optional(),
  decision: z
    .strictObject({
      ...{ value: Formula, lo: Formula.optional(), hi: Formula.optional(), and: Formula.optional() },
      ...{ rule: z.enum([...DECISION_RULES, 'form']), exclusive: z.boolean().optional() },
    })
    .optional(),
  report: z
    .strictObject({
      tables: z.array(Id).max(10).optional(),
      columns: z.array(Formula).max(40).optional(),
      chart: z.strictObject({ x: ColumnName, y: z.array(ColumnName).min(1).max(8) }).optional(),
      photos: z.strictObject({ perRow: Whole(1, 4) }).optional(),
      dcc: z.record(z.string(), Formula).optional(),
    })
    .default({}),
  examples: z.array(Example).max(20).default([]),
});

/** What was written, and everything that is wrong with it; a definition only where its shape is right. */
export interface ReadDefinition {
  definition: SheetDefinition | null;
  faults: SheetFault[];
}

/** Never throws: whatever somebody types is answered with faults. */
export function readDefinition(text: string): ReadDefinition {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { definition: null, faults: [notJson(error as Error)] };
  }
  const read = DefinitionShape.safeParse(json, { reportInput: true });
  if (!read.success) return { definition: null, faults: read.error.issues.flatMap(faultsOf) };
  const definition: SheetDefinition = read.data;
  return { definition, faults: checkDefinition(definition) };
}

function notJson({ message }: Error): SheetFault {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const place = line
    ? { zh: `：第 ${line} 行第 ${column} 列`, en: ` at line ${line}, column ${column}` }
    : { zh: '', en: '' };
  return { path: '', says: { zh: `不是完整的 JSON${place.zh}`, en: `This is no JSON${place.en}` } };
}

type Issue = z.core.$ZodIssue;

/** `tables[0].columns[2].expr` */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, one) =>
      typeof one === 'number' ? `${text}[${one}]` : text ? `${text}.${String(one)}` : String(one),
    '',
  );

function faultsOf(issue: Issue): SheetFault[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      says: { zh: `不认识的内容 ${key}`, en: `${key} is nothing that a sheet has` },
    }));
  }
  return [{ path, says: saidOf(issue) }];
}

function saidOf(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { zh: '缺少', en: 'It is missing' }
        : { zh: `应为 ${issue.expected}`, en: `It has to be ${issue.expected}` };
    case 'invalid_value':
      return {
        zh: `只能是 ${issue.values.map(String).join('、')}`,
        en: `It is one of ${issue.values.map(String).join(', ')}`,
      };
    case 'too_small':
      return { zh: `至少为 ${issue.minimum}`, en: `At least ${issue.minimum}` };
    case 'too_big':
      return { zh: `最多为 ${issue.maximum}`, en: `At most ${issue.maximum}` };
    case 'invalid_format':
      return {
        zh: '写法不对：名称以字母开头，只含字母、数字和下划线',
        en: 'Not written right: names begin with a letter and have letters, digits and _ alone',
      };
    default:
      return { zh: '写法不对', en: 'Not written right' };
  }
}

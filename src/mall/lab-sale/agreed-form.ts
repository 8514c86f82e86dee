// What an inquiry's wishes say of the form that commissions them, in the words that forms use.
import { byKind, type InquiryLineContent, type Wish } from '#mall/inquiry/inquiry-lines.ts';
import { type EntrustForm, type FormSpecimen, newSpecimen } from '#mall/testing/entrust-form.ts';

/** One test or calibration that is asked for in words, of the specimens that its line brings. */
export interface WishedItem {
  standard: string;
  item: string;
  conditions: string;
  /** Places in the list of specimens, from 1. */
  specimens: number[];
}

export interface WishedForm {
  specimens: FormSpecimen[];
  items: WishedItem[];
  /** How it is reported, how fast, and what becomes of the specimens, as far as the first line says it. */
  more: Partial<EntrustForm>;
}

const MARKS = { CNAS: 'CNAS', CMA: 'CMA', both: 'BOTH', none: 'NONE' } as const;
const LANGUAGES = { zh: 'ZH', en: 'EN', both: 'BOTH' } as const;
const URGENCIES = { normal: 'NORMAL', urgent: 'URGENT', veryUrgent: 'VERY_URGENT' } as const;
const DISPOSALS = { return: 'RETURN', destroy: 'DESTROY', keep: 'KEEP' } as const;

interface OfLine {
  specimens: FormSpecimen[];
  items: Omit<WishedItem, 'specimens'>[];
  more: Partial<EntrustForm>;
}

const NOTHING: OfLine = { specimens: [], items: [], more: {} };

const ofLine = ({ qty, unit, wish }: Pick<InquiryLineContent, 'qty' | 'unit' | 'wish'>): OfLine =>
  byKind<OfLine>(wish as Wish, {
    INSPECTION: ({ sampleName, model, maker, items, ...said }) => ({
      specimens: [{ ...newSpecimen(), name: sampleName, model, maker, qty, unit: unit || '件' }],
      items: items.map(({ standard, clause, item, condition }) => ({
        ...{ standard: [standard, clause].filter(Boolean).join(' '), item, conditions: condition },
      })),
      more: {
        ...{ marks: MARKS[said.reportKind], language: LANGUAGES[said.reportLanguage] },
        ...{ urgency: URGENCIES[said.urgency], disposal: DISPOSALS[said.disposal] },
        witnessDays: said.isWitnessed ? 1 : 0,
      },
    }),
    METERING: ({ instrument, model, maker, serialNumbers, regulation, service }) => ({
      specimens: Array.from({ length: Math.max(1, Math.min(qty, 500), serialNumbers.length) }, (_, at) => ({
        ...newSpecimen(),
        ...{ name: instrument, model, maker, serialNo: serialNumbers[at] ?? '', unit: '台' },
      })),
      items: [{ standard: regulation, item: instrument, conditions: '' }],
      more: service === 'verification' ? { marks: 'AUTH' } : {},
    }),
    GOODS: () => NOTHING,
    AUTHEN: () => NOTHING,
  });

/** All lines together: each line's items are done on its own specimens. */
export function wishedForm(lines: readonly Pick<InquiryLineContent, 'qty' | 'unit' | 'wish'>[]): WishedForm {
  const of: WishedForm = { specimens: [], items: [], more: {} };
  for (const { specimens, items, more } of lines.map(ofLine)) {
    const places = specimens.map((_, at) => of.specimens.length + at + 1);
    of.specimens.push(...specimens);
    of.items.push(...items.map((item) => ({ ...item, specimens: places })));
    of.more = { ...more, ...of.more };
  }
  return of;
}

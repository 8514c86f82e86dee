// A sheet of instruments is compared with the ledger, and taken: by maker, model and serial number.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import type { Member } from '#mall/member/actor.ts';
import type { instrumentProtocol, SheetOutcome } from '../instrument.protocol.ts';
import {
  FIELD_NAMES,
  INSTRUMENT_FIELDS,
  type InstrumentField,
  MOST_INSTRUMENTS,
  USUAL_CYCLE,
} from '../instrument-fields.ts';
import { judgeSheet, type SheetInstrument } from '../instrument-sheet.ts';
import { serviceNames } from '../instrument-status.ts';
import { changeOne, enterOne, makeRoom, type Written } from './change-instrument.ts';
import { instrumentErrors } from './instrument.errors.ts';
import { instrument } from './instrument.tables.ts';
import { type InstrumentRow, ownInstruments } from './instrument-life.ts';

type Acts = Actions<typeof instrumentProtocol>;
type Kind = keyof SheetOutcome['counts'];

interface Compared {
  rowNo: number;
  kind: Kind;
  said: SheetInstrument;
  says?: Text;
  former?: InstrumentRow;
}

const SHOWN = 300;
const KINDS: readonly Kind[] = ['wrong', 'changed', 'new', 'same'];
const SCRAPPED: Text = { zh: '该仪器已报废', en: 'It has been scrapped' };
const TWICE = (rowNo: number): Text => ({ zh: `与第 ${rowNo} 行是同一台`, en: `The same as row ${rowNo}` });

/** @throws instrumentErrors.noFile, noColumns, tooMany; sheetErrors */
export const previewSheet: Acts['preview'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(work, file, fileName);
  return work.apart(async (apart) => outcomeOf(apart, await compare(apart, member, rows)));
};

/** One transaction: all that is right, or nothing. @throws as `previewSheet` */
export const takeSheet: Acts['take'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(work, file, fileName);
  return work.apart(async (apart) => {
    await makeRoom(apart, member, 0);
    const compared = await compare(apart, member, rows);
    await makeRoom(apart, member, compared.filter(({ kind }) => kind === 'new').length);
    for (const { kind, said, former } of compared) {
      if (kind === 'new') await enterOne(apart, member, writtenOf(said));
      if (kind === 'changed' && former) await changeOne(apart, member, former, writtenOf(said, former));
    }
    return outcomeOf(apart, compared);
  });
};

async function rowsIn(work: Work, file: unknown, fileName: string) {
  if (!Buffer.isBuffer(file)) throw instrumentErrors.noFile({ name: 'file' });
  const today = dayInChina(work.now);
  for (const { rows } of await readSheets(file, fileName)) {
    const judged = judgeSheet(rows, today);
    if (!judged) continue;
    if (judged.length > MOST_INSTRUMENTS) throw instrumentErrors.tooMany({ most: MOST_INSTRUMENTS });
    return judged;
  }
  throw instrumentErrors.noColumns();
}

const keyOf = ({
  maker = '',
  model = '',
  serialNo = '',
}: Partial<Pick<InstrumentRow, 'maker' | 'model' | 'serialNo'>>) =>
  [maker, model, serialNo].join('\n').toLowerCase();

async function compare(
  work: Work,
  member: Member,
  judged: NonNullable<ReturnType<typeof judgeSheet>>,
): Promise<Compared[]> {
  const there = await work.tx.select().from(instrument).where(ownInstruments(member)).for('no key update');
  const byKey = new Map(there.map((row) => [keyOf(row), row]));
  const seen = new Map<string, number>();
  return judged.map(({ rowNo, said, wrong }): Compared => {
    if (wrong) return { rowNo, kind: 'wrong', said, says: wrong };
    const key = keyOf(said);
    const twin = seen.get(key);
    if (twin !== undefined) return { rowNo, kind: 'wrong', said, says: TWICE(twin) };
    seen.set(key, rowNo);
    const former = byKey.get(key);
    if (!former) return { rowNo, kind: 'new', said };
    if (former.state === 'SCRAPPED') return { rowNo, kind: 'wrong', said, says: SCRAPPED };
    const changes = FIELD_NAMES.filter((field) => said[field] !== undefined && said[field] !== former[field]);
    return changes.length === 0
      ? { rowNo, kind: 'same', said }
      : { rowNo, kind: 'changed', said, former, says: changesOf(changes, said, former) };
  });
}

function changesOf(changes: readonly InstrumentField[], said: SheetInstrument, former: InstrumentRow): Text {
  const shown = (field: InstrumentField, value: unknown, language: 'zh' | 'en') =>
    field === 'service' && value
      ? serviceNames[value as keyof typeof serviceNames][language]
      : String(value ?? '') || '—';
  const inLanguage = (language: 'zh' | 'en') =>
    changes
      .map(
        (field) =>
          `${INSTRUMENT_FIELDS[field][language]} ${shown(field, former[field], language)} → ${shown(field, said[field], language)}`,
      )
      .join(language === 'zh' ? '；' : '; ');
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

/** What stands there where the sheet says nothing. */
const writtenOf = (said: SheetInstrument, former?: InstrumentRow): Written => ({
  ...{
    ownNo: '',
    name: '',
    model: '',
    serialNo: '',
    maker: '',
    accuracy: '',
    range: '',
    place: '',
    keeper: '',
  },
  ...{ service: 'CALIBRATION' as const, regulation: '', cycleMonths: USUAL_CYCLE },
  ...(former ? Object.fromEntries(FIELD_NAMES.map((field) => [field, former[field]])) : {}),
  ...said,
  lastDate: said.lastDate ?? former?.lastDate ?? '',
});

function outcomeOf({ language }: Work, compared: readonly Compared[]): SheetOutcome {
  const of = (kind: Kind) => compared.filter((row) => row.kind === kind);
  return {
    counts: {
      wrong: of('wrong').length,
      new: of('new').length,
      changed: of('changed').length,
      same: of('same').length,
    },
    rows: KINDS.flatMap(of)
      .slice(0, SHOWN)
      .map(({ rowNo, kind, said, says }) => ({
        ...{ rowNo, kind, name: said.name ?? '', model: said.model ?? '', serialNo: said.serialNo ?? '' },
        says: says?.[language] ?? '',
      })),
  };
}

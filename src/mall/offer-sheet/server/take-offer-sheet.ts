// A store's price list is looked into, compared, and taken.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { readSheets, type Sheet } from '#kit/sheet/read-sheets.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type OfferToTake, takeStoreOffers } from '#mall/goods/server/goods.ts';
import { offerRoleWords } from '../offer-columns.ts';
import {
  MOST_OFFER_ROWS,
  type OfferPreview,
  type OfferRow,
  type offerSheetProtocol,
  ROW_KINDS,
} from '../offer-sheet.protocol.ts';
import { type ComparedOffer, compareOffers } from './compare-offers.ts';
import { guessOfferColumns } from './guess-offer-columns.ts';
import { rowSays } from './offer-row-says.ts';
import { offerSheetErrors } from './offer-sheet.errors.ts';
import { readOffers, type WrittenOffer } from './read-offers.ts';

type Acts = Actions<typeof offerSheetProtocol>;

const SHOWN_ROWS = 5;
const SHOWN_SIGNS = 80;
const SHOWN_OF_A_KIND = 100;
const SHOWN_REFUSED = 1_000;
const AT_ONCE = 500; // chosen: rows of one statement

/** Without a sheet named: the one whose columns are recognised best. @throws offerSheetErrors.noFile, noRows; sheetErrors */
export const readOfferSheet: Acts['read'] = async (_work, _seller, { file, fileName, sheet }) => {
  const sheets = await sheetsOf(file, fileName);
  const guesses = sheets.map((one) => guessOfferColumns(one.rows));
  const sure = (at: number) => required(guesses[at]).roles.filter((role) => role !== null).length;
  const best = sheets.reduce((held, _one, at) => (sure(at) > sure(held) ? at : held), 0);
  const chosen = sheet !== undefined && sheet < sheets.length ? sheet : best;
  const { headRow, roles } = required(guesses[chosen]);
  const { rows } = required(sheets[chosen]);
  const shown = (row: readonly string[] | undefined) =>
    roles.map((_role, at) => (row?.[at] ?? '').slice(0, SHOWN_SIGNS));
  return {
    sheets: sheets.map((one) => ({ name: one.name, rows: one.rows.length })),
    sheet: chosen,
    headRow,
    roles,
    head: shown(headRow < 0 ? undefined : rows[headRow]),
    sample: rows.slice(headRow + 1, headRow + 1 + SHOWN_ROWS).map(shown),
  };
};

/** @throws offerSheetErrors.noFile, noRows, noPartColumn, tooManyRows; sheetErrors */
export const previewOfferSheet: Acts['preview'] = async (work, { storeId }, input) => {
  const written = await writtenIn(input);
  const rows = await work.apart((apart) => compareOffers(apart, storeId, written, usual(apart, false)));
  return {
    counts: countsOf(rows),
    large: rows.filter(({ isLarge }) => isLarge).length,
    rows: ROW_KINDS.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => Number(b.isLarge) - Number(a.isLarge))
        .slice(0, SHOWN_OF_A_KIND),
    ).map((row) => shownRow(work, row)),
  };
};

/** One transaction: all that is right, or nothing. @throws as `previewOfferSheet` */
export const takeOfferSheet: Acts['take'] = async (work, { storeId }, input) => {
  const written = await writtenIn(input);
  return work.apart(async (apart) => {
    const rows = await compareOffers(apart, storeId, written, usual(apart, true));
    const taken = byProduct(rows);
    for (let from = 0; from < taken.length; from += AT_ONCE) {
      const batch = taken.slice(from, from + AT_ONCE);
      const promised = await takeStoreOffers(
        apart,
        batch.map(({ offer }) => offer),
      );
      for (const at of promised)
        for (const row of required(batch[at]).rows)
          Object.assign(row, { kind: 'wrong', says: rowSays.promised } satisfies Partial<ComparedOffer>);
    }
    return {
      counts: countsOf(rows),
      refused: rows
        .filter(({ kind }) => kind === 'wrong')
        .slice(0, SHOWN_REFUSED)
        .map((row) => shownRow(work, row)),
    };
  });
};

/** What is new or changed, one offer for each product: its lots stand in rows of their own. */
function byProduct(rows: readonly ComparedOffer[]): { offer: OfferToTake; rows: ComparedOffer[] }[] {
  const products = new Map<string, { offer: OfferToTake; rows: ComparedOffer[] }>();
  for (const row of rows) {
    if (!row.offer || row.kind === 'same') continue;
    const { partId, offer } = row.offer;
    const key = `${partId} ${offer.packing}`;
    const before = products.get(key);
    if (before) {
      before.rows.push(row);
      before.offer.offer.lots.push(...offer.lots);
    } else
      products.set(key, { offer: { ...row.offer, offer: { ...offer, lots: [...offer.lots] } }, rows: [row] });
  }
  return [...products.values()];
}

const usual = ({ now }: Work, holds: boolean) => ({ dateCode: weekOf(dayInChina(now)), holds });

/** Year and week of a day, `2648`. */
function weekOf(day: string): string {
  const year = Number(day.slice(0, 4));
  const days = (Date.parse(day) - Date.parse(`${year}-01-01`)) / 86_400_000;
  return `${day.slice(2, 4)}${String(Math.min(52, Math.floor(days / 7) + 1)).padStart(2, '0')}`;
}

async function writtenIn(
  input: Pick<
    InputOf<typeof offerSheetProtocol.preview>,
    'file' | 'fileName' | 'sheet' | 'headRow' | 'roles'
  >,
): Promise<WrittenOffer[]> {
  const { roles, headRow } = input;
  if (!roles.includes('partNo') && !roles.includes('productId'))
    throw offerSheetErrors.noPartColumn({ name: 'roles' });
  const sheets = await sheetsOf(input.file, input.fileName);
  const written = readOffers(sheets[input.sheet]?.rows ?? [], { headRow, roles });
  if (written.length === 0) throw offerSheetErrors.noRows();
  if (written.length > MOST_OFFER_ROWS)
    throw offerSheetErrors.tooManyRows({ rows: written.length, most: MOST_OFFER_ROWS });
  return written;
}

async function sheetsOf(file: unknown, fileName: string): Promise<Sheet[]> {
  if (!Buffer.isBuffer(file)) throw offerSheetErrors.noFile({ name: 'file' });
  const sheets = await readSheets(file, fileName);
  if (sheets.length === 0) throw offerSheetErrors.noRows();
  return sheets;
}

function countsOf(rows: readonly ComparedOffer[]): OfferPreview['counts'] {
  const counts = { wrong: 0, new: 0, changed: 0, same: 0 };
  for (const { kind } of rows) counts[kind]++;
  return counts;
}

function shownRow({ language }: Work, { offer: _, says, changes, ...row }: ComparedOffer): OfferRow {
  return {
    ...row,
    says: says?.[language] ?? null,
    changes: changes.map(({ role, ...change }) => ({ name: offerRoleWords[role][language], ...change })),
  };
}

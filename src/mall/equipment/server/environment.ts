// Readings of the rooms: entered by hand, taken from a sheet, and told again.
import { and, between, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Text } from '#kit/words/text.ts';
import type { LabMember } from '#mall/member/actor.ts';
import {
  type environmentProtocol,
  MOST_READINGS,
  type Reading,
  type SheetOutcome,
} from '../environment.protocol.ts';
import { judgeReadings, type ReadingRow } from '../environment-sheet.ts';
import { equipmentErrors } from './equipment.errors.ts';
import { environmentReading } from './equipment.tables.ts';
import { listPlaces } from './show-equipment.ts';

type Acts = Actions<typeof environmentProtocol>;
type Place = { siteId: number; room: string };
type Kind = keyof SheetOutcome['counts'];

const MOST_ROWS = 5_000;
const SHOWN = 300;
const KINDS: readonly Kind[] = ['wrong', 'new', 'same'];
/** For so long somebody may write down what he has read off. */
const LATE = days(7);

/** @throws equipmentErrors.otherPlace */
async function requireOwnSite(work: Work, actor: LabMember, siteId: number): Promise<void> {
  const { sites } = await listPlaces(work, actor, {});
  if (!sites.some((one) => one.siteId === siteId)) throw equipmentErrors.otherPlace({ name: 'siteId' });
}

export const listRooms: Acts['rooms'] = async (work, actor) => {
  const { sites } = await listPlaces(work, actor, {});
  const rooms = await work.query<Place & { lastAt: Date }>(
    `SELECT r.site_id AS "siteId", r.room, max(r.at) AS "lastAt"
     FROM environment_reading r JOIN lab_site t USING (site_id) WHERE t.lab_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [actor.lab.labId],
    'environment-rooms',
  );
  return { sites, rooms: rooms.map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })) };
};

/** The oldest first; where there are more than can be drawn, the newest of them. @throws equipmentErrors.otherPlace */
export const listReadings: Acts['readings'] = async (work, actor, { siteId, room, days: span }) => {
  await requireOwnSite(work, actor, siteId);
  const rows = await work.query<Omit<Reading, 'at'> & { at: Date }>(
    `SELECT r.at, r.temp_c::float8 AS "tempC", r.rh::float8 AS rh, r.pressure_k_pa::float8 AS "pressureKPa", r.source,
            coalesce((SELECT l.name FROM lab_staff l WHERE l.member_id = r.by_id ORDER BY l.staff_id DESC LIMIT 1), '') AS by
     FROM environment_reading r WHERE r.site_id = $1 AND r.room = $2 AND r.at > $3 ORDER BY r.at DESC LIMIT $4`,
    [siteId, room, after(work.now, -days(span)), MOST_READINGS],
    'environment-readings',
  );
  return { list: rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() })) };
};

/** @throws equipmentErrors.otherPlace, momentWrong, readAlready */
export const enterReading: Acts['enter'] = async (
  work,
  actor,
  { requestId: _requestId, at: said, ...read },
) => {
  await requireOwnSite(work, actor, read.siteId);
  const at = said === undefined ? work.now : new Date(said);
  if (at > work.now || at < after(work.now, -LATE)) throw equipmentErrors.momentWrong({ name: 'at' });
  const [made] = await work.tx
    .insert(environmentReading)
    .values({ ...read, at, byId: actor.memberId, source: 'MANUAL' })
    .onConflictDoNothing()
    .returning({ at: environmentReading.at });
  if (!made) throw equipmentErrors.readAlready();
  return { at: at.toISOString() };
};

/** @throws equipmentErrors.noFile, noColumns, tooMany; sheetErrors */
async function rowsIn(work: Work, file: unknown, fileName: string): Promise<ReadingRow[]> {
  if (!Buffer.isBuffer(file)) throw equipmentErrors.noFile({ name: 'file' });
  for (const { rows } of await readSheets(file, fileName)) {
    const judged = judgeReadings(rows, work.now);
    if (!judged) continue;
    if (judged.length > MOST_ROWS) throw equipmentErrors.tooMany({ most: MOST_ROWS });
    return judged;
  }
  throw equipmentErrors.noColumns();
}

interface Compared extends ReadingRow {
  kind: Kind;
  says?: Text;
}
const OTHER: Text = { zh: '该房间此刻已有不同的记录', en: 'The room has another reading of that moment' };
const TWICE: Text = { zh: '与前面一行是同一时间', en: 'The same moment as a row before' };

async function compare(
  work: Work,
  { siteId, room }: Place,
  rows: readonly ReadingRow[],
): Promise<Compared[]> {
  const times = rows.flatMap(({ at, wrong }) => (at && !wrong ? [at.getTime()] : []));
  const there =
    times.length === 0
      ? []
      : await work.tx
          .select()
          .from(environmentReading)
          .where(
            and(
              eq(environmentReading.siteId, siteId),
              eq(environmentReading.room, room),
              between(environmentReading.at, new Date(Math.min(...times)), new Date(Math.max(...times))),
            ),
          );
  const known = new Map(there.map((row) => [row.at.getTime(), row]));
  const seen = new Set<number>();
  return rows.map((row): Compared => {
    if (row.wrong || !row.at) return { ...row, kind: 'wrong', says: row.wrong };
    const time = row.at.getTime();
    if (seen.has(time)) return { ...row, kind: 'wrong', says: TWICE };
    seen.add(time);
    const former = known.get(time);
    if (!former) return { ...row, kind: 'new' };
    return former.tempC === row.tempC && former.rh === row.rh
      ? { ...row, kind: 'same' }
      : { ...row, kind: 'wrong', says: OTHER };
  });
}

function outcomeOf({ language }: Work, compared: readonly Compared[]): SheetOutcome {
  const of = (kind: Kind) => compared.filter((row) => row.kind === kind);
  return {
    counts: { wrong: of('wrong').length, new: of('new').length, same: of('same').length },
    rows: KINDS.flatMap(of)
      .slice(0, SHOWN)
      .map(({ rowNo, kind, typed, tempC, rh, pressureKPa, says }) => ({
        ...{ rowNo, kind, at: typed.slice(0, 40), says: says?.[language] ?? '' },
        values:
          tempC === undefined ? '' : `${tempC} ℃ · ${rh} %RH${pressureKPa ? ` · ${pressureKPa} kPa` : ''}`,
      })),
  };
}

/** @throws equipmentErrors.otherPlace, noFile, noColumns, tooMany; sheetErrors */
export const previewReadings: Acts['preview'] = async (work, actor, { file, fileName, ...place }) => {
  await work.apart((apart) => requireOwnSite(apart, actor, place.siteId));
  const rows = await rowsIn(work, file, fileName);
  return work.apart(async (apart) => outcomeOf(apart, await compare(apart, place, rows)));
};

/** One transaction: all that is right, or nothing. @throws as `previewReadings` */
export const takeReadings: Acts['take'] = async (work, actor, { file, fileName, siteId, room }) => {
  await work.apart((apart) => requireOwnSite(apart, actor, siteId));
  const rows = await rowsIn(work, file, fileName);
  return work.apart(async (apart) => {
    const compared = await compare(apart, { siteId, room }, rows);
    const fresh = compared.flatMap(({ kind, at, tempC = 0, rh = 0, pressureKPa = null }) =>
      kind === 'new' && at ? [{ siteId, room, at, tempC, rh, pressureKPa }] : [],
    );
    await addReadings(
      apart,
      fresh.map((one) => ({ ...one, byId: actor.memberId, source: 'IMPORT' as const })),
    );
    return outcomeOf(apart, compared);
  });
};

/** What is there already stays as it is. */
export async function addReadings(
  work: Work,
  rows: readonly (typeof environmentReading.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 1_000)
    await work.tx
      .insert(environmentReading)
      .values(rows.slice(from, from + 1_000))
      .onConflictDoNothing();
}

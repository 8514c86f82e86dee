// Rows of changes → replies: the only mapper; and what would be possible now, with what it would cost.
import { desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { itemStatus } from '#mall/bench/item-status.ts';
import { itemStandOf } from '#mall/bench/server/bench.ts';
import { type LabMember, mayDo, mayInLab } from '#mall/member/actor.ts';
import { isTheirOwn, newestVersion, type ServiceRow } from '#mall/testing/server/testing.ts';
import { changeKinds, changeSides, changeStatus } from '../change-status.ts';
import type { ChangeButton, ChangeRow, ChangesOfService } from '../service-change.protocol.ts';
import { aloneNow, type ChangeParty, findFor, isChangeable, isRunning } from './ask.ts';
import { type ChangeRowInDatabase, changeLife } from './change-life.ts';
import { reckonEnd } from './facts.ts';
import { serviceChange } from './service-change.tables.ts';

/** Whether the reader may take any step at all on his side. */
function may(party: ChangeParty, service: ServiceRow, what: 'submit' | 'confirm'): boolean {
  const { side, member } = party;
  if (side === 'customer') return mayDo(member, what === 'submit' ? 'service.submit' : 'service.confirm');
  return mayInLab(member as LabMember, 'lab.change') && !isTheirOwn(service, member);
}

function buttonsOf(
  work: Work,
  party: ChangeParty,
  service: ServiceRow,
  row: ChangeRowInDatabase,
): ChangeButton[] {
  const allowed = changeLife.allowed(row, party.side, work.now);
  return (['agree', 'decline', 'withdraw'] as const).filter(
    (one) => allowed.includes(one) && may(party, service, one === 'withdraw' ? 'submit' : 'confirm'),
  );
}

/** @throws testingErrors.notFound, also for somebody else's */
export const changesOfService = async (
  work: Work,
  party: ChangeParty,
  { serviceSn }: { serviceSn: string },
): Promise<ChangesOfService> => {
  const { language } = work;
  const service = await findFor(work, party, serviceSn);
  const rows = await work.tx
    .select()
    .from(serviceChange)
    .where(eq(serviceChange.serviceSn, serviceSn))
    .orderBy(desc(serviceChange.changeId));
  const stands = await itemStandOf(work, serviceSn);
  const nameOf = (seq: number) => stands.find((row) => row.seq === seq)?.item[language] ?? String(seq);
  const version = service.formVersion > 0 ? await newestVersion(work, service) : undefined;
  const added = await namesOf(work, rows);
  const isAsked = rows.some(({ state }) => state === 'ASKED');
  const mayAsk = !isAsked && isRunning(service) && may(party, service, 'submit');
  const end = isRunning(service) ? await reckonEnd(work, service) : undefined;
  const open = stands.filter(({ state }) => !['DONE', 'REPORTED', 'CANCELLED'].includes(state));
  return {
    changes: rows.map((row) => ({
      ...changeRow(work, row),
      dropped: row.drop.map(nameOf),
      added: row.add.map(({ capId }) => added.get(capId) ?? ''),
      allowedActions: buttonsOf(work, party, service, row),
    })),
    items: [...new Set(open.map(({ seq }) => seq))]
      .filter((seq) => stands.every((row) => row.seq !== seq || open.includes(row)))
      .map((seq) => ({
        seq,
        name: nameOf(seq),
        stateName: itemStatus[open.find((row) => row.seq === seq)?.state ?? 'WAITING'][language],
      })),
    specimenCount: version?.form.specimens.length ?? 0,
    mayEnd: bit(mayAsk),
    mayChange: bit(mayAsk && isChangeable(service)),
    alone: party.side === 'lab' && mayAsk ? await aloneNow(work, service) : [],
    endNow: end
      ? {
          ...{ fee: centsToWire(end.fee), back: centsToWire(end.back), extra: centsToWire(NOTHING) },
          parts: end.parts.map(({ kind, seq, amount, kept }) => ({
            ...{ kind, amount: centsToWire(amount), kept: centsToWire(kept) },
            name: seq === null ? '' : (end.version.items[seq - 1]?.item[language] ?? ''),
          })),
        }
      : null,
  };
};

function changeRow(
  work: Work,
  row: ChangeRowInDatabase,
): Omit<ChangeRow, 'dropped' | 'added' | 'allowedActions'> {
  const { language } = work;
  const status = changeStatus[row.state];
  return {
    ...{
      changeId: row.changeId,
      version: row.version,
      kind: row.kind,
      kindName: changeKinds[row.kind][language],
    },
    ...{ side: row.side, sideName: changeSides[row.side][language], askedName: row.askedName },
    ...{ state: row.state, stateName: status[language], tone: status.tone },
    ...{ reason: row.reason, answer: row.answer, isFault: bit(row.isFault) },
    ...{ fee: centsToWire(row.fee), back: centsToWire(row.back), extra: centsToWire(row.extra) },
    createTime: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** What added items are called. */
async function namesOf(work: Work, rows: readonly ChangeRowInDatabase[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ add }) => add.map(({ capId }) => capId)))];
  if (ids.length === 0) return new Map();
  const found = await work.query<{ capId: number; name: string }>(
    `SELECT cap_id AS "capId", cap_no || ' ' || item_${work.language} AS name FROM capability WHERE cap_id = ANY($1)`,
    [ids],
  );
  return new Map(found.map(({ capId, name }) => [Number(capId), name]));
}

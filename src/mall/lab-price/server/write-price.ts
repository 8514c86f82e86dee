// Prices are written down: at once for everybody, or on request once somebody else has published them.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { unitPrice as micro, parseUnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { priceUnits } from '#mall/ability/ability-terms.ts';
import { takeCharge } from '#mall/ability/server/ability.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { labPriceProtocol } from '../lab-price.protocol.ts';
import { priceProcess } from '../price-process.ts';
import type { SaidPrice } from '../price-sheet.ts';
import { priceStatus } from '../price-status.ts';
import { labPriceErrors } from './lab-price.errors.ts';
import { priceProposal } from './lab-price.tables.ts';
import { showPrices } from './show-prices.ts';

type Acts = Actions<typeof labPriceProtocol>;
type Proposal = typeof priceProposal.$inferSelect;

export const priceLife = life({
  docType: 'charge',
  table: priceProposal,
  key: 'proposalId',
  process: priceProcess,
  status: priceStatus,
  notNow: ({ state }) => labPriceErrors.notNow({ state }),
  changedMeanwhile: () => labPriceErrors.changedMeanwhile(),
  alreadyThere: () => labPriceErrors.waits(),
});

/** It holds from that day's midnight on; of today, from now on. @throws abilityErrors.priceThere */
async function putPrice(work: Work, { capId, fromDate, isOnRequest, unitPrice, ...row }: Proposal) {
  const [found] = await work.query<{ capNo: string }>(
    'SELECT cap_no AS "capNo" FROM capability WHERE cap_id = $1',
    [capId],
    'price-cap-no',
  );
  await takeCharge(work, {
    ...{ capNo: required(found).capNo, unit: row.unit, minCharge: row.minCharge, fixture: row.fixture },
    ...{ unitPrice: isOnRequest ? null : unitPrice, to: null },
    from: fromDate > dayInChina(work.now) ? endOfDay(dayAfter(fromDate, -1)) : work.now,
  });
}

/** Of one of his laboratory's. @throws labPriceErrors.waits; abilityErrors.priceThere */
export async function writeOne(
  work: Work,
  member: LabMember,
  capId: number,
  { unitPrice, ...said }: SaidPrice & { fromDate: string },
): Promise<void> {
  const isOnRequest = unitPrice === null;
  const row = await priceLife.begin(
    work,
    isOnRequest ? 'propose' : 'write',
    {
      ...{ ...said, capId, labId: member.lab.labId, isOnRequest, unitPrice: unitPrice ?? micro(0) },
      authorId: member.memberId,
    },
    stepBy('author', member),
  );
  if (!isOnRequest) await putPrice(work, row);
}

/** @throws labPriceErrors.notFound, unitWrong, priceWrong, dayPast, waits; abilityErrors.priceThere */
export const writePrice: Acts['write'] = async (
  work,
  member,
  { capId, unitPrice: typed, isOnRequest, requestId: _requestId, ...said },
) => {
  await showPrices(work, member, capId);
  if (!Object.hasOwn(priceUnits, said.unit))
    throw labPriceErrors.unitWrong({ name: 'unit', unit: said.unit });
  if (said.fromDate < dayInChina(work.now)) throw labPriceErrors.dayPast({ name: 'fromDate' });
  const unitPrice = isOnRequest ? null : parseUnitPrice(typed);
  if (unitPrice === undefined || (unitPrice !== null && unitPrice <= 0))
    throw labPriceErrors.priceWrong({ name: 'unitPrice' });
  await writeOne(work, member, capId, { ...said, unitPrice });
  return showPrices(work, member, capId);
};

/** @throws labPriceErrors.notFound, changedMeanwhile */
async function holdProposal(
  work: Work,
  { lab }: LabMember,
  { proposalId, version }: { proposalId: number; version: number },
): Promise<Proposal> {
  const row = await priceLife.hold(work, proposalId, eq(priceProposal.labId, lab.labId));
  if (!row) throw labPriceErrors.notFound();
  if (row.version !== version) throw labPriceErrors.changedMeanwhile();
  return row;
}

/** @throws labPriceErrors.notFound, changedMeanwhile, notNow, ownPrice; abilityErrors.priceThere */
export const publishPrice: Acts['publish'] = async (work, member, seen) => {
  const row = await holdProposal(work, member, seen);
  priceLife.require(work, row, 'publish', 'publisher');
  if (row.authorId === member.memberId) throw labPriceErrors.ownPrice();
  const set = { publisherId: member.memberId };
  await putPrice(
    work,
    await priceLife.advance(work, row, 'publish', { ...stepBy('publisher', member), set }),
  );
  return showPrices(work, member, row.capId);
};

/** @throws labPriceErrors.notFound, changedMeanwhile, notNow */
export const dropPrice: Acts['drop'] = async (work, member, seen) => {
  const row = await holdProposal(work, member, seen);
  await priceLife.advance(work, row, 'drop', stepBy('author', member));
  return showPrices(work, member, row.capId);
};

/** What waits of a capability; undefined: nothing. */
export async function waitingOf(work: Work, capId: number): Promise<Proposal | undefined> {
  const [row] = await work.tx
    .select()
    .from(priceProposal)
    .where(and(eq(priceProposal.capId, capId), eq(priceProposal.state, 'WAITING')));
  return row;
}

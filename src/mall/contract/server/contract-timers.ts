// What happens to contracts when nobody does anything (C10, C16, C17, C19), and what is made good later: papers, completion.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { CHANGE_OVER } from './change/change-over.ts';
import { contract } from './contract.tables.ts';
import { CONTRACT, type ContractRow, contractLife } from './contract-life.ts';
import { requireText } from './contract-versions.ts';
import { columnsOf } from './draft/draft-contract.ts';
import { endContract, lockToEnd } from './end/end-contract.ts';
import { resume, terminate } from './end/terminate-contract.ts';
import { keepSignedPapers, type Printing } from './paper/keep-papers.ts';
import { completeWhenPerformed } from './perform/perform-contract.ts';

const bySystem = { by: 'system' } as const;

/** The contract, held when its time has come; its inquiry before it where it may come to nothing. */
const holdDue = async (work: Work, contractSn: string, hold = contractLife.hold) => {
  const row = await hold(work, contractSn);
  return row?.deadline && row.deadline > work.now ? undefined : row;
};

/** C19: the same terms for the same time, as a draft of who drafted the first. */
async function renew(work: Work, row: ContractRow): Promise<void> {
  const [made] = await work.tx
    .select({ contractSn: contract.contractSn })
    .from(contract)
    .where(eq(contract.formerContractSn, row.contractSn));
  if (made || row.state !== 'EFFECTIVE' || row.kind !== 'FRAMEWORK') return;
  const { content } = await requireText(work, row.contractSn, { versionNo: row.forceNo });
  const { memberId, enterpriseId, storeId, projectId, costCentre, initiator } = row;
  const next = {
    ...content,
    contractSn: await nextDocumentNumber(work, 'CT'),
    amendmentNo: 0,
    // what was accepted was accepted for the first term: the prices are open again
    lines: content.lines.map((line) => ({ ...line, awardLineId: null, quotation: null })),
    ...nextTerm(content.startsOn, content.endsOn),
  };
  await contractLife.begin(
    work,
    'draft',
    {
      ...columnsOf(next),
      formerContractSn: row.contractSn,
      inqSn: null,
      memberId,
      enterpriseId,
      storeId,
      projectId,
      costCentre,
      initiator,
    },
    bySystem,
  );
}

const DAY = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** As long as the former term, from the day after its end. */
function nextTerm(startsOn: string, endsOn: string): { startsOn: string; endsOn: string } {
  const [start, end] = [Date.parse(startsOn), Date.parse(endsOn)];
  return { startsOn: dayOf(end + DAY), endsOn: dayOf(end + DAY + (end - start)) };
}

const endings = contractLife.onTime((work, contractSn) => holdDue(work, contractSn, lockToEnd), {
  expire: (work, row) => endContract(work, row, 'expire', bySystem, 'EXPIRED'),
});

const steps = contractLife.onTime(holdDue, {
  withdrawChange: (work, row) =>
    contractLife.advance(work, row, 'withdrawChange', { ...bySystem, set: CHANGE_OVER }),
  terminationTimeout: (work, row) =>
    row.proposal?.what === 'unilateral'
      ? terminate(work, row, 'terminationTimeout', { ...bySystem, reason: row.proposal.reason })
      : resume(work, row, 'terminationTimeout', bySystem, true),
  end: 'advance',
});

const later = (event: string, act: (work: Work, row: ContractRow) => Promise<void>): TimerHandler => ({
  docType: CONTRACT,
  event,
  async fire(work, contractSn) {
    const row = await contractLife.hold(work, contractSn);
    if (row) await act(work, row);
  },
});

export const contractTimersWith = (printing: Printing): readonly TimerHandler[] => [
  ...endings,
  ...steps,
  later('renew', renew),
  later('done', completeWhenPerformed),
  {
    docType: CONTRACT,
    event: 'papers',
    fire: (work, contractSn) => keepSignedPapers(work, printing, contractSn),
  },
];

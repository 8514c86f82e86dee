// Rows of complaints → replies: the only mapper. What a reader may do follows from the side he stands on.
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { type ComplaintButton, ComplaintCard, ComplaintDetail } from '../complaint.protocol.ts';
import type { ComplaintActor } from '../complaint-process.ts';
import { complaintStatus, complaintSteps } from '../complaint-status.ts';
import { complaintKinds } from '../complaint-terms.ts';
import { type ComplaintRow, complaintLife } from './complaint-life.ts';
import { complaintWords } from './hold-complaint.ts';
import { mostCompensation } from './move-complaint.ts';
import { takesOff } from './take-off-sale.ts';

/** With whose eyes a complaint is seen. */
export interface Eyes {
  side: Exclude<ComplaintActor, 'system'>;
  mayAct: boolean;
}

export const buyersEyes = (member: Member): Eyes => ({
  side: 'buyer',
  mayAct: mayDo(member, 'order.aftersale'),
});
export const storesEyes: Eyes = { side: 'store', mayAct: true };
export const platformsEyes: Eyes = { side: 'platform', mayAct: true };

interface Names {
  storeName: Text;
  buyerName: string;
}

async function namesOf(work: Work, ids: readonly number[]): Promise<Map<number, Names>> {
  const rows = await work.query<Names & { complaintId: number }>(
    `SELECT c.complaint_id AS "complaintId", json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName",
            m.member_name AS "buyerName"
     FROM complaint c JOIN store s USING (store_id) JOIN member m ON m.member_id = c.member_id
     WHERE c.complaint_id = ANY($1::bigint[])`,
    [ids],
    'complaint-names',
  );
  return new Map(rows.map((row) => [row.complaintId, row]));
}

/** Cards in the order of the rows. */
export async function complaintCards(
  work: Work,
  rows: readonly ComplaintRow[],
  { side, mayAct }: Eyes,
): Promise<ComplaintCard[]> {
  if (rows.length === 0) return [];
  const { language } = work;
  const names = await namesOf(
    work,
    rows.map((row) => row.complaintId),
  );
  const dueTimes = await findDueTimes(
    work,
    complaintLife.docType,
    rows.map((row) => row.complaintSn),
  );
  return rows.map((row) => {
    const { storeName, buyerName } = required(names.get(row.complaintId));
    const status = complaintStatus[row.state];
    return {
      ...sameFields(ComplaintCard, row),
      kindName: complaintKinds[row.kind][language],
      stateCode: status.code,
      stateName: status[language],
      tone: status.tone,
      storeName: storeName[language],
      buyerName,
      orderSn: row.orderSn ?? '',
      caseSn: row.caseSn ?? '',
      createTime: row.createdAt.toISOString(),
      dueAt: dueTimes.get(row.complaintSn)?.toISOString() ?? null,
      allowedActions: mayAct
        ? complaintLife.allowed(row, side, work.now).map((action) => action as ComplaintButton)
        : [],
    };
  });
}

/** Call it only where the reader may see the complaint. */
export async function complaintDetail(work: Work, row: ComplaintRow, eyes: Eyes): Promise<ComplaintDetail> {
  const [shown] = await complaintCards(work, [row], eyes);
  const { docType } = complaintLife;
  const steps = await stepReplies(work, docType, row.complaintSn, complaintSteps, complaintStatus);
  return {
    ...sameFields(ComplaintDetail, row),
    ...required(shown),
    compensation: centsToWire(row.compensation),
    mostCompensation: centsToWire(await mostCompensation(work)),
    takesOff: takesOff(row),
    words: await complaintWords.all(work, row.complaintId),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    log: steps.map(({ detail, ...step }) => step),
  };
}

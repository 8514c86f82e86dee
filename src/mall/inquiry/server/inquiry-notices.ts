// What purchasers and suppliers are told by message when something happens to an inquiry. A supplier's message never speaks of rivals.

import type { Work } from '#kit/db/work.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { type Notice, notice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { InquiryAction } from '../inquiry-process.ts';
import type { InquiryMover, InquiryRow } from './inquiry.ts';

/** Who looks after it hears of what others do; what he has done himself he knows. Of an approval the approval room tells. */
const FOR_PURCHASER: Partial<Record<InquiryAction, Notice>> = {
  abandon: notice(
    ['询价已取消', 'Your inquiry was cancelled'],
    ['7 天内未修改，自动取消。', 'It was not corrected within 7 days.'],
  ),
  ask: notice(
    ['供应商对询价提出问题', 'A supplier has a question'],
    ['答复对全部受邀供应商可见。', 'All suppliers invited will read your answer.'],
  ),
  close: notice(
    ['询价已截止，请定标', 'Quoting has ended: please award'],
    ['请在 30 天内定标。', 'Please award within 30 days.'],
  ),
  closeEmpty: notice(
    ['询价无人报价，已流标', 'Your inquiry ended without a quotation'],
    ['可发起下一轮询价。', 'You can begin a next round.'],
  ),
  evaluationTimeout: notice(
    ['询价超时未定标', 'Your inquiry was not awarded in time'],
    ['其余明细不再定标。', 'Nothing more of it will be awarded.'],
  ),
  amend: notice(
    ['询价已变更', 'Your inquiry was amended'],
    ['请查看新版本。', 'Please read the new version.'],
  ),
  cancel: notice(['询价已取消', 'Your inquiry was cancelled'], ['询价已结束。', 'It is over.']),
};

const FOR_SUPPLIERS: Partial<Record<InquiryAction, Notice>> = {
  answer: notice(
    ['采购方答复了澄清问题', 'The purchaser has answered a question'],
    ['请查看澄清内容。', 'Please read the answer.'],
  ),
  amend: notice(
    ['询价有变更，请重新确认报价', 'An inquiry was amended: please confirm your quotation'],
    ['采购方发布了新版本，请查看差异。', 'The purchaser has published another version: see what differs.'],
  ),
  cancel: notice(['询价已取消', 'An inquiry was cancelled'], ['无需再报价。', 'No quotation is needed.']),
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: InquiryAction,
  row: InquiryRow,
  { actorId, reason = '' }: InquiryMover,
): Promise<void> {
  const own = FOR_PURCHASER[action];
  // Who asked stays unsaid, and so does what he asked: it is read on the page.
  if (own && actorId !== row.memberId) await tell(work, [row.memberId], own, row, reason, PURCHASERS);
  const theirs = action === 'extend' ? laterDeadline(row) : FOR_SUPPLIERS[action];
  if (!theirs || row.versionNo === 0) return;
  await tellStores(work, row, await invitedStores(work, row.inquiryId), theirs, reason);
}

const laterDeadline = (row: InquiryRow): Notice => {
  const at = showMoment(row.deadline?.toISOString());
  return notice(
    ['询价截止时间已延长', 'An inquiry’s deadline was moved'],
    [`新的截止时间：${at}。`, `The deadline is ${at} (Beijing time).`],
  );
};

/** Stores that have just been invited. */
export async function tellInvited(work: Work, row: InquiryRow, storeIds: readonly number[]): Promise<void> {
  const at = showMoment(row.deadline?.toISOString());
  const invitation = notice(
    ['收到新的询价', 'You are invited to quote'],
    [`请于 ${at} 前报价。`, `Please quote by ${at} (Beijing time).`],
  );
  await tellStores(work, row, storeIds, invitation, '');
}

async function invitedStores(work: Work, inquiryId: number): Promise<number[]> {
  const rows = await work.query<{ store_id: number }>(
    'SELECT store_id FROM inquiry_invitation WHERE inquiry_id = $1',
    [inquiryId],
    'inquiry-invited',
  );
  return rows.map((row) => row.store_id);
}

async function tellStores(
  work: Work,
  row: InquiryRow,
  storeIds: readonly number[],
  what: Notice,
  reason: string,
): Promise<void> {
  await tell(work, await listOperators(work, storeIds), what, row, reason, SUPPLIERS);
}

const PURCHASERS = '/inquiry/purchaser/inq_info';
const SUPPLIERS = '/seller/inquiry/detail';

function tell(
  work: Work,
  memberIds: readonly number[],
  what: Notice,
  { inqSn, title }: InquiryRow,
  reason: string,
  page: string,
): Promise<void> {
  const name = title ? `${inqSn} ${title}` : inqSn;
  return tellOfDocument(work, memberIds, what, {
    kind: 'inquiry',
    name: { zh: `询价 ${name}`, en: `Inquiry ${name}` },
    reason,
    link: `${page}?inqSn=${inqSn}`,
  });
}

// What approvers and authors are told by message.
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { approvalDocs } from '../approval-status.ts';
import type { approval } from './approval.tables.ts';

type Row = typeof approval.$inferSelect;

const about = (row: Row): Text => {
  const { zh, en } = approvalDocs[row.docType];
  const amount = showAmount(centsToWire(row.amount));
  return {
    zh: `${zh} ${row.title}（${row.authorName}，${amount}）`,
    en: `${en}: ${row.title} (${row.authorName}, ${amount})`,
  };
};

const STANDING_IN = `
  SELECT DISTINCT by_member_id AS "memberId" FROM approval_substitute
  WHERE enterprise_id = $1 AND member_id = ANY($2::bigint[]) AND ended_at IS NULL AND $3 BETWEEN from_on AND until_on`;

/** Those who are to decide, and who stands in for them today. */
export async function tellApprovers(
  work: Work,
  row: Row,
  memberIds: readonly number[],
  isReminder = false,
): Promise<void> {
  const standIns =
    row.enterpriseId === null
      ? []
      : await work.query<{ memberId: number }>(
          STANDING_IN,
          [row.enterpriseId, memberIds, dayInChina(work.now)],
          'approval-standing-in',
        );
  const others = standIns.map(({ memberId }) => memberId).filter((memberId) => memberId !== row.authorId);
  const text = about(row);
  const { rule } = required(row.path[row.stepNo - 1]);
  for (const memberId of new Set([...memberIds, ...others])) {
    await tellMember(work, memberId, {
      kind: 'approval',
      title: isReminder
        ? { zh: '有事项仍待您审批', en: 'Something still waits for your approval' }
        : { zh: '有事项待您审批', en: 'Something waits for your approval' },
      body: {
        zh: `${text.zh}\n${rule.zh}`,
        en: `${text.en}\n${rule.en}`,
      },
      link: `/${row.storeId === null ? 'member' : 'seller'}/approval?keyword=${row.docSn}`,
    });
  }
}

/** The author, unless he has decided himself. @param row as it is afterwards */
export async function tellAuthor(
  work: Work,
  row: Row,
  by: { actorId?: number; actorName?: string; reason?: string },
): Promise<void> {
  if (by.actorId === row.authorId) return;
  const text = about(row);
  const isApproved = row.state === 'APPROVED';
  const who = by.actorName
    ? { zh: `\n审批人：${by.actorName}`, en: `\nBy: ${by.actorName}` }
    : { zh: '', en: '' };
  const why = by.reason ? { zh: `\n意见：${by.reason}`, en: `\nComment: ${by.reason}` } : { zh: '', en: '' };
  await tellMember(work, row.authorId, {
    kind: 'approval',
    title: isApproved
      ? { zh: '审批已通过', en: 'Your request was approved' }
      : { zh: '审批被退回', en: 'Your request was sent back' },
    body: { zh: `${text.zh}${who.zh}${why.zh}`, en: `${text.en}${who.en}${why.en}` },
    link: row.url,
  });
}

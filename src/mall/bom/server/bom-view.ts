// Heads of bills of materials → what is sent of them.
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import type { BomHeadReply } from '../bom.protocol.ts';
import { bomStatus } from '../bom-status.ts';
import type { BomHead } from './find-bom.ts';

/** Heads with their owners' names, in the order given. */
export async function showHeads(
  work: Work,
  member: Member,
  heads: readonly BomHead[],
): Promise<BomHeadReply[]> {
  if (heads.length === 0) return [];
  const rows = await work.query<{ bomId: number; ownerName: string; hasSheet: boolean }>(
    `SELECT b.bom_id AS "bomId", m.member_name AS "ownerName", s.bom_id IS NOT NULL AS "hasSheet"
     FROM bom b JOIN member m USING (member_id) LEFT JOIN bom_sheet s USING (bom_id) WHERE b.bom_id = ANY($1::bigint[])`,
    [heads.map((head) => head.bomId)],
    'bom-owners',
  );
  const known = new Map(rows.map((row) => [row.bomId, row]));
  return heads.map((head) => {
    const { ownerName = '', hasSheet = false } = known.get(head.bomId) ?? {};
    const isOwn = head.memberId === member.memberId;
    const isReady = head.state === 'READY';
    return {
      bomId: head.bomId,
      bomName: head.bomName,
      fileName: head.fileName,
      state: head.state,
      stateName: bomStatus[head.state][work.language],
      boards: head.boards,
      attrition: head.attrition,
      leaderNum: head.leaderNum,
      lineCount: head.lineCount,
      matchedCount: head.matchedCount,
      isOwn: bit(isOwn),
      ownerName,
      hasSheet: bit(hasSheet),
      updatedAt: head.updatedAt.toISOString(),
      allowedActions: [
        ...(isOwn && isReady ? (['change'] as const) : []),
        ...(isOwn && hasSheet && head.state !== 'MATCHING' ? (['columns'] as const) : []),
        ...(isReady ? (['copy'] as const) : []),
        ...(isOwn ? (['remove'] as const) : []),
        ...(isReady ? (['toCart'] as const) : []),
      ],
    };
  });
}

export async function showHead(work: Work, member: Member, head: BomHead): Promise<BomHeadReply> {
  return required((await showHeads(work, member, [head]))[0]);
}

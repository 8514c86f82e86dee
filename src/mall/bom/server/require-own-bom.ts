// Finds a bill of materials for whoever wants to change it: its owner alone.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { bomErrors } from './bom.errors.ts';
import { type BomHead, findBomHead } from './find-bom.ts';

/** @throws bomErrors.notFound for what he may not even read, notYours for a colleague's */
export async function requireOwnBom(work: Work, member: Member, bomId: number): Promise<BomHead> {
  const head = await findBomHead(work, member, bomId);
  if (!head) throw bomErrors.notFound();
  if (head.memberId !== member.memberId) throw bomErrors.notYours();
  return head;
}

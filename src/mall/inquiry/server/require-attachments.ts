// Lets attachments pass that the member has handed in himself, or that the document had before.
import type { Work } from '#kit/db/work.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';

/** @throws Refusal 404 for somebody else's, 255 for a file that was handed in for another use */
export async function requireAttachments(
  work: Work,
  { memberId }: Pick<Member, 'memberId'>,
  fileIds: readonly number[],
  before: readonly number[] = [],
): Promise<void> {
  const added = fileIds.filter((fileId) => !before.includes(fileId));
  await requireFiles(work, memberId, added, { kinds: 'attachments' });
}

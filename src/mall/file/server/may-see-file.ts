// Who may see a file: anyone a public one, its owner and those who decide about it a private one.
import type { Member } from '#mall/member/actor.ts';
import type { StoredFile } from './file.ts';

export function maySeeFile(
  file: Pick<StoredFile, 'visibility' | 'memberId'>,
  viewer: Member | undefined,
): boolean {
  if (file.visibility === 'public') return true;
  if (!viewer) return false;
  return (
    viewer.memberId === file.memberId ||
    viewer.platformRoles.some((role) => role === 'finance' || role === 'operator')
  );
}

// Who may see a file: anyone a public one, its owner and those who decide about it a private one.
import type { Member, PlatformRole } from '#mall/member/actor.ts';
import type { FilePurpose } from '../file.protocol.ts';
import type { StoredFile } from './file.ts';

/** Who decides about what members hand in. Others who must look (a designer's employer, the store that gave a sample) get the link in a reply. */
const DECIDES: Partial<Record<FilePurpose, readonly PlatformRole[]>> = {
  voucher: ['finance', 'operator'],
  certificate: ['auditor', 'operator'],
  evidence: ['auditor', 'operator'],
};

export function maySeeFile(
  file: Pick<StoredFile, 'visibility' | 'memberId' | 'purpose'>,
  viewer: Member | undefined,
): boolean {
  if (file.visibility === 'public') return true;
  if (!viewer) return false;
  return (
    viewer.memberId === file.memberId ||
    viewer.platformRoles.some((role) => DECIDES[file.purpose]?.includes(role))
  );
}

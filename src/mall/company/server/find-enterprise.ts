// What higher rooms may know of an enterprise.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { EnterpriseState } from '../certification-process.ts';
import { enterprise } from './company.tables.ts';
import { isLicenceGood } from './licence.ts';

export interface CertifiedEnterprise {
  enterpriseId: number;
  name: string;
  uscc: string;
  mainMemberId: number;
  state: EnterpriseState;
  /** Designers endorsed by it need no review by the platform. */
  isTrusted: boolean;
  /** Certified and its licence not over: what inquiries, contracts and credit orders need (domain 3.8.1). */
  isGood: boolean;
}

export async function findEnterprise(
  work: Work,
  enterpriseId: number,
): Promise<CertifiedEnterprise | undefined> {
  const [row] = await work.tx.select().from(enterprise).where(eq(enterprise.enterpriseId, enterpriseId));
  if (!row) return undefined;
  const { name, uscc, mainMemberId, state, isTrusted } = row;
  const isCertified = state === 'CERTIFIED' || state === 'CHANGE_REVIEW';
  const isGood = isCertified && isLicenceGood(row.licenceUntil, work.now);
  return { enterpriseId, name, uscc, mainMemberId, state, isTrusted, isGood };
}

// The texts of a contract that both sides may read: appended once, read back by number or as they stood at a moment.

import type { Work } from '#kit/db/work.ts';
import { appendVersion, type DocumentVersionRow, readVersion } from '#kit/document/document-version.ts';
import type { ContractContent } from '../contract-content.ts';
import type { ContractSide } from '../contract-process.ts';
import { contractErrors } from './contract.errors.ts';
import { CONTRACT, type ContractMover, type ContractRow } from './contract-life.ts';

export interface ContractVersion extends Omit<DocumentVersionRow, 'content'> {
  content: ContractContent;
}

const typed = (row: DocumentVersionRow): ContractVersion => row as ContractVersion;

/** Appends the next version of a contract that is held. */
export async function appendText(
  work: Work,
  row: Pick<ContractRow, 'contractSn'>,
  content: ContractContent,
  { side, actorId, actorName }: Pick<ContractMover, 'actorId' | 'actorName'> & { side: ContractSide },
): Promise<ContractVersion> {
  return typed(
    await appendVersion(work, {
      docType: CONTRACT,
      docSn: row.contractSn,
      content,
      by: side,
      actorId,
      actorName,
    }),
  );
}

/** @throws contractErrors.noVersion */
export async function requireText(
  work: Work,
  contractSn: string,
  which: { versionNo?: number; at?: Date } = {},
): Promise<ContractVersion> {
  const row = await readVersion(work, CONTRACT, contractSn, which);
  if (!row) throw contractErrors.noVersion();
  return typed(row);
}

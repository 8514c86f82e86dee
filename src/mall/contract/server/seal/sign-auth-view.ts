// Rows of rights to sign and of seals → replies: the only mapper.
import type { Work } from '#kit/db/work.ts';
import { allowedActions } from '#kit/process/process.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { sealProcess, signAuthProcess } from '../../contract-process.ts';
import { sealSvg } from '../../seal-drawing.ts';
import type { SealReply, SignAuthReply } from '../../sign-auth.protocol.ts';
import { sealKinds, sealStatus, signAuthStatus } from '../../sign-auth-words.ts';
import type { SealRow, SignAuthRow } from './sign-auth-life.ts';

type By = 'applicant' | 'reviewer' | 'nobody';

/** @param by whose buttons; `nobody`: a colleague looks */
export async function signAuthReply(work: Work, row: SignAuthRow, by: By): Promise<SignAuthReply> {
  const status = signAuthStatus[row.state];
  return {
    signAuthId: row.signAuthId,
    version: row.version,
    side: row.storeId === null ? 'purchaser' : 'supplier',
    state: row.state,
    stateName: status[work.language],
    tone: status.tone,
    memberId: row.memberId,
    signerName: row.signerName,
    role: row.role,
    partyName: row.partyName,
    uscc: row.uscc,
    files: by === 'nobody' ? [] : await fileReplies(work, row.fileIds),
    authorisedUntil: row.authorisedUntil,
    reason: row.reason,
    createTime: row.createdAt.toISOString(),
    decideTime: row.decidedAt?.toISOString() ?? null,
    allowedActions: allowedActions(signAuthProcess, row.state, by) as SignAuthReply['allowedActions'],
  };
}

export function sealReply({ language }: Pick<Work, 'language'>, row: SealRow, by: By): SealReply {
  const status = sealStatus[row.state];
  return {
    sealId: row.sealId,
    version: row.version,
    kind: row.kind,
    kindName: sealKinds[row.kind][language],
    name: row.name,
    partyName: row.partyName,
    state: row.state,
    stateName: status[language],
    tone: status.tone,
    svg: sealSvg(row),
    createTime: row.createdAt.toISOString(),
    allowedActions: allowedActions(sealProcess, row.state, by) as SealReply['allowedActions'],
  };
}

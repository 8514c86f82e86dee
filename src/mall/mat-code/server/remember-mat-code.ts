// "Remember my code for this part": somebody who buys says how his enterprise calls it.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { findPartNames } from './find-part-names.ts';
import { learnMatCodes } from './learn-mat-codes.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { findPartsOfMatCodes } from './mat-code.ts';

/** @throws matCodeErrors.partUnknown */
export async function rememberMatCode(
  work: Work,
  actor: ActorOf<typeof matCodeProtocol.remember>,
  { partId, matCode }: InputOf<typeof matCodeProtocol.remember>,
): Promise<ReplyOf<typeof matCodeProtocol.remember>> {
  if (!(await findPartNames(work, [partId])).has(partId)) throw matCodeErrors.partUnknown({ name: 'partId' });
  const { learnt } = await learnMatCodes(work, actor, 'order', [{ matCode, partId }]);
  const known = (await findPartsOfMatCodes(work, actor.enterpriseId, [matCode])).get(matCode);
  const outcome = learnt > 0 ? 'learnt' : known?.partId === partId ? 'known' : 'conflict';
  return { outcome, matCode: known?.matCode ?? matCode };
}

// "Remember my code for this part": somebody who buys says how his enterprise calls it.
import type { Actions } from '#kit/http/server/serve.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { findPartNames } from './find-part-names.ts';
import { learnMatCodes } from './learn-mat-codes.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { findPartsOfMatCodes } from './mat-code.ts';

type Acts = Actions<typeof matCodeProtocol>;

/** @throws matCodeErrors.partUnknown */
export const rememberMatCode: Acts['remember'] = async (work, actor, { partId, matCode }) => {
  if (!(await findPartNames(work, [partId])).has(partId)) throw matCodeErrors.partUnknown({ name: 'partId' });
  const { learnt } = await learnMatCodes(work, actor, 'order', [{ matCode, partId }]);
  const known = (await findPartsOfMatCodes(work, actor.enterpriseId, [matCode])).get(matCode);
  const outcome = learnt > 0 ? 'learnt' : known?.partId === partId ? 'known' : 'conflict';
  return { outcome, matCode: known?.matCode ?? matCode };
};

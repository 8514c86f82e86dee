// A member keeps lines that he has typed or pasted.
import type { Actions } from '#kit/http/server/serve.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { beginBom, usualName } from './begin-bom.ts';
import { showHead } from './bom-view.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { withPasted } from './read-text.ts';
import { requireOwnBom } from './require-own-bom.ts';

type Acts = Actions<typeof bomProtocol>;

/** @throws bomErrors.noLines, tooManyLines or tooManyBoms */
export const createBom: Acts['create'] = async (work, member, { bomName, lines: typed, text }) => {
  const lines = withPasted(typed, text);
  const bomId = await beginBom(work, member, {
    bomName: bomName || usualName(work),
    fileName: '',
    state: 'MATCHING',
    lineCount: lines.length,
  });
  await makeLines(work, bomId, lines);
  await beginMatching(work, bomId);
  return showHead(work, member, await requireOwnBom(work, member, bomId));
};

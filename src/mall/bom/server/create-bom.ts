// A member keeps lines that he has typed or pasted.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { BomHeadReply, bomProtocol } from '../bom.protocol.ts';
import { beginBom, usualName } from './begin-bom.ts';
import { showHead } from './bom-view.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { withPasted } from './read-text.ts';
import { requireOwnBom } from './require-own-bom.ts';

/** @throws bomErrors.noLines, tooManyLines or tooManyBoms */
export async function createBom(
  work: Work,
  member: ActorOf<typeof bomProtocol.create>,
  { bomName, lines: typed, text }: InputOf<typeof bomProtocol.create>,
): Promise<BomHeadReply> {
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
}

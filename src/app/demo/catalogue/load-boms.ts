// Keeps the demo's bills of materials, matched like anybody's.
import { demoBoms } from '#demo/boms.ts';
import type { Work } from '#kit/db/work.ts';
import { beginBom } from '#mall/bom/server/begin-bom.ts';
import { makeLines } from '#mall/bom/server/make-lines.ts';
import { beginMatching } from '#mall/bom/server/match-bom.ts';
import { linesOfText } from '#mall/bom/server/read-text.ts';
import { demoActor } from '../demo-actor.ts';

/** Members, goods and the search index are there already. @returns how many bills */
export async function loadBoms(work: Work): Promise<number> {
  for (const { memberName, bomName, text, boards, attrition, leaderNum } of demoBoms) {
    const { lines } = linesOfText(text);
    const bomId = await beginBom(work, await demoActor(work, memberName), {
      bomName: bomName.zh,
      fileName: '',
      state: 'MATCHING',
      lineCount: lines.length,
    });
    await work.query('UPDATE bom SET boards = $2, attrition = $3, leader_num = $4 WHERE bom_id = $1', [
      bomId,
      boards,
      attrition,
      leaderNum,
    ]);
    await makeLines(work, bomId, lines);
    await beginMatching(work, bomId);
  }
  return demoBoms.length;
}

// Matches and prices lines that are not kept: the quick order of a guest.

import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { findParts } from '#mall/part/server/part.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { type BomLine, withNeed } from './find-bom.ts';
import { showLines, totalsOf } from './line-view.ts';
import { matchLines } from './match-lines.ts';
import { matchSays } from './match-words.ts';

export const previewLines: Action<typeof bomProtocol.preview> = async (work, actor, { lines, ...plan }) => {
  const matches = await matchLines(work, actor, lines);
  const known = await findParts(
    work,
    lines.flatMap((line) => line.partId ?? []),
  );
  const built = lines.map((line, at): BomLine => {
    const match = required(matches[at]);
    const isConfirmed = line.partId !== null && known.has(line.partId);
    return withNeed(
      {
        ...line,
        lineId: at + 1,
        lineNo: at + 1,
        attrition: null,
        leaderNum: null,
        ...match,
        ...(isConfirmed
          ? { partId: line.partId, isSure: true, level: 'hand', confidence: 100, reason: matchSays.hand }
          : {}),
        productId: line.productId ?? match.productId,
      },
      plan,
    );
  });
  const [views, totals] = await Promise.all([showLines(work, built, built), totalsOf(work, built)]);
  return { lines: views, totals };
};

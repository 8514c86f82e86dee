// What the replacement room answers and waits for: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { replacementProtocol } from '../replacement.protocol.ts';
import { forgetList, keepList } from './keep-list.ts';
import { findNamedParts, listReplacements, showReplacementsOfPart } from './list-replacements.ts';
import { pairListRoutes, publishPair, rejectPair, retirePair, showPair, takePair } from './review-pairs.ts';
import { ownPairRoutes, showEvidence, suggestPair, withdrawPair } from './suggest-pair.ts';

export function replacementRoutes(): Route[] {
  return [
    ...pairListRoutes,
    ...ownPairRoutes,
    ...serveAll(replacementProtocol, {
      list: listReplacements,
      keepList,
      ofPart: showReplacementsOfPart,
      evidence: showEvidence,
      parts: findNamedParts,
      suggest: suggestPair,
      withdraw: withdrawPair,
      adminDetail: showPair,
      take: takePair,
      publish: publishPair,
      reject: rejectPair,
      retire: retirePair,
    }),
  ];
}

export const replacementListeners: readonly Listener[] = [];

export const replacementTimers: readonly TimerHandler[] = [forgetList];

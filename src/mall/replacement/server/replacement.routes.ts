// What the replacement room answers and waits for: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { replacementProtocol } from '../replacement.protocol.ts';
import { forgetList, keepList } from './keep-list.ts';
import { findNamedParts, listReplacements, showReplacementsOfPart } from './list-replacements.ts';
import { listPairs, publishPair, rejectPair, retirePair, showPair, takePair } from './review-pairs.ts';
import { listOwnPairs, showEvidence, suggestPair, withdrawPair } from './suggest-pair.ts';

export function replacementRoutes(): Route[] {
  return [
    serve(replacementProtocol.list, listReplacements),
    serve(replacementProtocol.keepList, keepList),
    serve(replacementProtocol.ofPart, showReplacementsOfPart),
    serve(replacementProtocol.evidence, showEvidence),
    serve(replacementProtocol.parts, findNamedParts),
    serve(replacementProtocol.suggest, suggestPair),
    serve(replacementProtocol.mine, listOwnPairs),
    serve(replacementProtocol.withdraw, withdrawPair),
    serve(replacementProtocol.adminList, listPairs),
    serve(replacementProtocol.adminDetail, showPair),
    serve(replacementProtocol.take, takePair),
    serve(replacementProtocol.publish, publishPair),
    serve(replacementProtocol.reject, rejectPair),
    serve(replacementProtocol.retire, retirePair),
  ];
}

export const replacementListeners: readonly Listener[] = [];

export const replacementTimers: readonly TimerHandler[] = [forgetList];

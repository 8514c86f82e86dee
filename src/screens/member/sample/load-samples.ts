// Reads sample requests for their screens: the list that the address asks for, or the one that it names.
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { type LoadedSamples, readSampleState } from '#mall/sample/parts/sample-list.tsx';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleDetail } from '#mall/sample/sample-detail.protocol.ts';
import { ownSampleList } from '#mall/sample/sample-lists.ts';

export function loadSamples(request: Request): Promise<LoadedSamples> {
  const { asked, keyword, current } = readConsoleQuery(request);
  const state = readSampleState(asked);
  return asMember(request, async () => ({
    reply: await call(ownSampleList.list, { state, keyword: keyword || undefined, current }),
    state,
    keyword,
  }));
}

/** Null when the address names none. */
export async function loadSample(request: Request): Promise<SampleDetail | null> {
  const sampleSn = new URL(request.url).searchParams.get('sampleSn');
  return sampleSn ? asMember(request, () => call(sampleProtocol.detail, { sampleSn })) : null;
}

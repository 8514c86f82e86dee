// Reads the sample request that an address names, for its screens.
import { call } from '#kit/browser/call.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleDetail } from '#mall/sample/sample-detail.protocol.ts';

/** Null when the address names none. */
export async function loadSample(request: Request): Promise<SampleDetail | null> {
  const sampleSn = new URL(request.url).searchParams.get('sampleSn');
  return sampleSn ? call(sampleProtocol.detail, { sampleSn }) : null;
}

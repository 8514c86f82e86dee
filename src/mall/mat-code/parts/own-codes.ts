// The own codes of the parts on a page: asked for once for all of them, after the page has loaded.
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { matCodeProtocol } from '../mat-code.protocol.ts';

export type OwnCodes = ReplyOf<typeof matCodeProtocol.codesOfParts>[number]['codes'];

const TOGETHER = 20; // milliseconds; chosen: parts that appear together are asked for together
const MOST = 200;

let waiting = new Map<number, ((codes: OwnCodes) => void)[]>();
let isDue = false;

/** Empty where the part has none, and where the server cannot be asked. */
export function ownCodesOf(partId: number): Promise<OwnCodes> {
  return new Promise((resolve) => {
    const others = waiting.get(partId);
    if (others) others.push(resolve);
    else waiting.set(partId, [resolve]);
    if (isDue) return;
    isDue = true;
    setTimeout(() => void ask(), TOGETHER);
  });
}

async function ask(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  isDue = false;
  const partIds = [...asked.keys()];
  for (let from = 0; from < partIds.length; from += MOST) {
    const some = partIds.slice(from, from + MOST);
    const found = await call(matCodeProtocol.codesOfParts, { partIds: some.map(String) }).catch(() => []);
    const byPart = new Map(found.map((one) => [one.partId, one.codes]));
    for (const partId of some) for (const tell of asked.get(partId) ?? []) tell(byPart.get(partId) ?? []);
  }
}

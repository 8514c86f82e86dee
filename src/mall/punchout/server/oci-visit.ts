// OCI 4: a browser comes with user, password and where its basket goes; it opens the mall, a product, or asks what a product costs at present.
import type { Workshop } from '#kit/db/work.ts';
import type { Language } from '#kit/words/text.ts';
import { returnAddress } from '../return-host.ts';
import { enter } from './connection.ts';
import { requireMayOrder } from './place-order.ts';
import { promisePrices } from './promise-prices.ts';
import { punchoutErrors } from './punchout.errors.ts';
import type { Outside } from './serve-punchout.ts';
import { fieldsFor } from './shop-visit.ts';
import { keepVisit, landingOf, type Returning, type Visit } from './visit.ts';

/** A field that was sent; '' for one that was not. Names in capitals. */
export type OciInput = (name: string) => string;

const wholeOf = (text: string): number | undefined =>
  /^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : undefined;

/** Functions that open the mall for somebody; VALIDATE answers at once, and no other is served. */
const OPENING = ['', 'DETAIL', 'SEARCH', 'SOURCING'];

/** @returns the key of a start page, or what goes back at once @throws Refusal */
export async function comeByOci(
  workshop: Workshop,
  mall: Outside,
  input: OciInput,
  language: Language,
): Promise<{ startKey: string } | { returning: Returning }> {
  const ask = input('FUNCTION').toUpperCase();
  const connection = await workshop.inTransaction(language, (work) =>
    enter(work, 'oci', { identity: input('USERNAME'), secret: input('PASSWORD') }),
  );
  if (!OPENING.includes(ask) && ask !== 'VALIDATE')
    throw punchoutErrors.notServed({ name: `FUNCTION ${ask.slice(0, 40)}` });
  const hook = input('HOOK_URL');
  if (!hook) throw punchoutErrors.incomplete({ name: 'HOOK_URL' });
  const address = returnAddress(hook, connection.hosts, !mall.isProduction);
  if (!address) throw punchoutErrors.foreignHost();
  const productId = wholeOf(input('PRODUCTID'));
  if ((ask === 'DETAIL' || ask === 'VALIDATE') && !productId)
    throw punchoutErrors.incomplete({ name: 'PRODUCTID' });
  const words = input('SEARCHSTRING').slice(0, 100);
  const visit: Visit = {
    operation: 'create',
    returnUrl: address.href,
    landing: words
      ? `/goods/list?keyword=${encodeURIComponent(words)}`
      : landingOf({ productId: ask === 'DETAIL' ? productId : undefined }),
    items: [],
    shopper: '',
    oci: {
      okCode: input('~OKCODE').slice(0, 40),
      caller: input('~CALLER').slice(0, 40),
      target: input('~TARGET').slice(0, 40),
    },
  };
  if (ask !== 'VALIDATE')
    return {
      startKey: await workshop.inTransaction(language, (work) => keepVisit(work, connection, visit)),
    };
  const member = requireMayOrder(await mall.findMember(connection.memberId), connection);
  const number = wholeOf(input('QUANTITY') || '1') ?? 0;
  return workshop.inTransaction(language, async (work) => {
    const lines = [{ productId: productId ?? 0, number }];
    const items = await promisePrices(work, connection.connectionId, member, lines, '');
    const { returnUrl: url, oci } = visit;
    return { returning: { url, target: oci?.target ?? '', fields: fieldsFor(work, mall, visit, items) } };
  });
}

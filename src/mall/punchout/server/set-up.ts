// PunchOutSetupRequest: a system sends one of its people; he finds an empty basket, the one he had, or what he is to look at.
import type { Work } from '#kit/db/work.ts';
import { returnAddress } from '../return-host.ts';
import { enter, type Mall } from './connection.ts';
import { readRequest } from './cxml-message.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { all, at, attribute, textAt, type XmlNode } from './read-xml.ts';
import { keepVisit, landingOf, type Visit } from './visit.ts';

const OPERATIONS = ['create', 'edit', 'inspect'] as const;
const LONGEST = 2_000; // chosen: of a cookie or an address
const MOST_ITEMS = 500; // as a cart holds

/** @throws punchoutErrors.incomplete */
function wholeOf(text: string, name: string): number {
  const number = /^\d{1,12}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  if (number < 1) throw punchoutErrors.incomplete({ name });
  return number;
}

const itemOf = (node: XmlNode) => ({
  productId: wholeOf(textAt(node, 'ItemID', 'SupplierPartID'), 'SupplierPartID'),
  number: wholeOf(attribute(node, 'quantity'), 'ItemOut/@quantity'),
});

/** Who shops, for the note of the order. */
function shopperOf(asked: XmlNode): string {
  const told = all(asked, 'Extrinsic').find((one) => /e-?mail/i.test(attribute(one, 'name')));
  return (textAt(told) || textAt(asked, 'Contact', 'Email')).slice(0, 100);
}

/** @returns the start page's address @throws Refusal, see punchoutErrors */
export async function setUp(work: Work, mall: Mall, bytes: Buffer): Promise<string> {
  const { from, to, sender, asked } = readRequest(bytes, 'PunchOutSetupRequest');
  const connection = await enter(work, 'cxml', sender);
  const said = attribute(asked, 'operation') || 'create';
  const operation = OPERATIONS.find((one) => one === said);
  if (!operation) throw punchoutErrors.notServed({ name: `operation ${said.slice(0, 40)}` });
  const buyerCookie = textAt(asked, 'BuyerCookie');
  if (!buyerCookie || buyerCookie.length > LONGEST) throw punchoutErrors.incomplete({ name: 'BuyerCookie' });
  const posted = textAt(asked, 'BrowserFormPost', 'URL');
  if (!posted || posted.length > LONGEST) throw punchoutErrors.incomplete({ name: 'BrowserFormPost/URL' });
  const address = returnAddress(posted, connection.hosts, !mall.isProduction);
  if (!address) throw punchoutErrors.foreignHost();
  const items = operation === 'create' ? [] : all(asked, 'ItemOut').map(itemOf);
  if (items.length > MOST_ITEMS) throw punchoutErrors.incomplete({ name: 'ItemOut' });
  const selected = at(asked, 'SelectedItem', 'ItemID');
  const productId = selected ? wholeOf(textAt(selected, 'SupplierPartID'), 'SelectedItem') : undefined;
  const visit: Visit = {
    operation,
    returnUrl: address.href,
    landing: landingOf({ productId, hasItems: items.length > 0 }),
    items: together(items),
    shopper: shopperOf(asked),
    cxml: { buyerCookie, from, to },
  };
  return startPage(mall, await keepVisit(work, connection, visit));
}

/** A product that stands in several lines is one line here. */
function together(items: Visit['items']): Visit['items'] {
  const numbers = new Map<number, number>();
  for (const { productId, number } of items) numbers.set(productId, (numbers.get(productId) ?? 0) + number);
  return [...numbers].map(([productId, number]) => ({ productId, number }));
}

export const startPage = (mall: Pick<Mall, 'publicUrl'>, key: string): string =>
  new URL(`/login/punchout?k=${key}`, mall.publicUrl()).href;

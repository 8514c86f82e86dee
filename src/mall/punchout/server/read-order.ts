// OrderRequest: what a purchase order says, as far as the mall goes by it.
import { parseUnitPrice } from '#kit/money/money.ts';
import type { AddressSnapshot } from '#mall/order/order-snapshot.ts';
import type { OrderedLine } from '../judge-line.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { all, at, attribute, textAt, type XmlNode } from './read-xml.ts';

export interface PurchaseOrder {
  orderId: string;
  /** The number of an address in the mall's own address book; '' or strange: it is not there. */
  addressId: string;
  /** Where it goes, as the order writes it; undefined for an order that does not say. */
  shipTo: AddressSnapshot | undefined;
  comments: string;
  /** Whose budget it is; '' for an order that does not say. */
  costCentre: string;
  lines: (OrderedLine & { lineNo: string })[];
}

const MOST_LINES = 500; // as a cart holds
const LONGEST_ID = 60; // as a trade's PO number

/** @throws punchoutErrors.incomplete, notServed for anything but a new order */
export function readOrder(asked: XmlNode): PurchaseOrder {
  const header = at(asked, 'OrderRequestHeader');
  const orderId = attribute(header, 'orderID');
  if (!orderId || orderId.length > LONGEST_ID) throw punchoutErrors.incomplete({ name: 'orderID' });
  const type = attribute(header, 'type') || 'new';
  if (type !== 'new') throw punchoutErrors.notServed({ name: `type ${type.slice(0, 40)}` });
  const lines = all(asked, 'ItemOut').map(lineOf);
  if (lines.length === 0 || lines.length > MOST_LINES) throw punchoutErrors.incomplete({ name: 'ItemOut' });
  const address = at(header, 'ShipTo', 'Address');
  return {
    orderId,
    addressId: attribute(address, 'addressID'),
    shipTo: addressOf(address),
    comments: textAt(header, 'Comments'),
    costCentre: costCentreOf(asked),
    lines,
  };
}

const isCostCentre = (name: string): boolean => /^cost.?cent(?:er|re)$/i.test(name);

/** An order has one: an extrinsic of its header, else what its first accounted line says. */
function costCentreOf(asked: XmlNode): string {
  const told = all(at(asked, 'OrderRequestHeader'), 'Extrinsic').find((one) =>
    isCostCentre(attribute(one, 'name')),
  );
  const accounts = all(asked, 'ItemOut').map((line) => at(line, 'Distribution', 'Accounting'));
  const segments = accounts.flatMap((one) => [
    ...all(one, 'AccountingSegment').filter((part) => isCostCentre(textAt(part, 'Name'))),
    ...all(one, 'Segment').filter((part) => isCostCentre(attribute(part, 'type'))),
  ]);
  return (textAt(told) || attribute(segments[0], 'id')).slice(0, 60);
}

/** Numbers that are none become 0, which no price key knows. */
const numberOf = (text: string): number => (/^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : 0);

function lineOf(node: XmlNode, index: number): PurchaseOrder['lines'][number] {
  const money = at(node, 'ItemDetail', 'UnitPrice', 'Money');
  const lineNo = attribute(node, 'lineNumber') || String(index + 1);
  const number = numberOf(attribute(node, 'quantity'));
  if (number < 1) throw punchoutErrors.incomplete({ name: `ItemOut ${lineNo.slice(0, 20)} @quantity` });
  return {
    lineNo: lineNo.slice(0, 20),
    number,
    productId: numberOf(textAt(node, 'ItemID', 'SupplierPartID')),
    priceKey: textAt(node, 'ItemID', 'SupplierPartAuxiliaryID').slice(0, 100),
    unitPrice: parseUnitPrice(textAt(money)),
    currency: attribute(money, 'currency'),
  };
}

function addressOf(address: XmlNode | undefined): AddressSnapshot | undefined {
  const postal = at(address, 'PostalAddress');
  if (!postal) return undefined;
  const phone = at(address, 'Phone', 'TelephoneNumber');
  const number = [textAt(phone, 'AreaOrCityCode'), textAt(phone, 'Number')].filter(Boolean).join('-');
  const texts = (name: string) => all(postal, name).map((one) => textAt(one));
  const company = textAt(address, 'Name').slice(0, 100);
  return {
    receiverName: (texts('DeliverTo')[0] || company).slice(0, 40),
    mobile: number.slice(0, 30),
    regionName: [textAt(postal, 'State'), textAt(postal, 'City')].filter(Boolean).join(' ').slice(0, 100),
    detailAddress: texts('Street').filter(Boolean).join(' ').slice(0, 200),
    companyName: company,
  };
}

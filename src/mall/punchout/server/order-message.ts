// The basket as cXML takes it back: PunchOutOrderMessage.
import { centsToWire, lineAmount, sum, unitPriceToWire } from '#kit/money/money.ts';
import type { BasketItem } from '../basket-item.ts';
import { escapeMarkup } from '../markup.ts';
import { message, type Pen } from './cxml-message.ts';
import type { Visit } from './visit.ts';

const money = (amount: string): string => `<Money currency="CNY">${amount}</Money>`;

/** The mall has no UNSPSC of its parts, so none is named. */
const itemIn = (pen: Pen, item: BasketItem): string =>
  `<ItemIn quantity="${item.number}"><ItemID><SupplierPartID>${item.productId}</SupplierPartID><SupplierPartAuxiliaryID>${escapeMarkup(item.priceKey)}</SupplierPartAuxiliaryID></ItemID><ItemDetail><UnitPrice>${money(unitPriceToWire(item.unitPrice))}</UnitPrice><Description xml:lang="${pen.language}">${escapeMarkup(item.name)}</Description><UnitOfMeasure>EA</UnitOfMeasure><ManufacturerPartID>${escapeMarkup(item.partNo)}</ManufacturerPartID><ManufacturerName>${escapeMarkup(item.brandName)}</ManufacturerName><LeadTime>${item.leadDays}</LeadTime></ItemDetail></ItemIn>`;

/** An empty basket means that nothing was chosen. */
export function orderMessage(pen: Pen, visit: Visit, items: readonly BasketItem[]): string {
  const { buyerCookie = '', from = NOBODY, to = NOBODY } = visit.cxml ?? {};
  const total = centsToWire(sum(items.map((item) => lineAmount(item.unitPrice, item.number))));
  const allowed = visit.operation === 'inspect' ? 'inspect' : 'edit';
  const header = `<PunchOutOrderMessageHeader operationAllowed="${allowed}"><Total>${money(total)}</Total></PunchOutOrderMessageHeader>`;
  const lines = items.map((item) => itemIn(pen, item)).join('');
  return message(
    pen,
    { from: to, to: from },
    `<PunchOutOrderMessage><BuyerCookie>${escapeMarkup(buyerCookie)}</BuyerCookie>${header}${lines}</PunchOutOrderMessage>`,
  );
}

const NOBODY = { domain: '', identity: '' };

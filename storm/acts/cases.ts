// After-sale: buyers ask for money, returns and replacements, cancel what they have paid; stores, the platform and finance answer.
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { afterSaleProtocol as afterSale } from '#mall/after-sale/after-sale.protocol.ts';
import type { CaseButton, CaseDetail } from '#mall/after-sale/after-sale-detail.protocol.ts';
import { GRADES } from '#mall/after-sale/after-sale-terms.ts';
import type { Person } from '../client.ts';
import type { World } from '../world.ts';

/** What a case may be about: an order or a sample request that was paid. */
export interface Bought {
  sn: string;
  memberId: number;
  storeId: number;
}

/** Pieces of one of them, or all of it at once. */
export async function askBack(world: World, buyer: Person, of: Bought): Promise<void> {
  const { client, random } = world;
  const orderSn = of.sn;
  const text = world.mark('case');
  const isCancelled = random.chance(25);
  const part = isCancelled || random.chance(40) ? ('U' as const) : ('D' as const);
  const kind = isCancelled ? 8 : part === 'U' || orderSn.startsWith('SP') ? 3 : random.between(1, 3);
  const reason = isCancelled ? ('R01' as const) : part === 'U' ? ('R09' as const) : ('R03' as const);
  const claim = { orderSn, part, reason };
  const { lines: found } = await client.call(afterSale.maximum, claim, buyer);
  const lines = found.flatMap(({ orderLineId, left }) =>
    left[part] > 0 ? [{ orderLineId, number: random.between(1, left[part]) }] : [],
  );
  if (!isCancelled && lines.length === 0) return;
  const isWhole = isCancelled || orderSn.startsWith('SP') || random.chance(30);
  const made = await client.create(
    afterSale.apply,
    {
      ...claim,
      kind,
      text,
      ...(isWhole ? {} : { lines }),
      ...(part === 'D' && kind === 3 ? { isReceived: true } : {}),
    },
    buyer,
    { kind: 'case', mark: text, fact: ({ caseSn }) => caseSn },
  );
  world.cases.push({ ...of, sn: made.caseSn });
}

type Act = (
  one: CaseDetail,
  world: World,
) => readonly [endpoint: AnyEndpoint, input: object, isOnce?: boolean];
type Side = 'buyer' | 'store' | 'operator' | 'finance';

const said = { reason: '见附件' };
const way = { carrier: '顺丰速运', trackingNo: 'SF-case' };

const ACTS: Record<Side, Partial<Record<CaseButton, Act>>> = {
  buyer: {
    acceptOffer: () => [afterSale.acceptOffer, {}],
    declineOffer: () => [afterSale.declineOffer, {}],
    escalate: () => [afterSale.escalate, { text: '请平台处理' }, true],
    withdraw: () => [afterSale.withdraw, {}, true],
    sendBack: () => [afterSale.sendBack, way],
    takeRefund: () => [afterSale.takeRefund, {}, true],
    takeReplacement: () => [afterSale.takeReplacement, {}, true],
    nameAccount: () => [afterSale.nameAccount, { route: 'BALANCE' }],
  },
  store: {
    agree: () => [afterSale.agree, {}, true],
    offer: () => [afterSale.offer, { ...said, amount: '0.01' }],
    refuse: () => [afterSale.refuse, said, true],
    receive: (one, world) => [afterSale.receive, { pieces: found(one, world) }],
    turnAway: () => [afterSale.turnAway, said],
    sendReplacement: () => [afterSale.sendReplacement, way, true],
    cannotReplace: () => [afterSale.cannotReplace, said, true],
  },
  operator: {
    decideForBuyer: ({ amount }) => [afterSale.decide, { ...said, amount }, true],
    decideForStore: () => [afterSale.decide, said, true],
  },
  finance: {
    firstRelease: () => [afterSale.release, {}],
    release: () => [afterSale.release, {}, true],
    retryRefund: () => [afterSale.retryRefund, {}],
  },
};

/** All that was claimed, or some of it, graded somehow. */
const found = ({ lines, lots }: CaseDetail, { random }: World) =>
  lines.flatMap(({ orderLineId, number }) => {
    const lot = lots.find((one) => one.orderLineId === orderLineId);
    return lot
      ? [{ orderLineId, lotNo: lot.lotNo, grade: random.pick(GRADES), number: random.between(1, number) }]
      : [];
  });

const DETAIL = {
  buyer: afterSale.detail,
  store: afterSale.storeDetail,
  operator: afterSale.adminDetail,
  finance: afterSale.adminDetail,
} as const;

/** One of the things that this side may do with one of its cases. */
export async function goOnWithCase(
  world: World,
  person: Person,
  side: Side,
  isMine: (one: Bought) => boolean = () => true,
): Promise<void> {
  const { client, random } = world;
  const mine = world.cases.filter(isMine);
  if (mine.length === 0) return;
  const of = random.pick(mine);
  const caseSn = of.sn;
  const one = await client.call(DETAIL[side], { caseSn }, person);
  if (['COMPLETED', 'REFUSED_FINAL', 'CANCELLED'].includes(one.state)) {
    world.cases.splice(world.cases.indexOf(of), 1);
    return;
  }
  const open = one.allowedActions.filter((button) => ACTS[side][button]);
  if (open.length === 0) return;
  const button = random.pick(open);
  if (button === 'withdraw' && random.chance(80)) return;
  const [endpoint, input, isOnce] = ACTS[side][button]?.(one, world) ?? [];
  if (!endpoint) return;
  const asked = { caseSn, version: one.version, ...input };
  if (isOnce)
    await client.step(endpoint, asked, person, { kind: 'step', mark: `afterSale ${caseSn} ${button}` });
  else await client.call(endpoint, asked, person);
}

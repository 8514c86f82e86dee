// The cases of one order, or of one sample request, on its page: what was asked for, where it stands, what has gone back.
import { Link } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseCard } from '../after-sale-detail.protocol.ts';
import { adminCaseList, ownCaseList, storeCaseList } from '../after-sale-lists.ts';
import { caseWords } from './case-words.ts';
import { casePageOf, type ReadingSide } from './page-of.ts';

const LISTS = { buyer: ownCaseList.list, store: storeCaseList.list, platform: adminCaseList.list };

/** Nothing for an order without cases. @param order as it was read: cases are asked for again when a step was taken */
export function OrderCases({
  order: { orderSn, log },
  side,
}: {
  order: { orderSn: string; log: readonly unknown[] };
  side: ReadingSide;
}) {
  const say = useWords(caseWords);
  const { reply } = useCall(LISTS[side], { keyword: orderSn, pageSize: 50 }, 0, log.length);
  const cases = reply?.list.filter((one) => one.orderSn === orderSn) ?? [];
  if (cases.length === 0) return null;
  return (
    <Card flush title={say.casesOfOrder}>
      <ul className="divide-y divide-line text-13">
        {cases.map((one) => (
          <li key={one.caseSn} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
            <Link to={casePageOf(one.caseSn, side)} className="num text-brand hover:underline">
              {one.caseSn}
            </Link>
            <span>{one.kindName}</span>
            <span className="num min-w-0 flex-1 basis-40 text-secondary sm:truncate">{piecesOf(one)}</span>
            <span className="num font-semibold">{sumOf(one)}</span>
            <Tag dot tone={one.tone}>
              {one.stateName}
            </Tag>
            <span className="num text-hint">{showMoment(one.createTime)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const piecesOf = ({ lines }: CaseCard) =>
  lines.map(({ partNo, number }) => `${partNo} × ${number.toLocaleString('en-US')}`).join(' · ');

/** What was agreed to, else what is asked for; nothing for an exchange, and for who may not see prices. */
function sumOf({ agreed, amount }: CaseCard): string {
  const sum = agreed || amount;
  return Number(sum) > 0 ? showAmount(sum) : '';
}

// One complaint below its head, alike for both sides and the platform: what it is about, what everybody says, history.
import { Link } from 'react-router';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { casePageOf, pageOf, type ReadingSide } from '#mall/after-sale/parts/page-of.ts';
import { SaidList } from '#mall/after-sale/parts/said.tsx';
import type { ComplaintDetail } from '../complaint.protocol.ts';
import { complaintWords } from './complaint-words.ts';

/** What happens next by itself; nothing where nothing does. */
export function ComplaintNote({
  one: { state, dueAt },
  className,
}: {
  one: ComplaintDetail;
  className: string;
}) {
  const say = useWords(complaintWords);
  const at = showMoment(dueAt);
  const texts: Partial<Record<ComplaintDetail['state'], string>> = {
    ...(dueAt ? { NEW: say.takenUpBy(at), TO_APPEAL: say.answerBy(at), IN_DIALOGUE: say.termsBy(at) } : {}),
    IN_ARBITRATION: say.inArbitration,
  };
  return texts[state] ? <p className={className}>{texts[state]}</p> : null;
}

export function ComplaintFacts({ one, side }: { one: ComplaintDetail; side: ReadingSide }) {
  const say = useWords(complaintWords);
  const link = (page: string, sn: string) =>
    page && sn ? (
      <Link to={page} className="num text-brand hover:underline">
        {sn}
      </Link>
    ) : (
      sn
    );
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 space-y-3">
        <Card title={say.facts}>
          <Descriptions
            columns={2}
            onlyGiven
            items={[
              { label: say.kind, value: one.kindName },
              { label: say.store, value: one.storeName },
              { label: say.buyer, value: one.buyerName },
              { label: say.order, value: link(pageOf(one.orderSn, side), one.orderSn) },
              { label: say.theCase, value: link(casePageOf(one.caseSn, side), one.caseSn) },
              { label: say.wish, value: one.wish, wide: true },
              { label: say.decision, value: one.decision, wide: true },
              {
                label: say.compensation,
                value: Number(one.compensation) > 0 ? showAmount(one.compensation) : '',
              },
            ]}
          />
        </Card>
        <SaidList title={say.said} said={one.words} />
      </div>
      <Card title={say.log}>
        <StepList steps={one.log} />
      </Card>
    </div>
  );
}

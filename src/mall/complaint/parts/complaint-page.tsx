// One complaint below its head, alike for both sides and the platform: what it is about, what everybody says, history.
import { Link } from 'react-router';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useWords } from '#kit/words/use-words.ts';
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

/** Where the order and the case are on the reader's side; '' where he has no page for them. */
export interface Pages {
  order: string;
  case: string;
}

export function ComplaintFacts({ one, pages }: { one: ComplaintDetail; pages: Pages }) {
  const say = useWords(complaintWords);
  const by = { buyer: say.byBuyer, store: say.byStore, platform: say.byPlatform };
  const link = (page: string, sn: string) =>
    page ? (
      <Link to={page + sn} className="num text-brand hover:underline">
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
            items={[
              { label: say.kind, value: one.kindName },
              { label: say.store, value: one.storeName },
              { label: say.buyer, value: one.buyerName },
              ...(one.orderSn ? [{ label: say.order, value: link(pages.order, one.orderSn) }] : []),
              ...(one.caseSn ? [{ label: say.theCase, value: link(pages.case, one.caseSn) }] : []),
              ...(one.wish ? [{ label: say.wish, value: one.wish, wide: true }] : []),
              ...(one.decision ? [{ label: say.decision, value: one.decision, wide: true }] : []),
              ...(Number(one.compensation) > 0
                ? [{ label: say.compensation, value: showAmount(one.compensation) }]
                : []),
            ]}
          />
        </Card>
        <Card title={say.said} flush>
          <ul className="divide-y divide-line">
            {one.words.map((shown) => (
              <li key={`${shown.time} ${shown.by}`} className="px-4 py-3 text-13">
                <p className="flex flex-wrap gap-x-3 text-12 text-hint">
                  <span className="font-semibold text-secondary">{by[shown.by]}</span>
                  {shown.byName}
                  <span className="num ml-auto">{showMoment(shown.time)}</span>
                </p>
                <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{shown.text}</p>
                {shown.files.length > 0 ? (
                  <ul className="mt-2 flex flex-wrap gap-2">
                    {shown.files.map((file) => (
                      <li key={file.fileId}>
                        <a href={file.url} target="_blank" rel="noreferrer" aria-label={file.fileName}>
                          <img
                            src={file.url}
                            alt={file.fileName}
                            className="size-20 rounded-control border border-line object-cover"
                          />
                        </a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Card title={say.log}>
        <StepList steps={one.log} />
      </Card>
    </div>
  );
}

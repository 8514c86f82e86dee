// Who was asked, and how many have answered; of a sealed inquiry no more than that before it closes.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import { inquiryWords } from './inquiry-words.ts';

const FIRST_STORES = 10;

type Source = InquiryDetail['invited'][number]['source'];

export function InvitedStores({
  inquiry,
  answerOf,
}: {
  inquiry: InquiryDetail;
  /** What a store has answered, from the room of quotations; nothing where that may not be known. */
  answerOf?: (storeId: number) => ReactNode;
}) {
  const say = useWords(inquiryWords);
  const [showsAll, setShowsAll] = useState(false);
  const { invited, wanted, header } = inquiry;
  const isPublished = inquiry.versionNo > 0;
  const rows: readonly { storeId: number; storeName: string; source?: Source; invitedAt?: string }[] =
    isPublished ? invited : wanted;
  const shown = showsAll ? rows : rows.slice(0, FIRST_STORES);
  const isShut = inquiry.isSealed && inquiry.state === 'QUOTING';
  return (
    <Card title={isPublished ? say.suppliers : say.wanted} flush>
      {isPublished ? (
        <p className="border-b border-line px-4 py-2 text-12 text-secondary">
          {(isShut ? say.countOnly : say.countOpen)(inquiry.quotedNum, inquiry.invitedNum)}
        </p>
      ) : header.mode === 'DIRECTED' ? null : (
        <p className="border-b border-line px-4 py-2 text-12 text-secondary">{say.broadcastOnPublish}</p>
      )}
      {rows.length === 0 ? (
        header.mode === 'DIRECTED' ? (
          <p className="px-4 py-3 text-13 text-hint">{say.noneInvited}</p>
        ) : null
      ) : (
        <ul className="divide-y divide-line text-13">
          {shown.map((store) => (
            <li
              key={store.storeId}
              title={store.invitedAt ? say.invitedAt(showMoment(store.invitedAt)) : undefined}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
            >
              <Link to={`/store/index?vid=${store.storeId}`} className="min-w-0 truncate hover:text-brand">
                {store.storeName}
              </Link>
              {store.source ? <Tag>{say[`source_${store.source}`]}</Tag> : null}
              <span className="ml-auto flex items-center gap-2">
                {answerOf?.(store.storeId) ??
                  (store.invitedAt ? (
                    <span className="num text-12 text-hint">{showMoment(store.invitedAt)}</span>
                  ) : null)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length ? (
        <div className="border-t border-line p-2 text-center">
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            {say.showAllStores(rows.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

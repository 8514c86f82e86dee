// My invoice headers: kept, changed, deleted; the platform verifies a company's once.
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type HeaderReply, headerProtocol } from '#mall/invoice/header.protocol.ts';
import { HeaderDialog } from '#mall/invoice/parts/header-form.tsx';
import { headerWords } from '#mall/invoice/parts/header-words.ts';
import { KeptCards } from '#mall/invoice/parts/kept-cards.tsx';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(headerWords.headers);

export const clientLoader = () => call(headerProtocol.headers, {});

export default function HeadersScreen() {
  const { list, certified } = useLoaderData<typeof clientLoader>();
  const say = useWords(headerWords);
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Partial<HeaderReply> | null>(null);
  return (
    <>
      <KeptCards
        title={say.headers}
        add={say.add}
        none={{ title: say.none, text: say.noneText }}
        list={list}
        keyOf={({ headerId }) => headerId}
        onAdd={() => setEdited({})}
        onEdit={setEdited}
        remove={async ({ headerId }) => {
          await call(headerProtocol.removeHeader, { headerId });
          await revalidate();
        }}
        removeText={{ title: say.deleteTitle, text: say.deleteText }}
        aside={
          certified && !list.some(({ taxNo }) => taxNo === certified.taxNo) ? (
            <Button onClick={() => setEdited(certified)}>{say.fromCertified}</Button>
          ) : null
        }
        draw={(one) => (
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
              <span className="max-w-full font-semibold wrap-anywhere">{one.title}</span>
              <Tag dot tone={one.tone}>
                {one.stateName}
              </Tag>
              {one.isDefault ? <Tag tone="moving">{say.isDefault}</Tag> : null}
              {one.isForSpecial ? <Tag>{say.forSpecial}</Tag> : null}
            </p>
            <p className="num text-secondary">{one.taxNo}</p>
            <p className="wrap-anywhere text-secondary">
              {one.registerAddress} {one.registerPhone}
            </p>
            <p className="num wrap-anywhere text-secondary">
              {one.bank} {one.bankAccount}
            </p>
            {one.email ? <p className="num text-hint">{one.email}</p> : null}
            {one.reason ? <p className="text-danger">{say.why(one.reason)}</p> : null}
          </>
        )}
      />
      {edited ? (
        <HeaderDialog
          edited={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', ['h-40', 'h-40']);

export { ErrorBoundary } from '../member-failed.tsx';

// Where an order comes from and what has followed it: inquiry, quotation, contract, order, parcels by lot, invoices, each with its hash.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { EvidenceReply, OrderDetail } from '../order-detail.protocol.ts';
import { agreedWords } from './agreed-words.ts';

/** On an order's page, with the way to the page on which anybody checks it. */
export function EvidenceCard({
  order: { orderSn, evidence, verifyCode },
  hrefOf,
}: {
  order: Pick<OrderDetail, 'orderSn' | 'evidence' | 'verifyCode'>;
  hrefOf: (link: EvidenceReply) => string | undefined;
}) {
  const say = useWords(agreedWords);
  if (evidence.length === 0) return null;
  return (
    <Card
      title={say.evidence}
      actions={
        verifyCode ? (
          <Link
            to={`/contract/verify?sn=${orderSn}&code=${verifyCode}`}
            className="text-13 text-brand hover:underline"
          >
            {say.verifyHere}
          </Link>
        ) : null
      }
    >
      <p className="mb-3 text-13 text-hint">{say.evidenceText}</p>
      <EvidenceChain links={evidence} hrefOf={hrefOf} />
      {verifyCode ? <p className="mt-3 text-12 text-hint">{say.verifyHint(verifyCode)}</p> : null}
    </Card>
  );
}

/** @param hrefOf where the reader's side looks at a document; nothing where it has no page of its own */
export function EvidenceChain<L extends Omit<EvidenceReply, 'versionNo'> & { versionNo?: number }>({
  links,
  hrefOf = () => undefined,
}: {
  links: readonly L[];
  hrefOf?: (link: L) => string | undefined;
}) {
  const say = useWords(agreedWords);
  return (
    <ol
      className="grid text-13 md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]"
      aria-label={say.evidence}
    >
      {links.map((link) => {
        const href = hrefOf(link);
        return (
          <li
            key={`${link.kind} ${link.sn}`}
            className="relative min-w-0 border-l-2 border-line py-2 pl-4 md:border-t-2 md:border-l-0 md:pt-4 md:pr-4 md:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-4 -left-[5px] size-2 rounded-full bg-brand md:-top-[5px] md:left-0"
            />
            <p className="flex flex-wrap items-center gap-x-2 text-12 text-hint">
              {say[link.kind]}
              {link.versionNo ? <span>{say.version(link.versionNo)}</span> : null}
            </p>
            <p className="num font-semibold wrap-anywhere">
              {href ? (
                <Link to={href} className="text-brand hover:underline">
                  {link.sn}
                </Link>
              ) : (
                link.sn
              )}
            </p>
            {link.lots.length > 0 ? (
              <p className="num text-12 wrap-anywhere text-secondary">
                {say.lots} {link.lots.join('，')}
              </p>
            ) : null}
            {link.time ? <p className="num text-12 text-hint">{showMoment(link.time)}</p> : null}
            {link.hash ? (
              <p className="flex items-center text-12 text-secondary">
                {say.hash}
                <code className="num ml-1" title={link.hash}>
                  {link.hash.slice(0, 12)}…
                </code>
                <CopyButton text={link.hash} />
              </p>
            ) : null}
            {link.isIntact === null ? (
              link.hash === '' ? (
                <p className="text-12 text-hint">{say.notLinked}</p>
              ) : null
            ) : link.isIntact ? (
              <p className="flex items-center gap-1 text-12 text-done">
                <CircleCheck size={14} aria-hidden="true" />
                {say.intact}
              </p>
            ) : (
              <p className="flex items-center gap-1 text-12 text-refused">
                <TriangleAlert size={14} aria-hidden="true" />
                {say.broken}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

// Where an agreed order comes from: inquiry, quotation, contract, order, each with the hash that it was agreed by.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { EvidenceReply } from '../order-detail.protocol.ts';
import { agreedWords } from './agreed-words.ts';

/** @param hrefOf where the reader's side looks at a document; nothing where it has no page of its own */
export function EvidenceChain({
  evidence,
  hrefOf,
}: {
  evidence: readonly EvidenceReply[];
  hrefOf: (link: EvidenceReply) => string | undefined;
}) {
  const say = useWords(agreedWords);
  return (
    <ol className="grid text-13 md:grid-flow-col md:auto-cols-fr" aria-label={say.evidence}>
      {evidence.map((link) => {
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
              {link.kind === 'order' || link.versionNo === 0 ? null : (
                <span>{say.version(link.versionNo)}</span>
              )}
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
            {link.isIntact === null ? null : link.isIntact ? (
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

// The chain of evidence: who confirmed, signed and withdrew what, when, by which proof; each entry holds the one before.
import { Link2 } from 'lucide-react';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail, ContractSignature } from '../../contract-detail.protocol.ts';
import { contractWords } from '../contract-words.ts';
import { SealPicture } from '../seal/seal-picture.tsx';
import { HashText } from '../text/hash-text.tsx';

export function EvidenceCard({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const rows = contract.signatures;
  return (
    <Card title={say.evidence}>
      {rows.length === 0 ? (
        <p className="text-13 text-hint">{say.noEvidence}</p>
      ) : (
        <>
          <ol className="space-y-3">
            {rows.map((row) => (
              <Entry key={row.seq} row={row} party={row.side ? contract[`${row.side}Name`] : ''} />
            ))}
          </ol>
          <p className="mt-3 flex gap-2 border-t border-line pt-2 text-12 text-hint">
            <Link2 size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            {say.chainHint}
          </p>
          <details className="mt-2 text-12">
            <summary className="cursor-pointer text-secondary">{say.isAndIsNot}</summary>
            <p className="mt-1 text-hint">{say.signatureIs}</p>
            <p className="mt-1 text-hint">{say.signatureIsNot}</p>
          </details>
        </>
      )}
    </Card>
  );
}

/** @param party what the side is called where the entry names none; '' for the system's own */
function Entry({ row, party }: { row: ContractSignature; party: string }) {
  const say = useWords(contractWords);
  const methods: Record<string, string> = {
    sms: say.method_sms,
    payPassword: say.method_payPassword,
    platform: say.method_platform,
  };
  const method = methods[row.method];
  return (
    <li className="flex gap-3 text-13">
      {row.sealSvg ? (
        <SealPicture svg={row.sealSvg} name={row.partyName} className="size-14 shrink-0 object-contain" />
      ) : (
        <span
          aria-hidden="true"
          className="num flex size-6 shrink-0 items-center justify-center rounded-full bg-neutral-wash text-12 text-secondary"
        >
          {row.seq}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{say[`evidenceWhat_${row.what}`]}</span>
          <span className="num text-12 text-hint">{say.version(row.versionNo)}</span>
          {row.isGood ? null : <Tag tone="refused">{say.broken}</Tag>}
        </p>
        <p className="wrap-anywhere">
          {[row.partyName || party, row.signerName].filter(Boolean).join(' · ') || say.system}
        </p>
        <p className="num text-12 text-hint">
          {showMoment(row.time, true)}
          {method ? ` · ${method}` : null}
        </p>
        <details className="text-12">
          <summary className="cursor-pointer text-hint">{say.showProof}</summary>
          <dl className="mt-1 space-y-0.5">
            <HashRow name={say.contentHash} hash={row.contentHash} />
            <HashRow name={say.pdfHash} hash={row.pdfHash} />
            <HashRow name={say.formerEntry} hash={row.formerHash} />
            <HashRow name={say.ownHash} hash={row.hash} />
            <HashRow name={say.platformSignature} hash={row.platformSignature} />
          </dl>
        </details>
      </div>
    </li>
  );
}

function HashRow({ name, hash }: { name: string; hash: string }) {
  if (!hash) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="text-hint">{name}</dt>
      <dd className="min-w-0">
        <HashText hash={hash} />
      </dd>
    </div>
  );
}

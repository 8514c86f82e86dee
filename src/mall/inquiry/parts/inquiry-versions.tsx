// The published versions of an inquiry: when, by whom, why, what differs, and each as it was.

import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryVersion } from '../inquiry-detail.protocol.ts';
import { inquiryWords } from './inquiry-words.ts';

export interface InquiryVersionsProps {
  inqSn: string;
  /** The newest first. */
  versions: readonly (Pick<InquiryVersion, 'versionNo' | 'createTime' | 'reason'> &
    Partial<InquiryVersion>)[];
  shownVersionNo: number;
  /** Read through the suppliers' door. */
  isSupplier?: boolean;
}

export function InquiryVersions({ inqSn, versions, shownVersionNo, isSupplier }: InquiryVersionsProps) {
  const say = useWords(inquiryWords);
  const { search } = useLocation();
  const [compared, setCompared] = useState<{ from: number; to: number }>();
  if (versions.length === 0) return null;
  const latest = versions[0]!.versionNo;
  return (
    <Card title={say.versions} flush>
      <ol className="divide-y divide-line text-13">
        {versions.map((one) => (
          <li key={one.versionNo} className="space-y-1 px-4 py-2.5">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{say.version(one.versionNo)}</span>
              {one.versionNo === latest ? <Tag tone="moving">{say.currentVersion}</Tag> : null}
              <span className="num ml-auto text-12 text-hint">
                {[one.actorName, showMoment(one.createTime)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <p className="wrap-anywhere text-secondary">
              {one.reason || (one.versionNo === 1 ? say.first : '')}
            </p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12">
              {one.versionNo > 1 ? (
                <Button
                  variant="link"
                  size="sm"
                  onClick={() => setCompared({ from: one.versionNo - 1, to: one.versionNo })}
                >
                  {say.changes}
                </Button>
              ) : null}
              {one.versionNo === shownVersionNo ? null : (
                <Button
                  variant="link"
                  size="sm"
                  to={withQuery(search, {
                    versionNo: one.versionNo === latest ? undefined : one.versionNo,
                  })}
                  preventScrollReset
                >
                  {one.versionNo === latest ? say.toCurrent : say.asItWas}
                </Button>
              )}
              {one.contentHash ? (
                <span className="num ml-auto font-mono text-hint" title={one.contentHash}>
                  {say.fingerprint} {one.contentHash.replace(/^sha256:/, '').slice(0, 10)}
                </span>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {compared ? (
        <DifferenceDialog
          inqSn={inqSn}
          {...compared}
          isSupplier={isSupplier}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
    </Card>
  );
}

const TONES = { added: 'done', removed: 'refused', changed: 'waiting' } as const;

export function DifferenceDialog(props: {
  inqSn: string;
  from: number;
  to: number;
  isSupplier: boolean | undefined;
  onClose: () => void;
}) {
  const { inqSn, from, to, isSupplier, onClose } = props;
  const say = useWords(inquiryWords);
  const ask = isSupplier ? inquiryProtocol.sellerDifferences : inquiryProtocol.differences;
  const { reply: found, error, again } = useCall(ask, { inqSn, from, to });
  return (
    <Dialog open size="lg" title={say.differs(from, to)} onOpenChange={(isOpen) => isOpen || onClose()}>
      {error ? (
        <ErrorState text={error} onRetry={again} />
      ) : !found ? (
        <SkeletonText lines={6} />
      ) : found.list.length === 0 ? (
        <p className="text-13 text-secondary">{say.noDifference}</p>
      ) : (
        <Table
          label={say.differs(from, to)}
          dense
          minWidth="480px"
          head={['', say.lines, say.requirements, `V${from}`, `V${to}`]}
        >
          {found.list.map((one) => (
            <tr key={one.path}>
              <Td>
                <Tag tone={TONES[one.kind]}>{one.kind === 'removed' ? say.removedLine : say[one.kind]}</Tag>
              </Td>
              <Td className="whitespace-nowrap">
                {one.lineNo === null ? say.whole : say.lineOf(one.lineNo)}
              </Td>
              <Td>{one.label}</Td>
              <Td className="num max-w-56 wrap-anywhere text-secondary">
                {one.before === null ? '—' : <del>{one.before}</del>}
              </Td>
              <Td className="num max-w-56 wrap-anywhere">
                {one.after === null ? '—' : <ins className="no-underline">{one.after}</ins>}
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </Dialog>
  );
}

// All texts that both sides could read, each to be looked at as it was and compared with the one that is shown.
import { Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractWords } from '../contract-words.ts';
import { HashText } from './hash-text.tsx';

/** Nothing while there is only a draft. */
export function VersionsCard({ contract, comparedWith }: { contract: ContractDetail; comparedWith: number }) {
  const say = useWords(contractWords);
  const { search } = useLocation();
  const { versions, versionNo, isDraft } = contract;
  if (versions.length === 0) return null;
  return (
    <Card title={say.versions}>
      <ol className="space-y-3 text-13">
        {versions.toReversed().map((one) => {
          const isShown = !isDraft && one.versionNo === versionNo;
          return (
            <li key={one.versionNo}>
              <p className="flex flex-wrap items-center gap-x-2">
                <span className={isShown ? 'font-semibold' : undefined}>{say.version(one.versionNo)}</span>
                {one.isInForce ? <Tag tone="moving">{say.inForce}</Tag> : null}
                {one.versionNo === comparedWith ? <Tag>{say.compared}</Tag> : null}
                {isShown ? null : (
                  <>
                    <Link
                      to={withQuery(search, { versionNo: one.versionNo, compare: undefined })}
                      preventScrollReset
                      className="text-brand hover:underline"
                    >
                      {say.look}
                    </Link>
                    <Link
                      to={withQuery(search, { compare: one.versionNo })}
                      preventScrollReset
                      className="text-brand hover:underline"
                    >
                      {say.compare}
                    </Link>
                  </>
                )}
              </p>
              <p className="num text-12 text-hint">
                {[one.byName, showMoment(one.time)].filter(Boolean).join(' · ')}
              </p>
              <HashText hash={one.contentHash} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

// Takes the part numbers out of one of the member's BOMs.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { MOST_NUMBERS } from '#mall/replacement/replacement.protocol.ts';

const AT_ONCE = 200;

/** Mount it to open it. */
export function BomChoice({
  onClose,
  onChosen,
}: {
  onClose: () => void;
  onChosen: (partNos: string[]) => void;
}) {
  const say = useWords(replacementWords);
  const { reply, error, again } = useCall(bomProtocol.list, { pageSize: 20 });
  const boms = reply?.list;
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<number>();
  async function choose(bomId: number) {
    setChosen(bomId);
    try {
      const found = new Set<string>();
      for (let current = 1, isMore = true; isMore; current++) {
        const { list, pagination } = await call(bomProtocol.lines, { bomId, current, pageSize: AT_ONCE });
        for (const line of list) found.add(line.part?.partNo ?? line.partNo);
        // One more than can be looked for: so that it is said.
        isMore = current * AT_ONCE < pagination.total && found.size <= MOST_NUMBERS + 1;
      }
      found.delete('');
      onChosen([...found]);
    } catch {
      setChosen(undefined);
      setFailed(true);
    }
  }

  return (
    <Dialog open title={say.fromBom} onOpenChange={(isOpen) => isOpen || onClose()}>
      {failed || error ? (
        <ErrorState
          onRetry={() => {
            setFailed(false);
            again();
          }}
        />
      ) : !boms ? (
        <SkeletonText lines={4} />
      ) : boms.length === 0 ? (
        <EmptyState compact title={say.noBom} text={say.noBomText} way={['/quickOrder', say.uploadBom]} />
      ) : (
        <ul className="divide-y divide-line">
          {boms.map((bom) => (
            <li key={bom.bomId} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block truncate">{bom.bomName}</span>
                <span className="num text-12 text-hint">
                  {say.bomLines(bom.lineCount)} · {showMoment(bom.updatedAt)}
                </span>
              </span>
              <Button size="sm" busy={chosen === bom.bomId} onClick={() => void choose(bom.bomId)}>
                {say.tabSearch}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

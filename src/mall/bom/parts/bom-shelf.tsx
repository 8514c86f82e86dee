// A member's kept bills of materials: left, found again, copied, deleted.

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { bomWords } from './bom-words.ts';

const PAGE = 10;
const LOOK_AGAIN_MS = 2_000;

export function BomShelf({ current, pageTo }: { current: number; pageTo: (page: number) => string }) {
  const say = useWords(bomWords);
  const { reply: shelf, error, again } = useCall(bomProtocol.list, { current, pageSize: PAGE });
  const [going, setGoing] = useState<number>();
  const isMoving = shelf?.list.some((one) => one.state === 'MATCHING') ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question all the time
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  async function remove(bomId: number) {
    await call(bomProtocol.remove, { bomId });
    toast.show({ text: say.deleted });
    again();
  }

  return (
    <Card title={say.myBoms} flush>
      {error ? <ErrorState text={error} onRetry={again} /> : null}
      {!shelf && !error ? (
        <div className="p-4">
          <SkeletonText lines={4} />
        </div>
      ) : null}
      {shelf && shelf.list.length === 0 ? <EmptyState title={say.noBoms} text={say.noBomsText} /> : null}
      {shelf && shelf.list.length > 0 ? (
        <Table
          label={say.myBoms}
          minWidth="640px"
          head={[
            say.name,
            { num: say.lineCount, className: 'w-20' },
            { children: say.state, className: 'w-44' },
            { children: say.changed, className: 'w-40' },
            { className: 'w-20', 'aria-label': say.delete },
          ]}
        >
          {shelf.list.map((one) => (
            <tr key={one.bomId}>
              <Td className="max-w-0">
                <Link
                  to={`/quickOrder?bomId=${one.bomId}`}
                  className="block truncate font-semibold hover:text-brand"
                >
                  {one.bomName}
                </Link>
                <p className="truncate text-12 text-hint">
                  {one.isOwn ? one.fileName : say.by(one.ownerName)}
                </p>
              </Td>
              <Td num>{one.lineCount}</Td>
              <Td>
                {one.state === 'MATCHING' ? (
                  <ProgressBar
                    value={one.lineCount ? one.matchedCount / one.lineCount : null}
                    label={one.stateName}
                    figure
                  />
                ) : (
                  <span className={one.state === 'COLUMNS' ? 'text-waiting' : 'text-secondary'}>
                    {one.stateName}
                  </span>
                )}
              </Td>
              <Td className="text-12 whitespace-nowrap text-secondary">{showMoment(one.updatedAt)}</Td>
              <Td>
                {one.allowedActions.includes('remove') ? (
                  <button
                    type="button"
                    className="text-13 text-secondary hover:text-refused"
                    onClick={() => setGoing(one.bomId)}
                  >
                    {say.delete}
                  </button>
                ) : null}
              </Td>
            </tr>
          ))}
        </Table>
      ) : null}
      {shelf ? <ListPages className="p-3" pagination={shelf.pagination} hrefOf={pageTo} /> : null}
      <ConfirmDialog
        open={going !== undefined}
        onOpenChange={(open) => open || setGoing(undefined)}
        title={say.removeAsk}
        text={say.removeText}
        confirmLabel={say.delete}
        tone="danger"
        onConfirm={() => (going === undefined ? undefined : remove(going))}
      />
    </Card>
  );
}

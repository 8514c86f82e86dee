// Everything about one offer for one line: its cost in parts, its earlier versions, and choosing or splitting.
import { useCall } from '#kit/browser/use-call.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Drawer } from '#kit/ui/drawer.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CompareCell, CompareLine, CompareSupplier } from '../../comparison.protocol.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { quoteWords } from '../quote-words.ts';
import { CellParts } from './cell-parts.tsx';
import { CellMarks, leadText } from './compare-cell.tsx';
import { compareWords } from './compare-words.ts';
import { isChoosable } from './split.ts';

export interface CellDrawerProps {
  cell: CompareCell;
  line: CompareLine;
  supplier: CompareSupplier;
  chosenNum: number;
  /** Others have a part of the line already. */
  isSplit: boolean;
  mayChoose: boolean;
  onChoose: () => void;
  onSplit: () => void;
  onClose: () => void;
}

export function CellDrawer(props: CellDrawerProps) {
  const { cell, line, supplier, chosenNum, isSplit, mayChoose, onChoose, onSplit, onClose } = props;
  const say = useWords(compareWords);
  const words = useWords(quoteWords);
  const { reply, error, busy } = useCall(quotationProtocol.cellHistory, {
    quoSn: cell.quoSn,
    lineNo: cell.lineNo,
  });
  const history = busy ? undefined : reply?.list;
  const quotationTo = `/inquiry/purchaser/quo_info?quoSn=${encodeURIComponent(cell.quoSn)}`;
  const canChoose = mayChoose && isChoosable(cell);
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={say.cellTitle(line.lineNo, supplier.storeName)}
      footer={
        canChoose ? (
          <>
            {isSplit && chosenNum === 0 ? <Button onClick={onSplit}>{say.splitWith}</Button> : null}
            <Button variant="primary" onClick={onChoose}>
              {chosenNum > 0 ? say.unchoose : say.chooseThis}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        <div>
          <p className="num font-semibold break-all">{line.title}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-1.5 text-13 text-secondary">
            {[cell.partNo, cell.brandName].filter(Boolean).join(' · ')}
            <CellMarks cell={cell} />
          </p>
        </div>
        <CellParts cell={cell} needed={line.needed} />
        <section>
          <h3 className="mb-2 text-13 font-semibold">{say.cellHistory}</h3>
          {error ? (
            <p className="text-12 text-hint">{say.historyFailed}</p>
          ) : history === undefined ? (
            <SkeletonText lines={3} />
          ) : (
            <ol className="grid gap-1.5 text-13">
              {history.toReversed().map((one) => (
                <li key={one.versionNo} className="num flex items-baseline justify-between gap-3">
                  <span className="min-w-0 text-secondary">
                    <b className="mr-1 text-brand">{words.versionOf(one.versionNo)}</b>
                    {one.side === 'supplier' ? say.supplier : say.sidePurchaser}{' '}
                    {one.isFinal ? <Tag tone="waiting">{words.isFinal}</Tag> : null}
                    <span className="block text-12 text-hint">{showMoment(one.time)}</span>
                  </span>
                  <span className="text-right whitespace-nowrap">
                    {one.line?.breaks[0]
                      ? showUnitPrice(
                          (
                            one.line.breaks.findLast((each) => each.number <= (one.line?.number ?? 0)) ??
                            one.line.breaks[0]
                          ).unitPrice,
                        )
                      : say.notAvailable}
                    {one.line && one.line.answer !== 'none' ? (
                      <span className="block text-12 text-hint">
                        {say.pieces(one.line.number.toLocaleString('en-US'))} ·{' '}
                        {leadText(one.line.leadDays, say)}
                      </span>
                    ) : null}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </section>
        <Button to={quotationTo}>
          {supplier.allowedActions.includes('counter') ? say.counterIt : say.seeQuotation}
        </Button>
      </div>
    </Drawer>
  );
}

// One replacement: how good it is, who makes it, what stands behind it, price and stock, and the reasons folded away.

import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { logInFirst } from '#kit/browser/call.ts';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { LifecycleTag } from '#mall/part/parts/lifecycle-tag.tsx';
import { evidenceWords, gradeWords } from '../pair-status.ts';
import { type Priced, priceChange } from '../price-change.ts';
import type { OfferReply, PartReply, ReplacementReply } from '../replacement.protocol.ts';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { ReasonTable } from './reason-table.tsx';
import { replacementWords } from './replacement-words.ts';

/** What stands at the end of a row: the cart's button, a sample, a comparison. */
export type ReplacementActions = (
  replacement: ReplacementReply,
  of: { part: PartReply; offer: OfferReply | null },
) => ReactNode;

export function GradeTag({ grade, short }: { grade: 1 | 2 | 3; short?: boolean }) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const words = gradeWords[grade];
  return (
    <Tag tone={words.tone}>
      {say.grade(grade)}
      {short ? null : ` · ${words[language]}`}
    </Tag>
  );
}

/** Number, maker, package, where it stands; the number leads to its offer where there is one. */
export function PartName({ part, offer }: { part: PartReply; offer?: OfferReply | null }) {
  const say = useWords(replacementWords);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {offer ? (
          <Link
            to={`/goods/detail?productId=${offer.productId}`}
            className="num font-semibold wrap-anywhere hover:text-brand"
          >
            {part.partNo}
          </Link>
        ) : (
          <span className="num font-semibold wrap-anywhere">{part.partNo}</span>
        )}
        {part.isDomestic ? <Tag tone="moving">{say.domestic}</Tag> : null}
        {part.lifecycle === 'active' ? null : <LifecycleTag lifecycle={part.lifecycle} />}
      </div>
      <p className="mt-0.5 text-12 text-hint">
        {[part.brandName, part.packageName, part.categoryName].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

/** What a row is compared with: another offer, for so many pieces where somebody wishes for them. */
export interface Than {
  offer: Priced | null;
  wish?: number;
}

export function OfferFigures({ offer, than }: { offer: OfferReply | null; than?: Than }) {
  const say = useWords(replacementWords);
  if (!offer) return <p className="text-12 text-hint">{say.noOffer}</p>;
  const [first] = offer.priceTiers;
  const change = than?.offer ? priceChange(than.offer, offer, than.wish) : 0;
  return (
    <div className="text-right max-md:text-left">
      <p className="flex items-baseline gap-2 md:justify-end">
        <PriceText unitPrice={first?.unitPrice ?? '0'} />
        {change === 0 ? null : (
          <span className={change < 0 ? 'num text-12 text-done' : 'num text-12 text-hint'}>
            {change < 0 ? say.cheaper(-change) : say.dearer(change)}
          </span>
        )}
      </p>
      <p className="num text-12 text-hint">
        {offer.productStock > 0 ? say.stock(showPieces(offer.productStock)) : say.noStock} ·{' '}
        {say.minBuy(showPieces(offer.minBuyNum))}
      </p>
    </div>
  );
}

export function ReplacementRow({
  replacement,
  of,
  than = of,
  actions,
}: {
  replacement: ReplacementReply;
  of: { part: PartReply; offer: OfferReply | null };
  /** The part's best offer when left out. */
  than?: Than | undefined;
  actions?: ReplacementActions;
}) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { part, grade, evidence, labReports, pairId, reasons, offer } = replacement;
  const met = reasons.filter(({ verdict }) => verdict === 'met' || verdict === 'better').length;
  return (
    <div className="px-4 py-3">
      <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[104px_minmax(0,1fr)_150px_160px_auto]">
        <div>
          <GradeTag grade={grade} />
        </div>
        <PartName part={part} offer={offer} />
        <div className="text-12 text-secondary">
          {pairId === null ? (
            <span className="text-hint">{evidenceWords[evidence][language]}</span>
          ) : (
            <button
              type="button"
              onClick={() => void logInFirst().then((may) => may && setOpen(true))}
              className="min-h-6 text-left text-brand hover:underline"
            >
              {evidenceWords[evidence][language]}
            </button>
          )}
          {labReports.map((report) => (
            <Link
              key={report.reportNo}
              to={`/report/verify?${new URLSearchParams({ no: report.reportNo, code: report.verifyCode })}`}
              className="num flex min-h-6 items-center gap-1 text-done hover:underline"
            >
              <BadgeCheck size={14} aria-hidden="true" />
              {report.reportNo}
            </Link>
          ))}
        </div>
        <OfferFigures offer={offer} than={than} />
        <div className="flex flex-wrap items-center gap-2 md:w-52 md:justify-end">
          {actions?.(replacement, of)}
        </div>
      </div>
      <Collapsible
        title={<span className="text-12 font-normal text-secondary">{say.reasons}</span>}
        aside={say.reasonsCount(met, reasons.length)}
        className="mt-1"
      >
        <ReasonTable reasons={reasons} of={of.part.partNo} by={part.partNo} />
      </Collapsible>
      {isOpen && pairId !== null ? (
        <EvidenceDialog
          pairId={pairId}
          title={`${of.part.partNo} → ${part.partNo}`}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

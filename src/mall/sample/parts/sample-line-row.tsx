// One line of a sample request: what it is, how many were asked for, approved and shipped, and what would come instead.
import { Replace } from 'lucide-react';
import { Link } from 'react-router';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SampleLineReply } from '../sample-detail.protocol.ts';
import { SamplePrice } from './sample-cart-store.tsx';
import { sampleWords } from './sample-words.ts';

export function SampleLineRow({ line }: { line: SampleLineReply }) {
  const say = useWords(sampleWords);
  const { approvedNum } = line;
  return (
    <div className="flex items-start gap-3">
      <ChipImage src={line.goodsImage} packageName={line.packageName} size={44} />
      <div className="min-w-0 flex-1 text-13">
        <Link
          to={`/goods/detail?productId=${line.productId}`}
          className="num font-semibold wrap-anywhere hover:text-brand"
        >
          {line.partNo}
        </Link>
        {line.insteadOf ? (
          <span className="num ml-2 text-12 text-hint">{say.insteadOf(line.insteadOf)}</span>
        ) : null}
        <p className="truncate text-12 text-hint">
          {[line.brandName, line.packageName].filter(Boolean).join(' · ')}
        </p>
        {line.substitute ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 rounded-control bg-waiting-wash px-2 py-1 text-12 text-waiting">
            <Replace size={14} aria-hidden="true" className="shrink-0" />
            {say.offered}
            <Link
              to={`/goods/detail?productId=${line.substitute.productId}`}
              className="num font-semibold wrap-anywhere hover:underline"
            >
              {line.substitute.partNo}
            </Link>
            <span>{line.substitute.brandName}</span>
            <SamplePrice unitPrice={line.substitute.unitPrice} />
          </p>
        ) : null}
      </div>
      <div className="num shrink-0 text-right text-13">
        <div>
          {say.asked} {line.askedNum}
        </div>
        {approvedNum === null ? null : (
          <div className={approvedNum < line.askedNum ? 'text-waiting' : 'text-secondary'}>
            {approvedNum === 0 ? say.notApproved : `${say.approved} ${approvedNum}`}
          </div>
        )}
        {line.shippedNum > 0 ? (
          <div className="text-12 text-hint">
            {say.shippedNum} {line.shippedNum}
          </div>
        ) : null}
        <div className="text-12">
          <SamplePrice unitPrice={line.unitPrice} />
        </div>
      </div>
    </div>
  );
}

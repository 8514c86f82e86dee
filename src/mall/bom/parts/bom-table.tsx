// The lines of a quick order: what was written, what it was matched to, and what would be bought.
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import { type LineStatus, lineStatusWords, matchLevelWords } from '../bom-status.ts';
import { bomWords } from './bom-words.ts';
import type { Desk } from './desk.ts';

const looks: Readonly<Record<LineStatus, { Icon: typeof CircleCheck; tone: string }>> = {
  matched: { Icon: CircleCheck, tone: 'text-done' },
  toConfirm: { Icon: CircleAlert, tone: 'text-waiting' },
  notFound: { Icon: CircleX, tone: 'text-refused' },
  notFitted: { Icon: CircleSlash, tone: 'text-hint' },
  leftOut: { Icon: CircleSlash, tone: 'text-hint' },
};

export function StatusMark({ status }: { status: LineStatus | null }) {
  const language = useLanguage();
  const say = useWords(bomWords);
  const { Icon, tone } = status ? looks[status] : { Icon: CircleDashed, tone: 'text-hint' };
  return (
    <span className={cx('inline-flex items-center gap-1 text-12 whitespace-nowrap', tone)}>
      <Icon size={14} aria-hidden="true" />
      {status ? lineStatusWords[status][language] : say.waiting}
    </span>
  );
}

/** What somebody wrote, in the order in which he would say it. */
export function WrittenLine({ line }: { line: BomLineReply }) {
  const [name, ...rest] = [
    line.partNo,
    line.value,
    line.matCode,
    line.supplierCode,
    line.description,
    line.packageName,
  ].filter((text, at, all) => text !== '' && all.indexOf(text) === at);
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 font-semibold break-all" title={name}>
        {name}
      </p>
      <p className="line-clamp-2 text-12 break-all text-secondary">
        {[line.brandName, ...rest].filter(Boolean).slice(0, 4).join(' · ')}
      </p>
      {line.designators ? (
        <p className="truncate text-12 text-hint" title={line.designators}>
          {line.designators}
        </p>
      ) : null}
    </div>
  );
}

export function BomTable({ desk, onOpen }: { desk: Desk; onOpen: (line: BomLineReply) => void }) {
  const say = useWords(bomWords);
  return (
    <Table
      label={say.quickOrder}
      dense
      minWidth="880px"
      head={[
        { children: '#', className: 'w-10' },
        { children: say.written, className: 'w-[25%]' },
        { children: say.state, className: 'w-20' },
        { children: say.matched, className: 'w-[28%]' },
        { num: say.need, className: 'w-20' },
        say.offer,
        { num: say.amount, className: 'w-24' },
        { className: 'w-16', 'aria-label': say.details },
      ]}
    >
      {desk.lines.map((line) => (
        <BomRow key={line.lineId} line={line} desk={desk} onOpen={onOpen} />
      ))}
    </Table>
  );
}

interface RowProps {
  line: BomLineReply;
  desk: Desk;
  onOpen: (line: BomLineReply) => void;
}

function BomRow({ line, desk, onOpen }: RowProps) {
  const say = useWords(bomWords);
  const isQuiet = line.status === 'leftOut' || line.status === 'notFitted';
  const { chosen } = line;
  const offer = chosen ? line.offers.find((one) => one.productId === chosen.productId) : undefined;
  return (
    <tr className={isQuiet ? 'text-hint' : undefined}>
      <Td className="num align-top text-hint">{line.lineNo}</Td>
      <Td className="max-w-0 align-top">
        <button
          type="button"
          className="block w-full text-left hover:text-brand"
          onClick={() => onOpen(line)}
        >
          <WrittenLine line={line} />
        </button>
      </Td>
      <Td className="align-top">
        <StatusMark status={line.status} />
      </Td>
      <Td className="max-w-0 align-top">
        {isQuiet ? null : <MatchCell line={line} desk={desk} onOpen={onOpen} />}
      </Td>
      <Td num className="align-top">
        {line.need > 0 ? line.need : '—'}
        <div className="text-12 text-hint">
          {line.qty} × {desk.plan.boards}
        </div>
      </Td>
      <Td className="align-top">
        {chosen && offer ? (
          <>
            <p className="truncate text-13">{offer.storeName}</p>
            <p className="text-12 whitespace-nowrap text-secondary">
              <span className="num">{chosen.buyNum}</span> ×{' '}
              <PriceText unitPrice={chosen.unitPrice} tone="ink" size="sm" />
            </p>
            {chosen.problem ? <p className="text-12 text-refused">{chosen.problem}</p> : null}
            {desk.isOpen && offer.betterBuy && chosen.buyNum < offer.betterBuy.buyNum ? (
              <button
                type="button"
                className="text-left text-12 text-done hover:underline"
                onClick={() =>
                  void desk.changeLine(line, { productId: offer.productId, buyNum: offer.betterBuy!.buyNum })
                }
              >
                {say.buyMore(
                  offer.betterBuy.buyNum,
                  `¥${offer.betterBuy.amount}`,
                  `¥${offer.betterBuy.saves}`,
                )}
              </button>
            ) : null}
          </>
        ) : line.status === 'matched' && line.need > 0 ? (
          <span className="text-12 text-waiting">{say.noOffers}</span>
        ) : null}
      </Td>
      <Td num className="align-top">
        {chosen ? <PriceText amount={chosen.amount} /> : null}
      </Td>
      <Td className="align-top">
        <Button variant="link" onClick={() => onOpen(line)} aria-label={`${say.details} ${line.lineNo}`}>
          {say.details}
        </Button>
      </Td>
    </tr>
  );
}

function MatchCell({ line, desk, onOpen }: RowProps) {
  const say = useWords(bomWords);
  const language = useLanguage();
  const { part } = line;
  return (
    <div className="min-w-0">
      {part ? (
        <>
          <p className="truncate">
            {line.offers[0] ? (
              <Link
                to={`/goods/detail?productId=${line.offers[0].productId}`}
                className="font-semibold hover:text-brand"
              >
                {part.partNo}
              </Link>
            ) : (
              <span className="font-semibold">{part.partNo}</span>
            )}{' '}
            <span className="text-12 text-secondary">
              {[part.brandName, part.packageName].filter(Boolean).join(' · ')}
            </span>
          </p>
          <p className="line-clamp-2 text-12 text-hint">
            {[
              line.level ? say.level(matchLevelWords[line.level][language], line.confidence) : '',
              // The same words as the level's say no more.
              line.level && line.reason === matchLevelWords[line.level][language] ? '' : line.reason,
            ]
              .filter(Boolean)
              .join(' — ')}
          </p>
        </>
      ) : (
        <p className="line-clamp-3 text-12 text-secondary">{line.reason}</p>
      )}
      {desk.isOpen && line.status === 'toConfirm' ? (
        <p className="mt-1 flex gap-3">
          {part ? (
            <Button size="sm" onClick={() => void desk.changeLine(line, { partId: part.partId })}>
              {say.confirm}
            </Button>
          ) : null}
          {line.candidates.length > (part ? 1 : 0) ? (
            <Button variant="link" onClick={() => onOpen(line)}>
              {say.candidates(line.candidates.length)}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

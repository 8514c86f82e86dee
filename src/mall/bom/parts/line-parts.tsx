// The parts that a line may mean: rows of parts, candidates, a search, and what could stand in for the match.

import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { bomProtocol } from '../bom.protocol.ts';
import type { BomLineReply, BomPart } from '../bom-line.protocol.ts';
import { bomWords } from './bom-words.ts';
import type { Desk, LineChange } from './desk.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

export function PartRow({ part, action, more }: { part: BomPart; action?: ReactNode; more?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0">
        <p className="text-14 font-semibold break-all">{part.partNo}</p>
        <p className="text-12 text-secondary">
          {[part.brandName, part.packageName].filter(Boolean).join(' · ')}
        </p>
        <p className="line-clamp-2 text-12 text-hint">{part.goodsName}</p>
        {more}
      </div>
      {action ? <div className="flex shrink-0 gap-2">{action}</div> : null}
    </div>
  );
}

export interface Piece {
  line: BomLineReply;
  desk: Desk;
  onChange: (set: LineChange) => Promise<void>;
}

export function Candidates({ line, desk, onChange }: Piece) {
  const say = useWords(bomWords);
  const others = line.candidates.filter((one) => one.partId !== line.part?.partId);
  if (!desk.isOpen && others.length === 0) return null;
  return (
    <>
      {others.length > 0 ? (
        <Section title={say.candidatesTitle}>
          {others.map((one) => (
            <PartRow
              key={one.partId}
              part={one}
              action={
                desk.isOpen ? (
                  <Button size="sm" onClick={() => void onChange({ partId: one.partId })}>
                    {say.pick}
                  </Button>
                ) : null
              }
            />
          ))}
        </Section>
      ) : null}
      {desk.isOpen ? <PartSearch key={line.lineId} line={line} onChange={onChange} /> : null}
    </>
  );
}

type Found = ReplyOf<typeof searchProtocol.goodsList>['list'];

function PartSearch({
  line,
  onChange,
}: {
  line: BomLineReply;
  onChange: (set: LineChange) => Promise<void>;
}) {
  const say = useWords(bomWords);
  const [text, setText] = useState(
    [line.partNo || line.value, line.partNo ? '' : line.packageName].filter(Boolean).join(' ').slice(0, 80),
  );
  const [found, setFound] = useState<Found>();
  const act = useAct({ says: 'here' });

  function search(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    void act.run(async () => {
      const { list } = await call(searchProtocol.goodsList, { keyword: text.trim(), pageSize: 20 });
      const once = new Map(list.map((card) => [card.partId, card]));
      setFound([...once.values()]);
    });
  }

  return (
    <Section title={say.searchPart}>
      <search>
        <form onSubmit={search} className="flex gap-2">
          <Input
            value={text}
            aria-label={say.searchPart}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" busy={act.busy}>
            {say.search}
          </Button>
        </form>
      </search>
      <FormError className="mt-2">{act.error}</FormError>
      {found?.length === 0 ? <p className="mt-2 text-13 text-hint">{say.nothingFound}</p> : null}
      {found?.map((card) => (
        <PartRow
          key={card.partId}
          part={{ ...card, picture: card.goodsImage, lifecycle: 'active' }}
          action={
            <Button size="sm" onClick={() => void onChange({ partId: card.partId })}>
              {say.pick}
            </Button>
          }
        />
      ))}
    </Section>
  );
}

export function Alternates({ line, desk, onChange }: Piece) {
  const say = useWords(bomWords);
  const partId = line.part!.partId;
  const asked = useCall(bomProtocol.alternates, { partId, need: Math.max(1, line.need) });
  const found = asked.reply?.list ?? (asked.error ? [] : undefined);

  const choose = (id: number) =>
    desk.isOpen ? (
      <Button size="sm" onClick={() => void onChange({ partId: id })}>
        {say.pick}
      </Button>
    ) : null;
  return (
    <Section title={say.alternates}>
      {line.alternates.map((part) => (
        <PartRow
          key={part.partId}
          part={part}
          more={<p className="text-12 text-done">{say.writersAlternates}</p>}
          action={choose(part.partId)}
        />
      ))}
      {found === undefined ? <SkeletonText lines={2} /> : null}
      {found?.length === 0 && line.alternates.length === 0 ? (
        <p className="text-13 text-hint">{say.noAlternates}</p>
      ) : null}
      {found?.map((one) => (
        <PartRow
          key={one.partId}
          part={one}
          action={choose(one.partId)}
          more={
            <>
              <p className="mt-1">
                <Tag tone={one.grade === 1 ? 'done' : 'waiting'}>{say.grade(one.grade)}</Tag>
                {one.offer?.amount ? (
                  <span className="ml-2 text-12 text-secondary">
                    {one.offer.storeName} · <span className="num">{one.offer.buyNum}</span> =
                    <PriceText amount={one.offer.amount} size="sm" />
                  </span>
                ) : null}
              </p>
              {one.reasons.map((reason) => (
                <p key={reason} className="text-12 text-hint">
                  {reason}
                </p>
              ))}
            </>
          }
        />
      ))}
    </Section>
  );
}

// Chooses any part of the catalogue instead of one at risk, where no known alternate will do.

import { type FormEvent, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import type { Risk } from '../project.protocol.ts';
import { projectWords } from './project-words.ts';

type Found = ReplyOf<typeof searchProtocol.goodsList>['list'];

export function OtherPart({
  risk,
  onChoose,
  onClose,
}: {
  risk: Pick<Risk, 'partId' | 'partNo'>;
  onChoose: (part: { partId: number; partNo: string }) => void;
  onClose: () => void;
}) {
  const say = useWords(projectWords);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const { busy, error, run } = useAct({ says: 'here' });

  function search(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    void run(async () => {
      const { list } = await call(searchProtocol.goodsList, { keyword: text.trim(), pageSize: 20 });
      const once = new Map(list.map((card) => [card.partId, card]));
      once.delete(risk.partId);
      setFound([...once.values()]);
    });
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={say.otherPartTitle(risk.partNo)}>
      <search>
        <form onSubmit={(event) => void search(event)} className="flex gap-2">
          <Input
            value={text}
            aria-label={say.otherPartKeyword}
            placeholder={say.otherPartKeyword}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {say.search}
          </Button>
        </form>
      </search>
      <FormError className="mt-2">{error}</FormError>
      {found?.length === 0 ? <p className="mt-3 text-13 text-hint">{say.otherPartNone}</p> : null}
      <ul className="mt-2 max-h-96 divide-y divide-line overflow-y-auto">
        {found?.map((card) => (
          <li key={card.partId} className="flex items-start justify-between gap-3 py-2">
            <span className="min-w-0 text-13">
              <span className="num font-semibold break-all">{card.partNo}</span>{' '}
              <span className="text-secondary">
                {[card.brandName, card.packageName].filter(Boolean).join(' · ')}
              </span>
              <span className="line-clamp-2 block text-12 text-hint">{card.goodsName}</span>
            </span>
            <Button size="sm" onClick={() => onChoose({ partId: card.partId, partNo: card.partNo })}>
              {say.choosePart}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

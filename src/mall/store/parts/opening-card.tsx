// On the desk of a store that is being made ready: what it still needs, each with its way there, and the button that opens it.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { type OwnStore, ownStoreProtocol } from '../own-store.protocol.ts';
import { STORE_NEEDS } from '../store-needs.ts';

const cardWords = words({
  title: { zh: '店铺筹备中', en: 'Your store is being made ready' },
  text: {
    zh: '买家还看不到店铺和商品。备齐以下各项即可开店，开店后商品自动上架。',
    en: 'Buyers see neither the store nor its listings yet. Once all of this is there you open it, and what you list goes on sale.',
  },
  done: { zh: '已完成', en: 'Done' },
  missing: { zh: '未完成', en: 'Missing' },
  goThere: { zh: '去设置', en: 'Go there' },
  open: { zh: '开店', en: 'Open the store' },
  opened: { zh: '店铺已开店', en: 'The store is open' },
  still: {
    zh: (n: number) => `还差 ${n} 项`,
    en: (n: number) => (n === 1 ? '1 thing is missing' : `${n} things are missing`),
  },
});

export function OpeningCard({ store: { needs } }: { store: OwnStore }) {
  const say = useWords(cardWords);
  const language = useLanguage();
  const { busy, error, run } = useAct({ says: 'here', rereads: true });
  const missing = needs.filter(({ isDone }) => !isDone).length;
  const open = () =>
    run(async () => {
      await call(ownStoreProtocol.open, {});
      toast.show({ text: say.opened });
    });
  return (
    <Card title={say.title} className="mb-4">
      <p className="text-13 text-secondary">{say.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {needs.map(({ key, isDone }) => (
          <li key={key} className="flex flex-wrap items-center gap-3 py-2">
            <Tag tone={isDone ? 'done' : 'waiting'} dot>
              {isDone ? say.done : say.missing}
            </Tag>
            <span>{STORE_NEEDS[key].title[language]}</span>
            {isDone ? null : (
              <Link to={STORE_NEEDS[key].to} className="text-13 text-brand underline">
                {say.goThere}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <FormError>{error}</FormError>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={busy} disabled={missing > 0} onClick={() => void open()}>
          {say.open}
        </Button>
        {missing > 0 ? <span className="text-13 text-secondary">{say.still(missing)}</span> : null}
      </div>
    </Card>
  );
}

// The opening list: what the mall still needs, and the button that lets visitors in.
import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { OPENING_ITEMS } from '#mall/setting/opening.ts';
import { type Opening, openingProtocol } from '#mall/setting/setting.protocol.ts';
import { adminWords } from './admin-words.ts';
import { openWords } from './setting/open-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(openingProtocol.show, {});

export default function AdminOpen() {
  const say = useWords(openWords);
  const sayAdmin = useWords(adminWords);
  const { isOpen, items } = useLoaderData<typeof clientLoader>();
  const revalidator = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const { busy, error, run } = useAct({ says: 'here' });
  const missing = items.filter(({ key, isDone }) => !isDone && OPENING_ITEMS[key].must).length;

  const open = async () => {
    await call(openingProtocol.open, {});
    await revalidator.revalidate();
    toast.show({ text: say.opened });
  };
  const preview = () =>
    run(async () => {
      const { url } = await call(openingProtocol.preview, {});
      window.open(url, '_blank', 'noopener');
    });

  const acts: Record<string, Act> = {
    testSms: {
      label: say.testSms,
      run: () =>
        run(async () => {
          await call(openingProtocol.testSms, {});
          await revalidator.revalidate();
          toast.show({ text: say.testSent });
        }),
    },
    declare: {
      label: say.declare,
      run: () =>
        run(async () => {
          await call(openingProtocol.declare, { key: 'backup' });
          await revalidator.revalidate();
        }),
    },
    preview: { label: say.preview, run: preview },
  };

  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${sayAdmin.console}`} />
      <div className="grid max-w-3xl gap-4">
        <Card>
          <p role="status" className={isOpen ? 'text-done' : 'text-waiting'}>
            {isOpen ? say.isOpen : say.isShut}
          </p>
          <FormError>{error}</FormError>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {isOpen ? null : (
              <>
                <Button variant="primary" busy={busy} disabled={missing > 0} onClick={() => setAsked(true)}>
                  {say.open}
                </Button>
                <Button disabled={busy} onClick={() => void preview()}>
                  {say.preview}
                </Button>
              </>
            )}
            <Button variant="link" onClick={() => void revalidator.revalidate()}>
              {say.again}
            </Button>
            {missing > 0 ? <span className="text-13 text-secondary">{say.stillMissing(missing)}</span> : null}
          </div>
        </Card>
        <Card>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <OpeningRow
                key={item.key}
                item={item}
                busy={busy}
                act={acts[OPENING_ITEMS[item.key].act ?? '']}
              />
            ))}
          </ul>
        </Card>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={say.sure}
        text={say.sureText}
        confirmLabel={say.open}
        onConfirm={open}
      />
    </>
  );
}

interface Act {
  label: string;
  run: () => unknown;
}

function OpeningRow({
  item: { key, isDone },
  busy,
  act,
}: {
  item: Opening['items'][number];
  busy: boolean;
  act: Act | undefined;
}) {
  const say = useWords(openWords);
  const language = useLanguage();
  const { must, title, how, to } = OPENING_ITEMS[key];
  return (
    <li className="flex items-baseline gap-3 py-3">
      <Tag tone={isDone ? 'done' : must ? 'waiting' : 'neutral'} dot>
        {isDone ? say.done : say.missing}
      </Tag>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title[language]}
          <span className="ml-2 text-12 font-normal text-hint">{must ? say.must : say.should}</span>
        </p>
        <p className="text-13 break-words text-secondary">
          {how[language]}
          {to && !isDone ? (
            <Link to={to} className="ml-2 whitespace-nowrap text-brand underline">
              {say.goThere}
            </Link>
          ) : null}
          {act && !isDone ? (
            <Button variant="link" size="sm" className="ml-2" disabled={busy} onClick={() => void act.run()}>
              {act.label}
            </Button>
          ) : null}
        </p>
      </div>
    </li>
  );
}

export const HydrateFallback = waitingPage('h-7 w-32', 2, 4, 4);

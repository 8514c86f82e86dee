// The version that a page shows: its lines with what they come to, and its terms.
import type { ComponentProps, ReactNode } from 'react';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { quoteWords } from '../quote-words.ts';
import { CounterLines } from './counter-lines.tsx';
import { VersionLines } from './version-lines.tsx';
import { VersionTerms } from './version-terms.tsx';

/** `children` stand above the lines; `before` is the version that it is compared with. */
export function ShownVersion({
  title,
  children,
  ...shown
}: ComponentProps<typeof VersionLines> & { title: string; children?: ReactNode }) {
  const say = useWords(quoteWords);
  const { version, before } = shown;
  const isCounter = version.side === 'purchaser' && before !== undefined;
  return (
    <>
      <Card
        flush
        title={title}
        actions={
          <span className="num text-13 text-secondary">
            {say.versionOf(version.versionNo)} · {say.total}{' '}
            <b className="text-ink">{showAmount(version.total)}</b>
          </span>
        }
      >
        {children}
        {isCounter ? (
          <CounterLines {...shown} before={before} />
        ) : (
          <VersionLines key={version.versionNo} {...shown} />
        )}
      </Card>
      <Card title={say.terms}>
        <VersionTerms version={version} before={before} isOnlyChanged={isCounter} />
      </Card>
    </>
  );
}

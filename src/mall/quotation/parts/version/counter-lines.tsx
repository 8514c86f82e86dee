// A counter-offer as what it wants otherwise: old and new of each changed field; what stays as offered is folded.
import { useMemo } from 'react';
import { useWords } from '#kit/words/use-words.ts';
import type { AskedReply } from '../../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { Changed } from '../haggle/changed.tsx';
import { quoteWords } from '../quote-words.ts';
import { AskedLine } from './asked-line.tsx';
import { changedCells } from './version-cells.ts';
import { VersionLines } from './version-lines.tsx';

export interface CounterLinesProps {
  asked: AskedReply;
  version: QuotationVersion;
  before: QuotationVersion;
}

export function CounterLines({ asked, version, before }: CounterLinesProps) {
  const say = useWords(quoteWords);
  const lines = useMemo(() => {
    const former = new Map(before.lines.map((line) => [line.lineNo, line]));
    return version.lines.map((line) => {
      const was = former.get(line.lineNo);
      return { line, changes: was ? changedCells(line, was, say) : [] };
    });
  }, [version.lines, before.lines, say]);
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const same = lines.filter(({ changes }) => changes.length === 0).map(({ line }) => line);
  const known = new Map(asked.lines.map((line) => [line.lineNo, line]));
  return (
    <>
      {changed.length === 0 ? <p className="px-4 py-3 text-13 text-hint">{say.noLineChanged}</p> : null}
      <ul className="divide-y divide-line" aria-label={say.counteredLines}>
        {changed.map(({ line, changes }) => (
          <li
            key={line.lineNo}
            className="grid gap-x-6 gap-y-2 px-4 py-3 [contain-intrinsic-size:auto_60px] [content-visibility:auto] md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
          >
            <AskedLine asked={known.get(line.lineNo)} lineNo={line.lineNo} />
            <dl className="num flex flex-wrap gap-x-6 gap-y-1 text-13">
              {changes.map((one) => (
                <div key={one.label} className="flex flex-wrap items-baseline gap-x-2">
                  <dt className="text-12 text-secondary">{one.label}</dt>
                  <dd>
                    <Changed before={one.before} after={one.after} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {same.length > 0 ? (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-4 py-2 text-13 text-brand">
            {say.sameLines(same.length)}
          </summary>
          <VersionLines asked={asked} version={{ ...version, lines: same }} />
        </details>
      ) : null}
    </>
  );
}

// The comparison on the screen: worked out anew when a needed number or the annual rate changes, with the split that is being tried.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { keep, readKeptObject } from '#kit/browser/kept.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { toast } from '#kit/ui/toast.ts';
import { cellKey } from '../../compare-quotations.ts';
import type { Comparison, WhatIf } from '../../comparison.protocol.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { cellsByKey, choicesOf, type Split } from './split.ts';

const AFTER_TYPING_MS = 400;

export interface CompareDesk {
  readonly data: Comparison;
  /** Needed numbers that were typed, by line. */
  readonly needs: Readonly<Record<number, number>>;
  readonly annualPerMille: number;
  readonly isBusy: boolean;
  readonly split: Split;
  /** What the split comes to; undefined while nothing is chosen or it is being worked out the first time. */
  readonly whatIf: WhatIf | undefined;
  readonly setNeed: (lineNo: number, number: number | undefined) => void;
  readonly setAnnual: (perMille: number) => void;
  readonly setSplit: (change: (split: Split) => Split) => void;
}

export function useComparison(initial: Comparison): CompareDesk {
  const { inqSn } = initial;
  const [data, setData] = useState(initial);
  const [needs, setNeeds] = useState<Readonly<Record<number, number>>>({});
  const [annualPerMille, setAnnual] = useState(initial.annualPerMille);
  const [isBusy, setBusy] = useState(false);
  const [split, changeSplit] = useState<Split>(() => restore(inqSn, initial));
  const isAsked = useRef(false);

  const asked = useMemo(
    () => ({
      inqSn,
      annualPerMille,
      needs: Object.entries(needs).map(([lineNo, number]) => ({ lineNo: Number(lineNo), number })),
    }),
    [inqSn, annualPerMille, needs],
  );
  // What was loaded anew, after a step or by another tab, is taken as it is unless something else was typed here.
  useEffect(() => {
    const isPlain = asked.needs.length === 0 && asked.annualPerMille === initial.annualPerMille;
    if (isPlain) {
      setData(initial);
      if (!isAsked.current) return;
    }
    isAsked.current = true;
    let isGone = false;
    const timer = setTimeout(() => {
      setBusy(true);
      call(quotationProtocol.comparison, { ...asked, needs: JSON.stringify(asked.needs) })
        .then(
          (found) => {
            if (isGone) return;
            setData(found);
            changeSplit((now) => fitted(now, found));
          },
          (error: unknown) => {
            if (!isGone) toast.show({ tone: 'refused', text: error instanceof Error ? error.message : '' });
          },
        )
        .finally(() => isGone || setBusy(false));
    }, AFTER_TYPING_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked, initial]);

  const choices = useMemo(() => choicesOf(split, data.lines), [split, data.lines]);
  useEffect(() => keep('session', nameOf(inqSn), split), [inqSn, split]);
  const ahead = useCall(
    quotationProtocol.whatIf,
    choices.length > 0 ? { ...asked, choices } : undefined,
    AFTER_TYPING_MS / 2,
  );
  // Where it fails, the goods still stand in the bar.
  const whatIf = ahead.error ? undefined : ahead.reply;

  const setNeed = useCallback((lineNo: number, number: number | undefined) => {
    setNeeds((now) => {
      const { [lineNo]: _, ...rest } = now;
      return number === undefined ? rest : { ...rest, [lineNo]: number };
    });
  }, []);
  return {
    data,
    needs,
    annualPerMille,
    isBusy,
    split,
    whatIf,
    setNeed,
    setAnnual,
    setSplit: changeSplit,
  };
}

/** Whole lines follow a changed need to the number that has to be bought for it; shares that were typed stay. */
function fitted(split: Split, data: Comparison): Split {
  const cells = cellsByKey(data.cells);
  return Object.fromEntries(
    Object.entries(split).map(([lineNo, shares]) => [
      lineNo,
      shares.length === 1
        ? shares.flatMap((share) => {
            const cell = cells.get(cellKey(Number(lineNo), share.quoSn));
            return cell && cell.number > 0 ? [{ ...share, number: cell.number }] : [];
          })
        : shares,
    ]),
  );
}

const nameOf = (inqSn: string) => `split:${inqSn}`;

/** A split that was begun in this tab; suppliers and lines that are no longer there are left out. */
function restore(inqSn: string, data: Comparison): Split {
  const cells = cellsByKey(data.cells);
  return Object.fromEntries(
    Object.entries(readKeptObject('session', nameOf(inqSn)) as Split).map(([lineNo, shares]) => [
      lineNo,
      (Array.isArray(shares) ? shares : []).filter(
        (share) => (cells.get(cellKey(Number(lineNo), share.quoSn))?.number ?? 0) > 0,
      ),
    ]),
  );
}

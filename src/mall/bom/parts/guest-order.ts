// A guest's quick order: kept in his browser for as long as the tab lives, matched and priced by the server.
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { type BomTotals, bomProtocol } from '../bom.protocol.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import type { BuildPlan } from '../bom-need.ts';
import type { Desk, LineChange } from './desk.ts';

type GuestLine = CallOf<typeof bomProtocol.preview>['lines'] extends infer L
  ? Extract<L, readonly unknown[]>[number]
  : never;

interface Kept {
  lines: Record<string, unknown>[];
  plan: BuildPlan;
}

export const GUEST_ORDER_KEY = 'quickOrder';
const EMPTY: Kept = { lines: [], plan: { boards: 1, attrition: 0, leaderNum: 0 } };

function readKept(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(GUEST_ORDER_KEY) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.lines) ? kept : EMPTY;
  } catch {
    return EMPTY;
  }
}

export interface GuestOrder extends Desk {
  error: string;
  isBusy: boolean;
  addLines(lines: readonly Record<string, unknown>[]): void;
  clear(): void;
}

/** Every change is matched and priced anew; an answer that comes late is dropped. */
export function useGuestOrder(): GuestOrder {
  const [kept, setKept] = useState<Kept>(EMPTY);
  const [seen, setSeen] = useState<{ lines: readonly BomLineReply[]; totals: BomTotals | null }>({
    lines: [],
    totals: null,
  });
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);

  useEffect(() => setKept(readKept()), []);

  useEffect(() => {
    const mine = ++newest.current;
    try {
      if (kept !== EMPTY) sessionStorage.setItem(GUEST_ORDER_KEY, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: the order lives as long as the page.
    }
    if (kept.lines.length === 0) {
      setSeen({ lines: [], totals: null });
      return;
    }
    setBusy(true);
    call(bomProtocol.preview, { lines: kept.lines as GuestLine[], ...kept.plan })
      .then((reply) => {
        if (mine !== newest.current) return;
        setSeen(reply);
        setError('');
      })
      .catch((reason: unknown) => {
        if (mine === newest.current) setError(reason instanceof CallError ? reason.message : String(reason));
      })
      .finally(() => {
        if (mine === newest.current) setBusy(false);
      });
  }, [kept]);

  const change = (line: BomLineReply, set: LineChange) =>
    setKept((now) => ({
      ...now,
      lines: now.lines.map((one, at) => (at + 1 === line.lineId ? { ...one, ...set } : one)),
    }));
  /** Quantities that were chosen for another number of boards are no longer meant. */
  const setPlan = (plan: Partial<BuildPlan>) =>
    setKept((now) => {
      const next = { ...now.plan, ...plan };
      const isSame = JSON.stringify(next) === JSON.stringify(now.plan);
      return { lines: isSame ? now.lines : now.lines.map((one) => ({ ...one, buyNum: null })), plan: next };
    });
  return {
    plan: kept.plan,
    lines: seen.lines,
    totals: seen.totals,
    isOpen: true,
    isKept: false,
    error,
    isBusy,
    setPlan: async (plan) => setPlan(plan),
    changeLine: async (line, set) => change(line, set),
    removeLine: async (line) =>
      setKept((now) => ({ ...now, lines: now.lines.filter((_, at) => at + 1 !== line.lineId) })),
    addLines: (lines) => setKept((now) => ({ ...now, lines: [...now.lines, ...lines] })),
    clear: () => setKept({ ...EMPTY }),
  };
}

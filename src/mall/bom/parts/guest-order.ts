// A guest's quick order: kept in his browser until he logs in or empties it, matched and priced by the server.

import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { keep, readKept } from '#kit/browser/kept.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { type BomHeadReply, type BomTotals, bomProtocol } from '../bom.protocol.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import type { BuildPlan } from '../bom-need.ts';
import type { Desk, LineChange } from './desk.ts';

type GuestLine = CallOf<typeof bomProtocol.preview>['lines'] extends infer L
  ? Extract<L, readonly unknown[]>[number]
  : never;

interface Kept {
  lines: Record<string, unknown>[];
  plan: BuildPlan;
  /** Under which it is made a member's bill. */
  requestId?: string;
}

export const GUEST_ORDER_KEY = 'quickOrder';
const EMPTY: Kept = { lines: [], plan: { boards: 1, attrition: 0, leaderNum: 0 } };

function keptOrder(): Kept {
  const kept = readKept('local', GUEST_ORDER_KEY) as Kept | null;
  return Array.isArray(kept?.lines) ? kept : EMPTY;
}

/**
 * What was put together before logging in becomes a bill of the member; called twice at once it becomes one.
 * @returns the bill; undefined when there was nothing
 */
export async function keepGuestOrder(): Promise<BomHeadReply | undefined> {
  const kept = keptOrder();
  if (kept.lines.length === 0) return undefined;
  const requestId = kept.requestId ?? crypto.randomUUID();
  keep('local', GUEST_ORDER_KEY, { ...kept, requestId });
  const head = await call(bomProtocol.create, { lines: JSON.stringify(kept.lines) as never, requestId });
  keep('local', GUEST_ORDER_KEY, undefined);
  return head;
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

  useEffect(() => setKept(keptOrder()), []);

  useEffect(() => {
    const mine = ++newest.current;
    if (kept !== EMPTY) keep('local', GUEST_ORDER_KEY, kept);
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

// A member's kept bill of materials on the screen: its head, one page of its lines, and every change of them.
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { bomProtocol, type LINE_FILTERS } from '../bom.protocol.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import type { BuildPlan } from '../bom-need.ts';
import type { Desk, LineChange } from './desk.ts';

export const LINES_SHOWN = 50; // chosen: of a page
const LOOK_AGAIN_MS = 700;
/** Of a line: what changes which part is needed, or how many of it. */
const NEEDS = ['partId', 'qty', 'attrition', 'leaderNum', 'isLeftOut', 'isFitted'] as const;

export interface LinesAsked {
  filter: (typeof LINE_FILTERS)[number];
  keyword: string;
  page: number;
}

type Detail = ReplyOf<typeof bomProtocol.detail>;

export interface KeptBom extends Desk {
  detail: Detail | undefined;
  total: number;
  error: string;
  /** Lines are being loaded. */
  isBusy: boolean;
  /** Grows with every change here of what is to be bought: what was found for it before is out of date. */
  needsRound: number;
  /** Asks for everything again. */
  reload(): void;
  /** Lines were added: the same, with other needs. */
  reloadNeeds(): void;
}

/** While the bill is being matched it is looked at again and again. */
export function useKeptBom(bomId: number, { filter, keyword, page }: LinesAsked): KeptBom {
  const [detail, setDetail] = useState<Detail>();
  const [lines, setLines] = useState<readonly BomLineReply[]>([]);
  const [total, setTotal] = useState(0);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(true);
  const [round, setRound] = useState(0);
  const [needsRound, setNeedsRound] = useState(0);
  const newest = useRef(0);
  const { run } = useAct();
  const needsChanged = () => setNeedsRound((n) => n + 1);
  const reload = useCallback(() => setRound((n) => n + 1), []);
  const state = detail?.bomId === bomId ? detail.state : undefined;

  const lookAtHead = useCallback(async () => {
    try {
      setDetail(await call(bomProtocol.detail, { bomId }));
      setError('');
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : String(reason));
    }
  }, [bomId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    void lookAtHead();
  }, [lookAtHead, round]);

  useEffect(() => {
    if (state !== 'MATCHING') return;
    const timer = setInterval(() => void lookAtHead(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, lookAtHead]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (state !== 'READY') return;
    const mine = ++newest.current;
    setBusy(true);
    call(bomProtocol.lines, {
      bomId,
      filter,
      ...(keyword ? { keyword } : {}),
      current: page,
      pageSize: LINES_SHOWN,
    })
      .then((found) => {
        if (mine !== newest.current) return;
        setLines(found.list);
        setTotal(found.pagination.total);
        setError('');
      })
      .catch((reason: unknown) => {
        if (mine === newest.current) setError(reason instanceof CallError ? reason.message : String(reason));
      })
      .finally(() => {
        if (mine === newest.current) setBusy(false);
      });
  }, [bomId, state, filter, keyword, page, round]);

  return {
    detail: detail?.bomId === bomId ? detail : undefined,
    plan: detail ?? { boards: 1, attrition: 0, leaderNum: 0 },
    lines,
    total,
    totals: detail?.totals ?? null,
    isOpen: detail?.allowedActions.includes('change') ?? false,
    isKept: true,
    error,
    isBusy,
    needsRound,
    reload,
    reloadNeeds() {
      needsChanged();
      reload();
    },
    async setPlan(plan: Partial<BuildPlan>) {
      await run(() => call(bomProtocol.change, { bomId, ...plan }));
      needsChanged();
      reload();
    },
    async changeLine(line: BomLineReply, change: LineChange) {
      const changed = await call(bomProtocol.changeLine, { bomId, lineId: line.lineId, ...change });
      setLines((now) => now.map((one) => (one.lineId === changed.lineId ? changed : one)));
      if (NEEDS.some((name) => change[name] !== undefined)) needsChanged();
      void lookAtHead();
    },
    async removeLine(line: BomLineReply) {
      await run(() => call(bomProtocol.removeLine, { bomId, lineId: line.lineId }));
      needsChanged();
      reload();
    },
  };
}

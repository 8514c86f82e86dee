// A member's kept bill of materials on the screen: its head, one page of its lines, and every change of them.

import { useCallback, useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
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
  const [round, setRound] = useState(0);
  const [needsRound, setNeedsRound] = useState(0);
  const { run } = useAct();
  const needsChanged = () => setNeedsRound((n) => n + 1);
  const reload = useCallback(() => setRound((n) => n + 1), []);
  const { reply: detail, error, again: lookAtHead } = useCall(bomProtocol.detail, { bomId }, 0, round);
  const state = detail?.bomId === bomId ? detail.state : undefined;
  const found = useCall(
    bomProtocol.lines,
    state === 'READY'
      ? { bomId, filter, ...(keyword ? { keyword } : {}), current: page, pageSize: LINES_SHOWN }
      : undefined,
    0,
    round,
  );

  useEffect(() => {
    if (state !== 'MATCHING') return;
    const timer = setInterval(lookAtHead, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, lookAtHead]);

  return {
    detail: detail?.bomId === bomId ? detail : undefined,
    plan: detail ?? { boards: 1, attrition: 0, leaderNum: 0 },
    lines: found.reply?.list ?? [],
    total: found.reply?.pagination.total ?? 0,
    totals: detail?.totals ?? null,
    isOpen: detail?.allowedActions.includes('change') ?? false,
    isKept: true,
    error: error || found.error,
    isBusy: found.busy || !found.reply,
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
      const putChanged = (one: BomLineReply) => (one.lineId === changed.lineId ? changed : one);
      found.put((now) => now && { ...now, list: now.list.map(putChanged) });
      if (NEEDS.some((name) => change[name] !== undefined)) needsChanged();
      // Other lines of its part are priced together with it.
      const partIds = [line.part?.partId, changed.part?.partId];
      const list = found.reply?.list ?? [];
      const isShared = list.some(
        (one) => one.lineId !== line.lineId && one.part && partIds.includes(one.part.partId),
      );
      if (isShared) reload();
      else lookAtHead();
    },
    async removeLine(line: BomLineReply) {
      await run(() => call(bomProtocol.removeLine, { bomId, lineId: line.lineId }));
      needsChanged();
      reload();
    },
  };
}

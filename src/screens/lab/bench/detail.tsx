// One item at the bench: what is asked, with what and where, the record, and what may be done with it.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { benchProtocol as P } from '#mall/bench/bench.protocol.ts';
import { SUSPENSIONS, suspensionNames } from '#mall/bench/item-status.ts';
import { benchWords as W } from '#mall/bench/parts/bench-words.ts';
import { ItemEquipment, ItemRecords, ItemSpecimens } from '#mall/bench/parts/item-blocks.tsx';
import { ItemSheet } from '#mall/bench/parts/item-sheet.tsx';
import { PlanWindow } from '#mall/bench/parts/plan-window.tsx';
import { StartWindow } from '#mall/bench/parts/start-window.tsx';
import { decisionRules } from '#mall/testing/service-terms.ts';
import { labWords } from '../lab-words.ts';

const REST = {
  why: field.choice(W.why, suspensionNames, { missing: W.needed }),
  reason: field.area(W.reason, { max: 500, rows: 3, missing: W.needed }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { itemId: new URL(request.url).searchParams.get('itemId') || '0' } as never),
  backTo: '/lab/bench/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.itemId} ${one.version}`,
  page(one, say, language) {
    const { itemId, version } = one;
    const seen = { itemId, version };
    const { sure, because, opens } = actionMaker(say);
    const [record] = one.records;
    const isEarly = one.state === 'RUNNING' && one.runsUntil !== null && new Date(one.runsUntil) > new Date();
    const isBegun = record !== undefined;
    return {
      title: one.item,
      subtitle: [one.standard, one.capNo].filter(Boolean).join(' · '),
      state: { tone: one.tone, name: one.stateName },
      tags: [
        ...(one.isUrgent ? [{ tone: 'waiting' as const, text: say.urgent }] : []),
        ...(one.isLate ? [{ tone: 'refused' as const, text: say.late }] : []),
      ],
      main: [
        block.facts(say.facts, [
          {
            label: say.service,
            value: (
              <span className="num">
                {one.serviceSn} · {say.stageNo(one.stage)}
              </span>
            ),
          },
          { label: say.client, value: one.clientName },
          { label: say.object, value: one.object },
          ...(one.ordered ? [{ label: say.ordered, value: one.ordered }] : []),
          ...(one.early ? [{ label: say.early, value: one.early }] : []),
          { label: say.conditions, value: one.conditions || '—' },
          { label: say.limits, value: one.limits || '—' },
          { label: say.rule, value: decisionRules[one.rule][language] },
          { label: say.group, value: one.group || '—' },
          { label: say.engineer, value: one.engineerName || '—' },
          {
            label: say.planned,
            value: one.plannedFrom ? `${one.plannedFrom} – ${one.plannedTo}` : '—',
          },
          { label: say.promised, value: one.promisedAt ? showMoment(one.promisedAt) : '—' },
          ...(isEarly && one.runsUntil ? [{ label: say.runsUntil, value: showMoment(one.runsUntil) }] : []),
          ...(one.room ? [{ label: say.room, value: one.room }] : []),
        ]),
        block.actions(),
        block.custom(say.specimens, <ItemSpecimens one={one} />, { flush: true }),
        ...(one.equipment.length > 0
          ? [block.custom(say.equipment, <ItemEquipment one={one} />, { flush: true })]
          : []),
        ...(isBegun
          ? [
              block.custom(
                say.sheet,
                <ItemSheet key={`${itemId} ${record.revision} ${record.lockedAt}`} one={one as never} />,
              ),
            ]
          : []),
        ...(one.records.length > 1 || record?.lockedAt
          ? [block.custom(say.revisions, <ItemRecords one={one} />)]
          : []),
        block.steps(say.history, one.log),
      ],
      actions: {
        start: opens('start', 'primary', ({ close, through }) => (
          <StartWindow one={one as never} onClose={close} onDone={() => through()} />
        )),
        finish: isEarly
          ? because('finish', 'primary', (reason) => call(P.finish, { ...seen, reason }), {
              text: say.finishEarly(one.ordered),
            })
          : sure('finish', 'primary', () => call(P.finish, seen)),
        resume: sure('resume', 'primary', () => call(P.resume, seen)),
        plan: opens('plan', 'outline', ({ close, through }) => (
          <PlanWindow one={one as never} onClose={close} onDone={() => through()} />
        )),
        suspend: opens(
          'suspend',
          'outline',
          formWindow(REST, {
            title: say.suspend,
            send: ({ why, reason }) => call(P.suspend, { ...seen, why: why || SUSPENSIONS[0], reason }),
          }),
        ),
        reopen: because('reopen', 'outline', (reason) => call(P.reopen, { ...seen, reason })),
        unplan: sure('unplan', 'danger', () => call(P.unplan, seen), { inMenu: true }),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

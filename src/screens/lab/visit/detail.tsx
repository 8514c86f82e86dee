// One visit at the laboratory's desk: the planner finds a day for it, whoever comes accounts for each instrument.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { arriveWindow } from '#mall/visit/parts/arrive-window.ts';
import { factsOfVisit } from '#mall/visit/parts/visit-facts.ts';
import { VisitInstruments } from '#mall/visit/parts/visit-instruments.tsx';
import { visitWords as W } from '#mall/visit/parts/visit-words.ts';
import { visitProtocol as P } from '#mall/visit/visit.protocol.ts';
import { slotNames } from '#mall/visit/visit-status.ts';
import { labWords } from '../lab-words.ts';

const needed = { missing: W.needed };

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { visitId: new URL(request.url).searchParams.get('visitId') || '0' } as never),
  backTo: '/lab/visit/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.visitId} ${one.version}`,
  page(one, say) {
    const { visitId, version } = one;
    const seen = { visitId, version };
    const { sure, because, opens } = actionMaker(say);
    const PROPOSE = {
      date: field.date(W.date, needed),
      slot: field.radio(W.slot, slotNames, { empty: 'DAY' }),
      people: field.ticks(
        W.whoComes,
        Object.fromEntries(
          one.engineers.map(({ memberId, name }) => [String(memberId), { zh: name, en: name }]),
        ),
        { missing: W.chooseSomebody },
      ),
      note: field.area(W.note, { max: 500, rows: 2, optional: true }),
    };
    return {
      title: one.visitSn,
      subtitle: one.clientName,
      state: { tone: one.tone, name: one.stateName },
      main: [
        block.facts(say.facts, [
          ...factsOfVisit(one, say),
          { label: say.manDays, value: String(one.manDays) },
          { label: say.service, value: <span className="num">{one.serviceSn}</span> },
          ...(one.proof
            ? [
                {
                  label: say.proof,
                  value: (
                    <a href={one.proof.url} target="_blank" rel="noreferrer">
                      <img
                        src={one.proof.url}
                        alt={`${say.proof} · ${one.signer}`}
                        className="h-16 rounded border border-line bg-white"
                      />
                    </a>
                  ),
                },
              ]
            : []),
        ]),
        block.actions(),
        block.custom(say.instruments, <VisitInstruments one={one} atDesk />),
        block.steps(say.history, one.log),
      ],
      actions: {
        propose: opens(
          'propose',
          'primary',
          formWindow(PROPOSE, {
            title: say.propose,
            text: say.proposeText,
            initial: { date: one.date ?? '', slot: one.slot, people: one.peopleIds.map(String) },
            send: ({ people, ...said }) =>
              call(P.propose, { ...seen, ...said, people: JSON.stringify(people.map(Number)) } as never),
          }),
        ),
        arrive: opens('arrive', 'primary', arriveWindow(seen, say)),
        absent: because('absent', 'danger', (reason) => call(P.absent, { ...seen, reason })),
        leave: sure('leave', 'primary', () => call(P.leave, seen)),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

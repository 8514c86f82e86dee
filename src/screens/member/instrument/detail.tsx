// One instrument: what it is, when it was done and is due, and what happened to it.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { instrumentProtocol as P } from '#mall/instrument/instrument.protocol.ts';
import { INSTRUMENT_FIELDS as F } from '#mall/instrument/instrument-fields.ts';
import { instrumentStatus, serviceNames } from '#mall/instrument/instrument-status.ts';
import { InstrumentForm } from '#mall/instrument/parts/instrument-form.tsx';
import { instrumentWords } from '#mall/instrument/parts/instrument-words.ts';
import { orderAgainPath } from '#mall/instrument/parts/instruments-due.tsx';
import { ReportBlock } from '#mall/report/parts/report-block.tsx';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(instrumentWords.instrument);

const SERVED = {
  lastDate: field.date(instrumentWords.doneOn, { missing: instrumentWords.missing }),
  reportNo: field.text(instrumentWords.report, { max: 60 }),
};

const screen = detail({
  words: instrumentWords,
  load: async ({ request }) => {
    const which = { instrumentId: new URL(request.url).searchParams.get('instrumentId') || '0' };
    const [one, reports] = await Promise.all([
      call(P.detail, which),
      // Who may see the ledger but no reports sees it without them.
      call(reportProtocol.ofInstrument, which).catch(() => ({ reports: [] })),
    ]);
    return { ...one, ...reports };
  },
  backTo: '/member/instrument/list',
  backLabel: (say) => say.backToList,
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.instrumentId} ${one.version}`,
  page(one, say, language) {
    const { instrumentId, version, state } = one;
    const seen = { instrumentId, version };
    const { sure, opens } = actionMaker(say);
    const fact = (name: Exclude<keyof typeof F, 'service' | 'cycleMonths' | 'lastDate'>) => ({
      label: F[name][language],
      value: one[name] || '—',
    });
    const due = one.nextDueDate ?? say.never;
    return {
      title: one.name,
      subtitle: [one.model, one.serialNo].join(' · '),
      state: { tone: instrumentStatus[state].tone ?? 'neutral', name: instrumentStatus[state][language] },
      main: [
        block.facts(say.facts, [
          fact('ownNo'),
          fact('maker'),
          fact('model'),
          fact('serialNo'),
          fact('accuracy'),
          fact('range'),
          fact('place'),
          fact('keeper'),
        ]),
        block.facts(say.cycle, [
          { label: F.service[language], value: serviceNames[one.service][language] },
          fact('regulation'),
          { label: F.cycleMonths[language], value: say.months(one.cycleMonths) },
          { label: F.lastDate[language], value: one.lastDate ?? say.never },
          { label: say.next, value: one.daysLeft === null ? due : `${due} · ${say.left(one.daysLeft)}` },
          { label: say.report, value: one.lastReportNo || '—' },
        ]),
        block.actions(),
        ...(one.reports.length > 0 ? [block.custom(say.reports, <ReportBlock reports={one.reports} />)] : []),
        block.steps(say.history, one.log),
      ],
      actions: {
        record: opens(
          'record',
          'primary',
          formWindow(SERVED, {
            title: say.record,
            text: say.recordText,
            send: (said) => call(P.record, { ...seen, ...said }),
          }),
        ),
        sendIn: {
          label: say.sendIn,
          tone: 'outline',
          to: orderAgainPath([one]),
          needs: 'record',
        },
        change: opens('change', 'outline', ({ close, through }) => (
          <InstrumentForm one={one} onClose={close} onDone={() => through()} />
        )),
        stop: sure('stop', 'outline', () => call(P.stop, seen)),
        restart: sure('restart', 'primary', () => call(P.restart, seen)),
        scrap: sure('scrap', 'danger', () => call(P.scrap, seen)),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

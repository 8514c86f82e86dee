// One piece of equipment: what it is and can do, until when it holds, its certificates, and what happened to it.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { equipmentProtocol as P } from '#mall/equipment/equipment.protocol.ts';
import { EQUIPMENT_CLASSES, POINT_PARTS, QUANTITY_PARTS } from '#mall/equipment/equipment-classes.ts';
import { equipmentStatus, VERDICTS, verdictNames } from '#mall/equipment/equipment-status.ts';
import { CalibrationTable } from '#mall/equipment/parts/calibration-table.tsx';
import { EquipmentForm, linesField, linesOf } from '#mall/equipment/parts/equipment-form.tsx';
import { equipmentWords as W } from '#mall/equipment/parts/equipment-words.ts';
import { showQuantity } from '#mall/equipment/show-quantity.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { labWords } from '../lab-words.ts';

const needed = { missing: W.missing };
const CHECK = { note: field.text(W.checkNote, { max: 200 }) };
const CERTIFICATE = {
  certificateNo: field.text(W.certificateNo, { ...needed, max: 60 }),
  calibratedBy: field.text(W.calibratedBy, { ...needed, max: 80 }),
  doneOn: field.date(W.doneOn, needed),
  dueDate: field.date(W.certificateDue, { hint: W.certificateDueHint }),
  verdict: field.choice(W.verdict, verdictNames, needed),
  narrowed: linesField(W.narrowed, W.quantitiesHint, QUANTITY_PARTS),
  results: linesField(W.results, W.resultsHint, POINT_PARTS),
  files: field.files(W.file, filesFor('attachment', 1), { optional: true }),
};

const screen = detail({
  words: W,
  load: ({ request }) => call(P.detail, { equipId: new URL(request.url).searchParams.get('equipId') || '0' }),
  backTo: '/lab/equipment/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.equipId} ${one.version}`,
  page(one, say, language) {
    const { equipId, version, state, dueDate, daysLeft } = one;
    const seen = { equipId, version };
    const { sure, because, opens } = actionMaker(say);
    const lines = (all: string[]) => <span className="whitespace-pre-line">{all.join('\n') || '—'}</span>;
    const due = dueDate ?? say.never;
    return {
      title: one.name,
      subtitle: [one.equipNo, one.model, one.serialNo].join(' · '),
      state: { tone: equipmentStatus[state].tone ?? 'neutral', name: equipmentStatus[state][language] },
      tags: one.isLimited ? [{ tone: 'waiting', text: verdictNames.LIMITED[language] }] : [],
      main: [
        block.facts(say.facts, [
          { label: say.class, value: EQUIPMENT_CLASSES[one.class][language] },
          { label: say.maker, value: one.maker || '—' },
          { label: say.site, value: one.site },
          { label: say.group, value: one.group || say.anyGroup },
          { label: say.place, value: one.place || '—' },
          { label: say.quantities, value: lines(one.quantities.map(showQuantity)) },
        ]),
        block.facts(say.due, [
          { label: say.today, value: one.whyNot === '' ? say.mayStart : say.mayNot(one.whyNot) },
          { label: say.dueDate, value: daysLeft === null ? due : `${due} · ${say.left(daysLeft)}` },
          { label: say.cycle, value: say.months(one.calEveryMonths) },
          {
            label: say.checkEvery,
            value: one.checkEveryDays === null ? say.noCheck : say.everyDays(one.checkEveryDays),
          },
          ...(one.checkEveryDays === null
            ? []
            : [
                { label: say.checkedOn, value: one.checkedOn ?? '—' },
                { label: say.nextCheck, value: one.nextCheck ?? '—' },
              ]),
          ...(one.narrowed ? [{ label: say.limitedTo, value: lines(one.narrowed.map(showQuantity)) }] : []),
        ]),
        block.actions(),
        ...(state === 'FAULTY' || one.calibrations.some(({ verdict }) => verdict === 'UNFIT')
          ? [
              block.custom(
                say.impacts,
                <Link
                  to={`/lab/impact/list?keyword=${encodeURIComponent(one.equipNo)}`}
                  className="text-13 text-brand underline"
                >
                  {say.impactsText}
                </Link>,
              ),
            ]
          : []),
        block.custom(say.calibrations, <CalibrationTable calibrations={one.calibrations} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        confirm: sure('confirm', 'primary', () => call(P.confirm, seen)),
        refuse: because('refuse', 'outline', (reason) => call(P.refuse, { ...seen, reason })),
        check: opens(
          'check',
          'primary',
          formWindow(CHECK, {
            ...{ title: say.check, text: say.checkText },
            send: (said) => call(P.check, { ...seen, ...said }),
          }),
        ),
        calibrate: opens(
          'calibrate',
          'primary',
          formWindow(CERTIFICATE, {
            ...{ title: say.calibrate, text: say.calibrateText },
            when: { narrowed: ({ verdict }) => verdict === 'LIMITED' },
            send: ({ verdict, narrowed, results, files, ...said }) =>
              call(P.calibrate, {
                ...{ ...seen, ...said, verdict: verdict || VERDICTS[0], fileIds: fileIdsOf(files) },
                ...{ narrowed: linesOf(narrowed, QUANTITY_PARTS), results: linesOf(results, POINT_PARTS) },
              }),
          }),
        ),
        sendOff: sure('sendOff', 'outline', () => call(P.sendOff, seen)),
        repair: because('repair', 'primary', (reason) => call(P.repair, { ...seen, reason })),
        unseal: sure('unseal', 'primary', () => call(P.unseal, seen)),
        change: opens('change', 'outline', ({ close, through }) => (
          <EquipmentForm one={one} onClose={close} onDone={() => through()} />
        )),
        fault: because('fault', 'outline', (reason) => call(P.fault, { ...seen, reason })),
        seal: because('seal', 'outline', (reason) => call(P.seal, { ...seen, reason }), { inMenu: true }),
        scrap: because('scrap', 'danger', (reason) => call(P.scrap, { ...seen, reason }), { inMenu: true }),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

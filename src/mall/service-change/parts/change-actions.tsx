// What either side may ask of a running commission, as actions of its page: the end, other items.
import { call } from '#kit/browser/call.ts';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { readRows } from '#mall/testing/row-numbers.ts';
import type { ChangeSide } from '../change-process.ts';
import type { Alone } from '../change-terms.ts';
import { type ChangesOfService, serviceChangeProtocol as P } from '../service-change.protocol.ts';
import { changeWords as W } from './change-words.ts';

const CALLS = {
  customer: { askEnd: P.askEnd, askChange: P.askChange },
  lab: { askEnd: P.deskAskEnd, askChange: P.deskAskChange },
} as const;

const ALONE_NAMES = { SAFETY: W.whySafety, NO_SPECIMEN: W.whyNoSpecimen } as const;
const REASON = field.area(W.reason, { max: 500, rows: 3, missing: W.needed });

/** Which of them the reader may take. */
export const changesAllowed = (
  { mayEnd, mayChange, alone }: ChangesOfService,
  side: ChangeSide,
): string[] => [
  ...(mayChange ? ['changeItems'] : []),
  ...(mayEnd ? ['endService'] : []),
  ...(mayEnd && side === 'lab' ? ['offerEnd'] : []),
  ...(alone.length > 0 ? ['endAlone'] : []),
];

/** @param of as its page was loaded: the fee that is shown is the one that is sent */
export function changeActions(
  of: ChangesOfService,
  { side, serviceSn, language }: { side: ChangeSide; serviceSn: string; language: Language },
): DetailActions {
  const say = speak(W, language);
  const calls = CALLS[side];
  const fee = of.endNow?.fee ?? '0.00';
  const back = showAmount(of.endNow?.back ?? '0.00');
  const CHANGED = {
    drop: field.ticks(
      W.drop,
      Object.fromEntries(
        of.items.map(({ seq, name, stateName }) => {
          const text = `${seq}. ${name}（${stateName}）`;
          return [String(seq), { zh: text, en: `${seq}. ${name} (${stateName})` }];
        }),
      ),
      { optional: true },
    ),
    capNo: field.text(W.addCap, { max: 20, optional: true, hint: W.addCapHint }),
    units: field.number(W.addUnits, { max: 5, optional: true }),
    specimens: field.text(W.addSpecimens, { max: 200, optional: true, hint: W.addSpecimensHint }),
    conditions: field.text(W.conditions, { max: 500, optional: true }),
    reason: REASON,
  };
  const isAdding = ({ capNo }: { capNo: string }) => capNo.trim() !== '';
  const placesOf = (specimens: string) => readRows(specimens, of.specimenCount);
  return {
    changeItems: {
      ...{ label: say.changeItems, tone: 'outline', inMenu: true, done: say.sent, ask: 'window' },
      window: formWindow(CHANGED, {
        ...{ title: say.changeItems, text: say.changeText, size: 'md' },
        when: { units: isAdding, specimens: isAdding, conditions: isAdding },
        check: ({ capNo, units, specimens }) => {
          if (capNo === '') return true;
          if (units !== '' && !/^[1-9]\d{0,4}$/.test(units)) return say.wrongUnits;
          return specimens === '' || placesOf(specimens) ? true : say.wrongRows;
        },
        send: ({ drop, capNo, units, specimens, conditions, reason }) =>
          call(calls.askChange, {
            ...{ serviceSn, reason, drop: JSON.stringify(drop.map(Number)) },
            add: JSON.stringify(
              capNo === ''
                ? []
                : [
                    {
                      ...{ capNo, conditions, units: Number(units || '1') },
                      specimens: specimens === '' ? [] : (placesOf(specimens) ?? []),
                    },
                  ],
            ),
          } as never),
      }),
    },
    endService: {
      ...{
        label: say.endService,
        tone: 'danger',
        inMenu: true,
        isGrave: true,
        done: say.sent,
        ask: 'reason',
      },
      text: say.endText(showAmount(fee), back),
      run: ({ reason }) => call(calls.askEnd, { serviceSn, reason, fee } as never),
    },
    offerEnd: {
      ...{ label: say.offerEnd, tone: 'danger', inMenu: true, isGrave: true, done: say.sent, ask: 'reason' },
      text: say.offerText,
      run: ({ reason }) => call(P.offerEnd, { serviceSn, reason }),
    },
    endAlone: {
      ...{ label: say.endAlone, tone: 'danger', inMenu: true, isGrave: true, done: say.done, ask: 'window' },
      window: formWindow(
        {
          why: field.radio<Alone>(
            W.why,
            Object.fromEntries(of.alone.map((one) => [one, ALONE_NAMES[one]])) as typeof ALONE_NAMES,
            { empty: of.alone[0] ?? 'SAFETY' },
          ),
          reason: REASON,
        },
        {
          title: say.endAlone,
          text: say.aloneText(showAmount(fee), back),
          tone: 'danger',
          send: (said) => call(P.endAlone, { serviceSn, ...said }),
        },
      ),
    },
  };
}

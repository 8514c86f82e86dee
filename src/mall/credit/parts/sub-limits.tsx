// What employees, cost centres and projects may take of an account, and setting it.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { creditProtocol as P } from '../credit.protocol.ts';
import { subLimitKinds, subLimitPeriods } from '../credit-terms.ts';
import { notBelow } from './credit-windows.tsx';
import { creditWords as W } from './credit-words.ts';

const SUB_LIMIT = {
  subject: field.pick(W.subject, { place: W.chooseSubject, missing: W.chooseSubject }),
  period: field.radio(W.period, subLimitPeriods, { empty: 'MONTH' }),
  amount: field.amount(W.subAmount, { required: true, rule: notBelow }),
};

export type SubLimitsOf = ReplyOf<typeof P.subLimits>;

export function SubLimits({
  accountId,
  of: { list, subjects, maySet },
}: {
  accountId: number;
  of: SubLimitsOf;
}) {
  const say = useWords(W);
  const language = useLanguage();
  const { sure, opens } = actionMaker(say);
  const set = opens(
    'setSubLimit',
    'outline',
    formWindow(SUB_LIMIT, {
      title: say.setSubLimit,
      text: say.setSubLimitText,
      now: {
        subject: {
          options: subjects.map(({ kind, name }, at) => ({
            value: String(at),
            text: `${subLimitKinds[kind][language]} · ${name}`,
          })),
        },
      },
      send: ({ subject: at, ...said }) => {
        const { kind = 'EMPLOYEE', subject = '' } = subjects[Number(at)] ?? {};
        return call(P.setSubLimit, { accountId, kind, subject, ...said });
      },
    }),
  );
  return (
    <div className="border-t border-line pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-13 font-semibold">{say.subLimits}</h2>
        {maySet ? <ActionButtons size="sm" actions={{ set }} allowed={['set']} /> : null}
      </div>
      {list.length === 0 ? (
        <p className="text-13 text-hint">{say.noSubLimits}</p>
      ) : (
        <Table
          label={say.subLimits}
          dense
          minWidth="600px"
          head={[
            say.subject,
            say.period,
            { num: say.subAmount },
            { num: say.taken },
            { num: say.rest },
            ...(maySet ? [''] : []),
          ]}
        >
          {list.map(({ subLimitId, kind, kindName, subject, name, period, periodName, ...sums }) => (
            <tr key={subLimitId}>
              <td>
                {name} <span className="text-12 text-hint">{kindName}</span>
              </td>
              <td>{periodName}</td>
              <td className="num-cell">{showAmount(sums.amount)}</td>
              <td className="num-cell">{showAmount(sums.taken)}</td>
              <td className="num-cell">{showAmount(sums.rest)}</td>
              {maySet ? (
                <td className="text-right">
                  <ActionButtons
                    size="sm"
                    actions={{
                      drop: sure('drop', 'ghost', () =>
                        call(P.setSubLimit, { accountId, kind, subject, period }),
                      ),
                    }}
                    allowed={['drop']}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}

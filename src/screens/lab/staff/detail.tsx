// One of the staff: roles and groups, what he is trained for, for what his signature counts, and what happened.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { DetailActionBar } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CAPABILITY_FIELDS, MARKS, markNames } from '#mall/ability/ability-terms.ts';
import { labStaffProtocol as P, type Scope, type StaffDetail } from '#mall/lab-staff/lab-staff.protocol.ts';
import { StaffForm } from '#mall/lab-staff/parts/staff-form.tsx';
import { staffWords as W } from '#mall/lab-staff/parts/staff-words.ts';
import { roleNames, staffStatus } from '#mall/lab-staff/staff-status.ts';
import { labWords } from '../lab-words.ts';

const TRAINING = {
  groupId: field.pick(W.group, { place: W.choose }),
  capNos: field.area(W.capNos, { max: 2_000, rows: 2, hint: W.capNosHint }),
  until: field.date(W.until),
};
const SCOPE = {
  mark: field.choice(W.mark, markNames, { missing: W.missing }),
  field: field.choice(W.field, CAPABILITY_FIELDS),
  capNo: field.text(W.capNo, { max: 12 }),
  fromDate: field.date(W.firstDay, { missing: W.missing }),
  toDate: field.date(W.until, { missing: W.missing }),
};

const screen = detail({
  words: W,
  load: async ({ request }) => {
    const staffId = new URL(request.url).searchParams.get('staffId') || '0';
    const [one, { list: groups }] = await Promise.all([call(P.detail, { staffId }), call(P.groups, {})]);
    return { ...one, all: groups };
  },
  backTo: '/lab/staff/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.staffId} ${one.version}`,
  page(one, say, language) {
    const { staffId, version, state } = one;
    const seen = { staffId, version };
    const { sure, opens } = actionMaker(say);
    const between = language === 'zh' ? '、' : ', ';
    const groups = one.all.map(({ groupId, name }) => ({ value: String(groupId), text: name }));
    return {
      title: one.name,
      subtitle: one.memberName,
      state: { tone: staffStatus[state].tone ?? 'neutral', name: staffStatus[state][language] },
      main: [
        block.facts(say.facts, [
          { label: say.roles, value: one.roles.map((role) => roleNames[role][language]).join(between) },
          { label: say.groups, value: one.groups.join(between) || say.noGroup },
          { label: say.from, value: one.fromDate },
          ...(one.toDate ? [{ label: say.to, value: one.toDate }] : []),
        ]),
        block.actions(),
        ...(one.roles.includes('engineer') || one.trainedFor.length > 0
          ? [block.custom(`${say.trained} ${one.trained}`, <TrainedFor one={one} />, { flush: true })]
          : []),
        ...(one.roles.includes('signatory') || one.signs.length > 0
          ? [block.custom(`${say.scopes} ${one.scopes}`, <Scopes one={one} />, { flush: true })]
          : []),
        block.steps(say.history, one.log),
      ],
      actions: {
        change: opens('change', 'primary', ({ close, through }) => (
          <StaffForm one={one} onClose={close} onDone={() => through()} />
        )),
        train: opens(
          'train',
          'outline',
          formWindow(TRAINING, {
            title: say.train,
            text: say.trainText,
            now: { groupId: { options: groups } },
            send: ({ groupId, ...said }) =>
              call(P.train, { ...seen, ...said, groupId: groupId === '' ? null : Number(groupId) }),
          }),
        ),
        giveScope: opens(
          'giveScope',
          'outline',
          formWindow(SCOPE, {
            title: say.giveScope,
            text: say.scopeText,
            send: ({ field, mark, ...said }) =>
              call(P.giveScope, {
                ...{ ...seen, ...said, field: field || null },
                mark: mark || MARKS[0],
              }),
          }),
        ),
        leave: sure('leave', 'danger', () => call(P.leave, seen)),
      },
    };
  },
});

function TrainedFor({ one }: { one: StaffDetail }) {
  const say = useWords(W);
  if (one.trainedFor.length === 0) return <p className="p-4 text-13 text-hint">{say.notTrained}</p>;
  return (
    <div className="max-h-96 overflow-y-auto">
      <Table label={say.trained} dense head={[say.number, say.item, say.until]}>
        {one.trainedFor.map(({ capId, capNo, item, until }) => (
          <tr key={capId}>
            <Td className="num w-24">{capNo}</Td>
            <Td className="wrap-anywhere">{item}</Td>
            <Td className="num w-32 whitespace-nowrap">{until}</Td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function Scopes({ one }: { one: StaffDetail }) {
  const say = useWords(W);
  const language = useLanguage();
  if (one.signs.length === 0) return <p className="p-4 text-13 text-hint">{say.noScopes}</p>;
  const what = ({ field, capNo, item }: Scope) =>
    field ? CAPABILITY_FIELDS[field][language] : [capNo, item].join(' ');
  return (
    <Table label={say.scopes} dense head={[say.mark, say.field, say.days, '']}>
      {one.signs.map((scope) => (
        <tr key={scope.scopeId}>
          <Td className="w-32">{markNames[scope.mark][language]}</Td>
          <Td className="wrap-anywhere">{what(scope)}</Td>
          <Td className="num whitespace-nowrap">{`${scope.fromDate} – ${scope.toDate}`}</Td>
          <Td className="text-right">
            <EndScope one={one} scope={scope} />
          </Td>
        </tr>
      ))}
    </Table>
  );
}

function EndScope({ one, scope }: { one: StaffDetail; scope: Scope }) {
  const say = useWords(W);
  const { staffId, version, allowedActions } = one;
  const { sure } = actionMaker(say);
  return (
    <DetailActionBar
      inline
      allowed={scope.isOver ? [] : allowedActions}
      actions={{
        endScope: sure('endScope', 'outline', () =>
          call(P.endScope, { staffId, version, scopeId: scope.scopeId }),
        ),
      }}
    />
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

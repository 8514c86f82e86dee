// The windows in which somebody is taken onto the staff, and his roles and groups are changed.
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  type GroupReply,
  LONGEST_NAME,
  labStaffProtocol as P,
  type StaffDetail,
} from '../lab-staff.protocol.ts';
import { roleNames } from '../staff-status.ts';
import { staffWords as W } from './staff-words.ts';

/** @param groups the laboratory's, to choose from */
const fieldsOf = (groups: readonly GroupReply[]) => ({
  name: field.text(W.person, { missing: W.missing, max: LONGEST_NAME, hint: W.personHint }),
  account: field.text(W.account, { missing: W.missing, max: 60, hint: W.accountHint, spellCheck: false }),
  fromDate: field.date(W.from, { missing: W.missing }),
  roles: field.ticks(W.roles, roleNames, { missing: W.rolesMissing, wide: true }),
  groupIds: field.ticks(
    W.groups,
    Object.fromEntries(groups.map(({ groupId, name }) => [String(groupId), { zh: name, en: name }])),
    { wide: true, hint: W.noGroup },
  ),
});

interface Given {
  /** Left out: somebody new. */
  one?: StaffDetail;
  onClose: () => void;
  onDone: (staffId: number) => void;
}

/** Mount it to open it. */
export function StaffForm(given: Given) {
  const groups = useCall(P.groups, {}).reply?.list;
  return groups ? <Window {...given} groups={groups} /> : null;
}

function Window({ one, onClose, onDone, groups }: Given & { groups: readonly GroupReply[] }) {
  const say = useWords(W);
  const form = useForm(fieldsOf(groups), {
    initial: one ? undefined : { fromDate: dayInChina(new Date()) },
    of: one,
    valuesOf: ({ name, memberName, fromDate, roles, groupIds }) => ({
      ...{ name, fromDate, account: memberName },
      ...{ roles, groupIds: groupIds.map(String) },
    }),
    when: { account: () => !one, fromDate: () => !one },
  });

  async function submit(requestId: string) {
    const { name, account, fromDate, roles, groupIds } = form.values;
    const written = { name, roles, groupIds: groupIds.map(Number) };
    const { record } = form;
    const done = record
      ? await call(P.change, { staffId: record.staffId, version: record.version, ...written })
      : await call(P.add, { ...written, account, fromDate, requestId });
    onDone(done.staffId);
  }

  return (
    <FormDialog
      title={one ? say.change : say.add}
      text={one ? undefined : say.addText}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

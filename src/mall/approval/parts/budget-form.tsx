// The window in which a budget is set or changed.

import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol, type Budget } from '../approval.protocol.ts';
import { budgetKinds } from '../budget.ts';
import { approvalWords as W } from './approval-words.ts';
import type { BudgetsReply } from './budget-row.tsx';

const YES_NO = { no: W.mayExceedNo, yes: W.mayExceedYes };

const FIELDS = {
  kind: field.radio(W.kind, budgetKinds, { empty: 'costCentre', look: 'plain' }),
  projectId: field.pick(budgetKinds.project, { missing: W.projectMissing }),
  costCentre: field.text(W.nameOfCentre, { missing: W.centreMissing, max: 60, list: 'budget-cost-centres' }),
  amount: field.amount(W.budgetTotal, {
    required: true,
    rule: (typed) => ((parseCents(typed) ?? -1) < 0 ? W.amountWrong : undefined),
  }),
  ownerId: field.pick(W.owner, { optional: true, hint: W.ownerHint, place: W.noOwner }),
  mayExceed: field.radio(W.mayExceed, YES_NO, { empty: 'no', look: 'plain' }),
  note: field.text(W.note, { optional: true, max: 200 }),
};

const valuesOf = ({ kind, amount, note, ownerId, mayExceed }: Budget) => ({
  kind,
  amount,
  note,
  ownerId: String(ownerId ?? ''),
  mayExceed: mayExceed === 1 ? ('yes' as const) : ('no' as const),
});

/** Mount it to open it. What a budget is for cannot be changed. @param budget left out: a new one */
export function BudgetForm({
  reply,
  budget,
  onClose,
  onDone,
}: {
  reply: BudgetsReply;
  budget?: Budget | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    of: budget,
    valuesOf,
    when: {
      kind: () => !budget,
      projectId: ({ kind }) => !budget && kind === 'project',
      costCentre: ({ kind }) => !budget && kind === 'costCentre',
    },
  });
  const [isOpen, setOpen] = useState(budget?.isOpen !== 0);
  const { kind, projectId, costCentre, amount, ownerId, mayExceed, note } = form.values;

  const owners = reply.owners.map(({ memberId, name }) => ({ value: String(memberId), text: name }));
  // Who may approve no longer stays visible until somebody else is chosen.
  if (budget?.ownerId && !owners.some(({ value }) => value === String(budget.ownerId)))
    owners.push({ value: String(budget.ownerId), text: budget.ownerName });

  // What the project has planned and who leads it stand there, unless something else was said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another project is chosen
  useEffect(() => {
    const chosen = reply.projects.find((one) => String(one.projectId) === projectId);
    if (chosen?.planned && amount === '') form.set('amount', chosen.planned);
    if (chosen && ownerId === '' && owners.some(({ value }) => value === String(chosen.ownerId)))
      form.set('ownerId', String(chosen.ownerId));
  }, [projectId]);

  return (
    <FormDialog
      title={budget ? say.editBudget : say.newBudget}
      text={budget?.name}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const rest = {
          kind,
          amount,
          mayExceed: mayExceed === 'yes',
          isOpen,
          note,
          ownerId: ownerId || undefined,
        };
        await call(
          approvalProtocol.saveBudget,
          form.record
            ? { ...rest, budgetId: form.record.budgetId, version: form.record.version }
            : { ...rest, projectId: projectId || undefined, costCentre, requestId },
        );
        onDone();
      }}
    >
      <FormFields
        form={form}
        columns={1}
        now={{
          projectId: {
            place: reply.projects.length === 0 ? say.noProjects : say.chooseProject,
            options: reply.projects.map((one) => ({ value: String(one.projectId), text: one.projectName })),
          },
          ownerId: { options: owners },
        }}
      />
      <datalist id="budget-cost-centres">
        {reply.costCentres.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {budget ? (
        <Switch checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          {say.isOpen}
        </Switch>
      ) : null}
    </FormDialog>
  );
}

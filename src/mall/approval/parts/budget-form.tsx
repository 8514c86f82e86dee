// The window in which a budget is set or changed.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { parseCents } from '#kit/money/money.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol, type Budget } from '../approval.protocol.ts';
import { BUDGET_KINDS, budgetKinds } from '../budget.ts';
import { approvalWords } from './approval-words.ts';
import type { BudgetsReply } from './budget-list.tsx';

type Wrong = { projectId?: string; costCentre?: string; amount?: string };

/** Mount it to open it. What a budget is for cannot be changed. @param budget left out: a new one */
export function BudgetForm({
  reply,
  budget,
  onClose,
  onDone,
}: {
  reply: BudgetsReply;
  budget: Budget | undefined;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  const [kind, setKind] = useState(budget?.kind ?? 'costCentre');
  const [projectId, setProjectId] = useState('');
  const [costCentre, setCostCentre] = useState('');
  const [amount, setAmount] = useState(budget?.amount ?? '');
  const [mayExceed, setMayExceed] = useState(budget?.mayExceed === 1);
  const [isOpen, setOpen] = useState(budget?.isOpen !== 0);
  const [note, setNote] = useState(budget?.note ?? '');
  const [ownerId, setOwner] = useState(String(budget?.ownerId ?? ''));
  const [wrong, setWrong] = useState<Wrong>({});

  const owners = reply.owners.map(({ memberId, name }) => ({ value: String(memberId), text: name }));
  // Who may approve no longer stays visible until somebody else is chosen.
  if (budget?.ownerId && !owners.some(({ value }) => value === String(budget.ownerId)))
    owners.push({ value: String(budget.ownerId), text: budget.ownerName });

  function check(): boolean {
    const cents = parseCents(amount);
    const found: Wrong = {
      ...(!budget && kind === 'project' && !projectId && { projectId: say.projectMissing }),
      ...(!budget && kind === 'costCentre' && !costCentre.trim() && { costCentre: say.centreMissing }),
      ...((cents === undefined || cents < 0) && { amount: say.amountWrong }),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  }

  return (
    <FormDialog
      title={budget ? say.editBudget : say.newBudget}
      text={budget?.name}
      submitLabel={say.save}
      onClose={onClose}
      check={check}
      onSubmit={async (requestId) => {
        const rest = { kind, amount, mayExceed, isOpen, note, ownerId: ownerId || undefined };
        await call(
          approvalProtocol.saveBudget,
          budget
            ? { ...rest, budgetId: budget.budgetId, version: budget.version }
            : { ...rest, projectId: projectId || undefined, costCentre, requestId },
        );
        onDone();
      }}
    >
      {budget ? null : (
        <>
          <Field group label={say.budgetKind}>
            {(wiring) => (
              <RadioGroup
                {...wiring}
                name="kind"
                value={kind}
                onChange={setKind}
                options={BUDGET_KINDS.map((one) => ({ value: one, label: budgetKinds[one][language] }))}
              />
            )}
          </Field>
          {kind === 'project' ? (
            <Field label={budgetKinds.project[language]} required error={wrong.projectId ?? null}>
              {(wiring) => (
                <NativeSelect
                  {...wiring}
                  name="projectId"
                  placeholder={reply.projects.length === 0 ? say.noProjects : say.chooseProject}
                  value={projectId}
                  onChange={(event) => {
                    setProjectId(event.target.value);
                    const chosen = reply.projects.find((one) => String(one.projectId) === event.target.value);
                    if (chosen?.planned && amount === '') setAmount(chosen.planned);
                    if (
                      chosen &&
                      ownerId === '' &&
                      owners.some(({ value }) => value === String(chosen.ownerId))
                    )
                      setOwner(String(chosen.ownerId));
                  }}
                  options={reply.projects.map((one) => ({
                    value: String(one.projectId),
                    text: one.projectName,
                  }))}
                />
              )}
            </Field>
          ) : (
            <Field label={say.nameOfCentre} required error={wrong.costCentre ?? null}>
              {(wiring) => (
                <>
                  <Input
                    {...wiring}
                    name="costCentre"
                    maxLength={60}
                    list="budget-cost-centres"
                    value={costCentre}
                    onChange={(event) => setCostCentre(event.target.value)}
                  />
                  <datalist id="budget-cost-centres">
                    {reply.costCentres.map((one) => (
                      <option key={one} value={one} />
                    ))}
                  </datalist>
                </>
              )}
            </Field>
          )}
        </>
      )}
      <Field label={say.total} required error={wrong.amount ?? null}>
        {(wiring) => (
          <Input
            {...wiring}
            name="amount"
            before="¥"
            inputMode="decimal"
            maxLength={15}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
      </Field>
      <Field label={say.owner} optional hint={say.ownerHint}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            name="ownerId"
            value={ownerId}
            onChange={(event) => setOwner(event.target.value)}
            options={[{ value: '', text: say.noOwner }, ...owners]}
          />
        )}
      </Field>
      <Field group label={say.mayExceed}>
        {(wiring) => (
          <RadioGroup
            {...wiring}
            name="mayExceed"
            value={mayExceed ? 'yes' : 'no'}
            onChange={(value) => setMayExceed(value === 'yes')}
            options={[
              { value: 'no', label: say.mayExceedNo },
              { value: 'yes', label: say.mayExceedYes },
            ]}
          />
        )}
      </Field>
      <Field label={say.note} optional>
        {(wiring) => (
          <Input
            {...wiring}
            name="note"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {budget ? (
        <Switch checked={isOpen} onChange={(event) => setOpen(event.target.checked)}>
          {say.isOpen}
        </Switch>
      ) : null}
    </FormDialog>
  );
}

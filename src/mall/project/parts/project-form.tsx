// The window in which a project is begun or its details are changed.

import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ProjectDetail, projectProtocol } from '../project.protocol.ts';
import { type Stage, stageNames } from '../project-status.ts';
import { projectWords as W } from './project-words.ts';

const isBoards = (typed: string) => /^[1-9]\d{0,5}$|^1000000$/.test(typed.trim());

const FIELDS = {
  projectName: field.text(W.projectName, { missing: W.nameMissing, max: 80, wide: true }),
  projectCode: field.text(W.projectCode, { max: 40 }),
  stage: field.choice(W.stage, stageNames, { empty: 'concept' }),
  startOn: field.date(W.startOn),
  endOn: field.date(W.endOn),
  buildNum: field.number(W.buildNum, {
    required: true,
    max: 7,
    rule: (typed) => (isBoards(typed) ? undefined : W.buildNumWrong),
  }),
  budget: field.text(W.budget, {
    inputMode: 'decimal',
    max: 15,
    rule: (typed) => (typed.trim() !== '' && parseCents(typed) === undefined ? W.budgetWrong : undefined),
  }),
  note: field.area(W.note, { rows: 3, max: 1000, wide: true }),
};

/** Mount it to open it. @param project left out: a new one is begun */
export function ProjectForm({
  project,
  mayBudget = true,
  onClose,
  onDone,
}: {
  project?: ProjectDetail;
  mayBudget?: boolean;
  onClose: () => void;
  onDone: (projectId: number) => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: project ? undefined : { buildNum: '1' },
    of: project,
    valuesOf: (one) => ({ ...one, buildNum: String(one.buildNum) }),
    when: { budget: () => mayBudget },
  });

  async function submit(requestId: string) {
    const { buildNum, budget, stage, ...rest } = form.values;
    const facts = { ...rest, stage: stage as Stage, buildNum: Number(buildNum) };
    const money = mayBudget ? { budget: budget.trim() } : {};
    const { record } = form;
    const done = record
      ? await call(projectProtocol.change, {
          projectId: record.projectId,
          version: record.version,
          ...facts,
          ...money,
        })
      : await call(projectProtocol.create, { ...facts, ...money, requestId });
    onDone(done.projectId);
  }

  return (
    <FormDialog
      title={project ? say.change : say.create}
      submitLabel={project ? say.save : say.create}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

// The window in which a project is begun or its details are changed.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { parseCents } from '#kit/money/money.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ProjectDetail, projectProtocol } from '../project.protocol.ts';
import { STAGES, type Stage, stageNames } from '../project-status.ts';
import { projectWords } from './project-words.ts';

type Values = Record<
  'projectName' | 'projectCode' | 'startOn' | 'endOn' | 'buildNum' | 'budget' | 'note',
  string
> & {
  stage: Stage;
};
type Wrong = Partial<Record<keyof Values, string>>;

const EMPTY: Values = {
  projectName: '',
  projectCode: '',
  stage: 'concept',
  startOn: '',
  endOn: '',
  buildNum: '1',
  budget: '',
  note: '',
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
  const say = useWords(projectWords);
  const language = useLanguage();
  const [values, setValues] = useState<Values>(() =>
    project ? { ...project, buildNum: String(project.buildNum), budget: project.budget ?? '' } : EMPTY,
  );
  const [wrong, setWrong] = useState<Wrong>({});
  const set = <K extends keyof Values>(name: K, value: Values[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setWrong((before) => ({ ...before, [name]: undefined }));
  };

  function check(): boolean {
    const boards = Number(values.buildNum);
    const found: Wrong = {
      ...(values.projectName.trim() === '' && { projectName: say.nameMissing }),
      ...(!(Number.isSafeInteger(boards) && boards >= 1 && boards <= 1_000_000) && {
        buildNum: say.buildNumWrong,
      }),
      ...(values.budget.trim() !== '' &&
        parseCents(values.budget) === undefined && { budget: say.budgetWrong }),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  }

  async function submit(requestId: string) {
    const { projectName, projectCode, stage, startOn, endOn, buildNum, budget, note } = values;
    const facts = { projectName, projectCode, stage, startOn, endOn, buildNum: Number(buildNum), note };
    const money = mayBudget ? { budget: budget.trim() } : {};
    const done = project
      ? await call(projectProtocol.change, {
          projectId: project.projectId,
          version: project.version,
          ...facts,
          ...money,
        })
      : await call(projectProtocol.create, { ...facts, ...money, requestId });
    onDone(done.projectId);
  }

  const text = (
    name: Exclude<keyof Values, 'stage'>,
    more: { max: number; type?: string; required?: boolean },
  ) => (
    <Field label={say[name]} required={more.required} error={wrong[name] ?? null}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type={more.type}
          inputMode={name === 'buildNum' ? 'numeric' : name === 'budget' ? 'decimal' : undefined}
          maxLength={more.max}
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={project ? say.change : say.createTitle}
      submitLabel={project ? say.save : say.create}
      onClose={onClose}
      check={check}
      atField={({ message }, name) => {
        if (name in EMPTY) setWrong({ [name]: message });
        return name in EMPTY;
      }}
      onSubmit={submit}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">{text('projectName', { max: 80, required: true })}</div>
        {text('projectCode', { max: 40 })}
        <Field label={say.stage}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              name="stage"
              value={values.stage}
              onChange={(event) => set('stage', event.target.value as Stage)}
              options={STAGES.map((one) => ({ value: one, text: stageNames[one][language] }))}
            />
          )}
        </Field>
        {text('startOn', { max: 10, type: 'date' })}
        {text('endOn', { max: 10, type: 'date' })}
        {text('buildNum', { max: 7, required: true })}
        {mayBudget ? text('budget', { max: 15 }) : null}
        <Field label={say.note} className="sm:col-span-2">
          {(wiring) => (
            <Textarea
              {...wiring}
              name="note"
              rows={3}
              maxLength={1000}
              value={values.note}
              onChange={(event) => set('note', event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}

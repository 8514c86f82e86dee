// The window in which a rule of approval is written: what it is for, under which conditions, who decides step by step.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { PRESET_ROLE_NAMES, PRESET_ROLES } from '#mall/member/permission-points.ts';
import { type ApprovalRule, approvalProtocol } from '../approval.protocol.ts';
import { ENTERPRISE_WHO, MOST_STEPS, STEP_MODES, STEP_WHO, TIMEOUT_ACTS } from '../approval-rule.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import { approvalWords } from './approval-words.ts';
import type { RulesReply } from './rule-list.tsx';
import {
  newStep,
  type RuleValues,
  ruleToSend,
  type StepValues,
  valuesOf,
  type WrongRule,
  whatIsWrong,
} from './rule-values.ts';

/** Mount it to open it. @param rule left out: a new one */
export function RuleForm({
  reply,
  rule,
  isStore,
  onClose,
  onDone,
}: {
  reply: RulesReply;
  rule: ApprovalRule | undefined;
  isStore: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  const [values, setValues] = useState<RuleValues>(() => valuesOf(rule, reply.docTypes[0]!.docType, isStore));
  const [wrong, setWrong] = useState<WrongRule>({});
  const set = <K extends keyof RuleValues>(name: K, value: RuleValues[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setWrong((before) => ({ ...before, [name]: undefined }));
  };
  const setStep = (key: number, change: Partial<StepValues>) => {
    setValues((before) => ({
      ...before,
      steps: before.steps.map((step) => (step.key === key ? { ...step, ...change } : step)),
    }));
    setWrong((before) => ({ ...before, [`members${key}`]: undefined, [`dueDays${key}`]: undefined }));
  };
  const sentences = {
    name: say.nameMissing,
    amount: say.amountWrong,
    number: say.numberWrong,
    percent: say.percentWrong,
    members: say.membersMissing,
  };
  const errorOf = (name: string) => {
    const kind = wrong[name];
    return kind ? sentences[kind] : null;
  };

  const text = (
    name: 'amountFrom' | 'periodFrom' | 'skuFrom' | 'aboveLastFrom' | 'belowListFrom',
    more: { before?: string; after?: string },
  ) => (
    <Field label={say[name]} error={errorOf(name)}>
      <Input
        {...more}
        name={name}
        inputMode={name === 'skuFrom' ? 'numeric' : 'decimal'}
        maxLength={14}
        value={values[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    </Field>
  );

  return (
    <FormDialog
      size="lg"
      title={rule ? say.editRule : say.newRule}
      submitLabel={say.save}
      onClose={onClose}
      check={() => {
        const found = whatIsWrong(values);
        setWrong(found);
        return Object.keys(found).length === 0;
      }}
      onSubmit={async (requestId) => {
        const of = rule ? { ruleId: rule.ruleId, version: rule.version, isOn: rule.isOn } : { requestId };
        const wish = { ...ruleToSend(values), ...of };
        await (isStore ? call(approvalProtocol.saveSellerRule, wish) : call(approvalProtocol.saveRule, wish));
        onDone();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={say.ruleName} hint={say.ruleNameHint} required error={errorOf('ruleName')}>
          <Input
            name="ruleName"
            maxLength={40}
            value={values.ruleName}
            onChange={(event) => set('ruleName', event.target.value)}
          />
        </Field>
        <Field label={say.docType}>
          <NativeSelect
            name="docType"
            value={values.docType}
            onChange={(event) => set('docType', event.target.value as ApprovalDoc)}
            options={reply.docTypes.map(({ docType, name }) => ({ value: docType, text: name }))}
          />
        </Field>
      </div>

      <fieldset className="border-t border-line pt-3">
        <legend className="float-left mb-1 w-full text-14 font-semibold">{say.conditions}</legend>
        <p className="clear-left mb-2 text-12 text-hint">{say.conditionsHint}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {text('amountFrom', { before: '¥' })}
          {isStore ? text('belowListFrom', { after: '%' }) : text('periodFrom', { before: '¥' })}
          {text('skuFrom', { after: say.kinds })}
          {isStore ? null : text('aboveLastFrom', { after: '%' })}
          {isStore ? null : (
            <Field label={say.costCentres} hint={say.costCentresHint} className="sm:col-span-2">
              <Input
                name="costCentres"
                maxLength={300}
                list="approval-cost-centres"
                value={values.costCentres}
                onChange={(event) => set('costCentres', event.target.value)}
              />
            </Field>
          )}
        </div>
        <datalist id="approval-cost-centres">
          {reply.costCentres.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div className="mt-3 space-y-3">
          {isStore ? null : (
            <div className="flex flex-wrap gap-x-5 gap-y-2 text-13">
              <Checkbox
                checked={values.overBudget}
                onChange={(event) => set('overBudget', event.target.checked)}
              >
                {say.overBudget}
              </Checkbox>
              <Checkbox
                checked={values.gradeCOrD}
                onChange={(event) => set('gradeCOrD', event.target.checked)}
              >
                {say.gradeCOrD}
              </Checkbox>
            </div>
          )}
          {isStore ? null : (
            <Choices
              label={say.roles}
              all={PRESET_ROLE_NAMES.map((role) => ({ key: role, name: PRESET_ROLES[role].name[language] }))}
              chosen={values.roles}
              onChange={(roles) => set('roles', roles)}
            />
          )}
          <Choices
            label={say.authors}
            all={reply.authors.map(({ memberId, name }) => ({ key: memberId, name }))}
            chosen={values.authorIds}
            onChange={(authorIds) => set('authorIds', authorIds)}
          />
          {isStore ? null : (
            <Choices
              label={say.suppliers}
              all={reply.stores.map(({ storeId, storeName }) => ({ key: storeId, name: storeName }))}
              chosen={values.storeIds}
              onChange={(storeIds) => set('storeIds', storeIds)}
            />
          )}
          <Choices
            label={say.categories}
            all={reply.categories.map(({ categoryId, name }) => ({ key: categoryId, name }))}
            chosen={values.categoryIds}
            onChange={(categoryIds) => set('categoryIds', categoryIds)}
          />
        </div>
      </fieldset>

      <fieldset className="border-t border-line pt-3">
        <legend className="float-left mb-2 w-full text-14 font-semibold">{say.steps}</legend>
        <ol className="clear-left space-y-3">
          {values.steps.map((step, i) => (
            <StepFields
              key={step.key}
              place={i}
              step={step}
              reply={reply}
              isStore={isStore}
              isOnly={values.steps.length === 1}
              membersError={errorOf(`members${step.key}`)}
              dueError={errorOf(`dueDays${step.key}`)}
              onChange={(change) => setStep(step.key, change)}
              onRemove={() =>
                set(
                  'steps',
                  values.steps.filter(({ key }) => key !== step.key),
                )
              }
            />
          ))}
        </ol>
        {values.steps.length < MOST_STEPS ? (
          <Button
            size="sm"
            className="mt-3"
            icon={<Plus size={16} />}
            onClick={() =>
              set('steps', [
                ...values.steps,
                newStep(Math.max(...values.steps.map(({ key }) => key)) + 1, isStore),
              ])
            }
          >
            {say.addStep}
          </Button>
        ) : null}
      </fieldset>
    </FormDialog>
  );
}

function StepFields({
  place,
  step,
  reply,
  isStore,
  isOnly,
  membersError,
  dueError,
  onChange,
  onRemove,
}: {
  place: number;
  step: StepValues;
  reply: RulesReply;
  isStore: boolean;
  isOnly: boolean;
  membersError: string | null;
  dueError: string | null;
  onChange: (change: Partial<StepValues>) => void;
  onRemove: () => void;
}) {
  const say = useWords(approvalWords);
  const who = {
    main: say.whoMain,
    permitted: isStore ? say.whoOperators : say.whoPermitted,
    members: say.whoMembers,
    head: say.whoHead,
    owner: say.whoOwner,
  };
  const modes = { ANY: say.any, ALL: say.all };
  const late = { remind: say.remind, escalate: say.escalate, pass: say.pass, return: say.return };
  return (
    <li className="rounded-control border border-line p-3">
      <div className="mb-2 flex items-center justify-between">
        <span className="text-13 font-semibold">{say.step(place + 1)}</span>
        {isOnly ? null : (
          <IconButton
            size="sm"
            label={say.removeStep}
            icon={<X size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={say.who} hint={step.who === 'head' || step.who === 'owner' ? say.whoElse : undefined}>
          <NativeSelect
            value={step.who}
            onChange={(event) => onChange({ who: event.target.value as StepValues['who'] })}
            options={STEP_WHO.filter((one) => !(isStore && ENTERPRISE_WHO.includes(one))).map((one) => ({
              value: one,
              text: who[one],
            }))}
          />
        </Field>
        <Field label={say.mode}>
          <NativeSelect
            disabled={step.who === 'main'}
            value={step.mode}
            onChange={(event) => onChange({ mode: event.target.value as StepValues['mode'] })}
            options={STEP_MODES.map((one) => ({ value: one, text: modes[one] }))}
          />
        </Field>
        {step.who === 'members' ? (
          <div className="sm:col-span-2">
            <Choices
              label={say.whoMembers}
              error={membersError}
              all={reply.approvers.map(({ memberId, name }) => ({ key: memberId, name }))}
              chosen={step.memberIds}
              onChange={(memberIds) => onChange({ memberIds })}
            />
          </div>
        ) : null}
        <Field label={say.dueDays} error={dueError}>
          <Input
            inputMode="numeric"
            maxLength={2}
            placeholder={say.noDue}
            value={step.dueDays}
            onChange={(event) => onChange({ dueDays: event.target.value })}
          />
        </Field>
        <Field label={say.onTimeout}>
          <NativeSelect
            disabled={step.dueDays.trim() === ''}
            value={step.onTimeout}
            onChange={(event) => onChange({ onTimeout: event.target.value as StepValues['onTimeout'] })}
            options={TIMEOUT_ACTS.filter((one) => !(isStore && one === 'escalate')).map((one) => ({
              value: one,
              text: late[one],
            }))}
          />
        </Field>
      </div>
    </li>
  );
}

/** Several out of a few or of many; nothing chosen means anybody. */
function Choices<K extends string | number>({
  label,
  all,
  chosen,
  error = null,
  onChange,
}: {
  label: string;
  all: readonly { key: K; name: string }[];
  chosen: readonly K[];
  error?: string | null;
  onChange: (chosen: K[]) => void;
}) {
  if (all.length === 0) return null;
  return (
    <Field group label={label} error={error}>
      {(wiring) => (
        // biome-ignore lint/a11y/useSemanticElements: the Field names the group by its label
        <div
          role="group"
          {...wiring}
          className="flex max-h-32 flex-wrap gap-x-5 gap-y-1.5 overflow-y-auto text-13"
        >
          {all.map(({ key, name }) => (
            <Checkbox
              key={key}
              checked={chosen.includes(key)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
              }
            >
              <span className="max-w-60 truncate">{name}</span>
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}

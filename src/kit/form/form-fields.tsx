// Draws declared fields: label, input, hint and what is wrong, two in a row where there is room.
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useEntryWords } from '#kit/ui/entry-words.ts';
import { Field, type FieldWiring } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect, type SelectOption } from '#kit/ui/native-select.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { RegionCascader } from '#kit/ui/region-cascader.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { UploadList } from '#kit/ui/upload-list.tsx';
import type { Language, Text } from '#kit/words/text.ts';
import type { Choices, FieldMore, FieldSpec, Fields, ValuesOf } from './field-kinds.ts';
import type { Form } from './use-form.ts';

/** What depends on the moment: a hint, whether it is required, or something else in the field's place. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any value
export type FieldNow = Partial<Pick<FieldMore<any>, 'hint' | 'required' | 'optional' | 'aside'>> & {
  label?: ReactNode;
  instead?: ReactNode;
  disabled?: boolean;
  /** The choices where they depend on data, and what stands there before one is chosen. */
  options?: readonly (SelectOption & { /** Under a radio: what it means. */ note?: string })[];
  place?: string;
  /** The first and the last day. */
  min?: string;
  max?: string;
};

const isText = (one: unknown): one is Text =>
  typeof one === 'object' && one !== null && 'zh' in one && 'en' in one;

/**
 * Those of `names` that are asked now, else all. Each keeps its name in the page: `name` of its input.
 * @param now what depends on the moment, by field
 */
export function FormFields<F extends Fields>({
  form,
  names = Object.keys(form.fields),
  now = {},
  columns = 2,
  className,
}: {
  form: Form<F>;
  names?: readonly (keyof F & string)[];
  now?: { readonly [K in keyof F]?: FieldNow };
  columns?: 1 | 2 | 3;
  className?: string;
}) {
  const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }[columns];
  return (
    <div className={cx('grid gap-4', grid, className)}>
      {names.map((name) =>
        form.asks(name) ? <One key={name} form={form} name={name} now={now[name] ?? {}} /> : null,
      )}
    </div>
  );
}

function One<F extends Fields>({
  form,
  name,
  now,
}: {
  form: Form<F>;
  name: keyof F & string;
  now: FieldNow;
}) {
  const language = useLanguage();
  const spec = form.fields[name];
  if (!spec) return null;
  if (now.instead !== undefined) return now.instead;
  const say = (one: ReactNode | Text): ReactNode => (isText(one) ? one[language] : one);
  const error = form.errorOf(name as never);
  const wide = spec.wide ? 'col-span-full' : undefined;
  if (spec.kind === 'yesNo') {
    return (
      <div className="col-span-full">
        <Checkbox
          name={name}
          checked={form.values[name as never] as boolean}
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.set(name as never, event.target.checked as never)}
          className="items-start text-13"
        >
          {now.label ?? spec.label[language]}
        </Checkbox>
        {error ? <p className="mt-1 text-12 text-refused">{error}</p> : null}
      </div>
    );
  }
  const optional = now.optional ?? spec.optional ?? false;
  return (
    <Field
      label={now.label ?? spec.label[language]}
      required={now.required ?? (spec.required || (spec.missing !== undefined && !optional))}
      optional={optional}
      group={
        ['radio', 'ticks', 'files', 'region'].includes(spec.kind) || (spec.kind === 'custom' && spec.group)
      }
      error={error}
      hint={say(now.hint ?? spec.hint)}
      aside={now.aside ?? spec.aside}
      className={wide}
    >
      {(wiring) => (
        <>
          <Control spec={spec} form={form} name={name} wiring={wiring} language={language} now={now} />
          <Theirs form={form} name={name} now={now} />
        </>
      )}
    </Field>
  );
}

/** What somebody else has saved there meanwhile, to be taken with one press. */
function Theirs<F extends Fields>({
  form,
  name,
  now,
}: {
  form: Form<F>;
  name: keyof F & string;
  now: FieldNow;
}) {
  const say = useEntryWords();
  const language = useLanguage();
  const theirs = form.theirs(name);
  if (!theirs) return null;
  const value: unknown = theirs.value;
  const spec = form.fields[name];
  const named =
    now.options?.find((one) => one.value === value)?.text ??
    (spec && 'options' in spec ? spec.options[String(value)]?.[language] : undefined);
  const text = typeof value === 'string' ? (named ?? value) : undefined;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-12 text-waiting">
      <span className="min-w-0 wrap-anywhere">
        {text === undefined
          ? say('changedByOthers')
          : say('nowByOthers', { value: text === '' ? say('emptyValue') : text })}
      </span>
      <Button variant="link" onClick={() => form.set(name, theirs.value)}>
        {say('takeTheirs')}
      </Button>
    </p>
  );
}

interface ControlProps<F extends Fields> {
  spec: FieldSpec<unknown>;
  form: Form<F>;
  name: keyof F & string;
  wiring: FieldWiring;
  language: Language;
  now: FieldNow;
}

function Control<F extends Fields>({ spec, form, name, wiring, language, now }: ControlProps<F>) {
  const value = form.values[name as keyof ValuesOf<F>] as unknown;
  const set = (next: unknown) => form.set(name as never, next as never);
  const basis = { ...wiring, name, disabled: now.disabled };
  const options = (choices: Choices) =>
    now.options ??
    Object.entries(choices).map(([one, text]) => ({ value: one, text: text[language], note: undefined }));
  switch (spec.kind) {
    case 'area':
    case 'text':
    case 'tel':
    case 'date':
    case 'password': {
      const { max, min, place, before, after, rows, clean, ...more } = spec;
      const input = {
        ...basis,
        autoComplete: more.autoComplete,
        autoCapitalize: more.autoCapitalize,
        inputMode: more.inputMode,
        spellCheck: more.spellCheck,
        lang: more.lang,
        className: more.className,
        maxLength: max,
        placeholder: place?.[language],
        value: value as string,
        onChange: (event: { target: { value: string } }) =>
          set(clean ? clean(event.target.value) : event.target.value),
        onBlur: () => form.leave(name as never),
      };
      if (spec.kind === 'area') return <Textarea {...input} rows={rows} />;
      if (spec.kind === 'password') return <PasswordInput {...input} />;
      return (
        <Input
          {...input}
          type={more.type ?? spec.kind}
          list={more.list}
          min={now.min ?? min}
          max={now.max}
          before={before}
          after={after?.[language]}
        />
      );
    }
    case 'choice':
      return (
        <NativeSelect
          {...basis}
          value={value as string}
          placeholder={now.place ?? spec.place?.[language]}
          options={options(spec.options)}
          onChange={(event) => set(event.target.value)}
          onBlur={() => form.leave(name as never)}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          {...basis}
          look={spec.look ?? 'card'}
          className={spec.className}
          value={value as string}
          onChange={set}
          options={options(spec.options).map(({ value: one, text, note }) => ({
            value: one,
            label: text,
            text: note,
          }))}
        />
      );
    case 'ticks': {
      const { id, ...rest } = wiring;
      const ticked = value as string[];
      return (
        <fieldset {...rest} className="flex flex-wrap gap-x-5 gap-y-2">
          {Object.entries(spec.options).map(([one, text], place) => (
            <Checkbox
              key={one}
              id={place === 0 ? id : undefined}
              checked={ticked.includes(one)}
              onChange={(event) =>
                set(event.target.checked ? [...ticked, one] : ticked.filter((other) => other !== one))
              }
            >
              {text[language]}
            </Checkbox>
          ))}
        </fieldset>
      );
    }
    case 'region':
      return (
        <RegionCascader
          {...wiring}
          value={value as never}
          onChange={set}
          load={spec.load}
          {...(spec.rootCode === undefined ? {} : { rootCode: spec.rootCode })}
        />
      );
    case 'files':
      return (
        <UploadList
          {...wiring}
          {...spec.list}
          value={value as never}
          onChange={set}
          onUploading={form.countUpload}
        />
      );
    case 'custom':
      return spec.draw(wiring, value, set);
    case 'yesNo':
      return null;
  }
}

// The window of an action that asks by a declared form: what is typed goes out trimmed, and then the window is through.
import type { ReactNode } from 'react';
import type { Fields, ValuesOf } from '#kit/form/field-kinds.ts';
import { type FieldNow, FormFields } from '#kit/form/form-fields.tsx';
import { type FormOptions, useForm } from '#kit/form/use-form.ts';
import { FormDialog, type FormDialogProps } from '#kit/ui/form-dialog.tsx';
import type { DetailAction } from './detail-actions.tsx';

interface Asked<F extends Fields>
  extends Pick<FormOptions<F>, 'initial' | 'when'>,
    Pick<FormDialogProps, 'text' | 'size' | 'tone'> {
  /** Also on its button. */
  title: string;
  /** What depends on the moment, by field. */
  now?: { readonly [K in keyof F]?: FieldNow };
  /** Looked at once every field is right: a sentence stops it. */
  check?: (said: ValuesOf<F>) => true | string;
  /** Under the fields. */
  more?: ReactNode;
  /** Texts are trimmed; what is not asked is as empty as its field. @param requestId for what creates */
  send: (said: ValuesOf<F>, requestId: string) => Promise<unknown>;
}

type Window = NonNullable<DetailAction['window']>;

/** For an action that asks by a `window`: `window: formWindow(FIELDS, { title, send })`. */
export const formWindow =
  <F extends Fields>(fields: F, asked: Asked<F>): Window =>
  (tell) => <FormWindow fields={fields} asked={asked} {...tell} />;

function FormWindow<F extends Fields>({
  fields,
  asked: { initial, when, now, check, more, send, ...dialog },
  close,
  through,
}: { fields: F; asked: Asked<F> } & Parameters<Window>[0]) {
  const form = useForm(fields, { initial, when });
  const said = () =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { empty }]) => {
        const value: unknown = form.asks(name) ? form.values[name] : empty;
        return [name, typeof value === 'string' ? value.trim() : value];
      }),
    ) as ValuesOf<F>;
  return (
    <FormDialog
      {...dialog}
      submitLabel={dialog.title}
      onClose={close}
      form={form}
      check={() => form.check() && (check?.(said()) ?? true)}
      onSubmit={async (requestId) => {
        await send(said(), requestId);
        through();
      }}
    >
      <FormFields form={form} columns={1} now={now} />
      {more}
    </FormDialog>
  );
}

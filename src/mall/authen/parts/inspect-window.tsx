// The window in which an inspector records what was found at a factory: each finding with its kind, and whether it is seen again.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { authenProtocol, type CaseDetail } from '../authen.protocol.ts';
import { FINDING_KINDS, type FindingKind, findingKinds, MOST_FINDINGS } from '../authen-terms.ts';
import { authenWords } from './authen-words.ts';

const FIELDS = {
  access: field.radio(
    authenWords.isAccessGiven,
    { YES: authenWords.hasAccess, NO: authenWords.noAccess },
    { empty: 'YES' },
  ),
  note: field.area(authenWords.note, { max: 1_000, rows: 2 }),
};

interface Row {
  key: number;
  kind: FindingKind;
  text: string;
  needsVisit: boolean;
}

export function InspectWindow({
  one,
  onClose,
  onDone,
}: {
  one: CaseDetail;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(authenWords);
  const language = useLanguage();
  const form = useForm(FIELDS);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const put = (key: number, change: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const hasAccess = form.values.access === 'YES';
  return (
    <FormDialog
      title={say.inspect}
      text={say.inspectText}
      submitLabel={say.inspect}
      size="lg"
      onClose={onClose}
      form={form}
      check={() =>
        form.check() && (rows.some(({ text }) => text.trim().length < 2) ? say.findingMissing : true)
      }
      onSubmit={async () => {
        await call(authenProtocol.inspect, {
          ...{ authenSn: one.authenSn, version: one.version, hasAccess: hasAccess ? 1 : 0 },
          note: form.values.note.trim(),
          findings: JSON.stringify(
            hasAccess
              ? rows.map(({ kind, text, needsVisit }) => ({ kind, text: text.trim(), needsVisit }))
              : [],
          ),
        } as never);
        onDone();
      }}
    >
      <FormFields form={form} columns={1} />
      {hasAccess ? (
        <div className="mt-4 space-y-3">
          {rows.map((row, at) => (
            <div key={row.key} className="space-y-2 rounded-card border border-line p-3">
              <div className="flex flex-wrap items-center gap-3">
                <NativeSelect
                  aria-label={say.findingKind(at + 1)}
                  value={row.kind}
                  className="w-40"
                  onChange={(event) =>
                    put(row.key, {
                      kind: FINDING_KINDS.find((kind) => kind === event.target.value) ?? 'MINOR',
                    })
                  }
                  options={FINDING_KINDS.map((kind) => ({ value: kind, text: findingKinds[kind][language] }))}
                />
                <Checkbox
                  checked={row.needsVisit}
                  onChange={(event) => put(row.key, { needsVisit: event.target.checked })}
                >
                  {say.needsVisit}
                </Checkbox>
                <span className="ml-auto">
                  <IconButton
                    label={say.removeFinding(at + 1)}
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
                  />
                </span>
              </div>
              <Textarea
                aria-label={say.findingText(at + 1)}
                placeholder={say.findingText(at + 1)}
                rows={2}
                maxLength={1_000}
                value={row.text}
                onChange={(event) => put(row.key, { text: event.target.value })}
              />
            </div>
          ))}
          <Button
            size="sm"
            icon={<Plus size={14} aria-hidden="true" />}
            disabled={rows.length >= MOST_FINDINGS}
            onClick={() =>
              setRows((before) => [
                ...before,
                { key: (before.at(-1)?.key ?? 0) + 1, kind: 'MINOR', text: '', needsVisit: false },
              ])
            }
          >
            {say.addFinding}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}

// The window in which a capability is begun, or its draft changed.
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CAPABILITY_FIELDS, capabilityKinds } from '#mall/ability/ability-terms.ts';
import { CONTENT_FIELDS as C, type ContentField, modeNames } from '../capability-content.ts';
import { labCatalogProtocol as P, type VersionDetail } from '../lab-catalog.protocol.ts';
import { catalogWords as W } from './catalog-words.ts';

const missing = { missing: W.missing };
const text = (name: ContentField, more: Parameters<typeof field.text>[1] = {}) =>
  field.text(C[name], { max: C[name].max, ...(C[name].isNeeded ? missing : {}), ...more });
const number = (name: 'days' | 'batchSize', hint: Text) =>
  field.number(C[name], {
    ...{ required: true, max: 5, hint },
    rule: (typed) =>
      /^[1-9]\d{0,4}$/.test(typed.trim()) && Number(typed) <= C[name].max ? undefined : W.numberWrong,
  });

const FIELDS = {
  capNo: field.text(W.capNo, { ...missing, max: 12, hint: W.capNoHint, spellCheck: false }),
  kind: field.choice(C.kind, capabilityKinds, missing),
  field: field.choice(C.field, CAPABILITY_FIELDS, missing),
  objectZh: text('objectZh'),
  objectEn: text('objectEn', { lang: 'en' }),
  itemZh: text('itemZh'),
  itemEn: text('itemEn', { lang: 'en' }),
  standard: text('standard', { hint: W.standardHint }),
  clause: text('clause'),
  also: text('also', { hint: W.alsoHint }),
  range: text('range'),
  uncertainty: text('uncertainty'),
  site: field.pick(C.site, missing),
  group: field.pick(C.group, { place: W.noGroup }),
  mode: field.choice(C.mode, modeNames, missing),
  days: number('days', W.daysHint),
  batchSize: number('batchSize', W.batchHint),
  specimens: text('specimens'),
  sheetKey: field.pick(C.sheetKey, { place: W.noSheet }),
  validTo: field.date(C.validTo, { hint: W.validToHint }),
  isSold: field.yesNo(C.isSold, { hint: W.soldHint }),
};

/** Mount it to open it. @param one left out: a new capability */
export function CapabilityForm({
  one,
  onClose,
  onDone,
}: {
  one?: VersionDetail;
  onClose: () => void;
  onDone: (versionId: number) => void;
}) {
  const say = useWords(W);
  const places = useCall(P.places, {}).reply;
  const form = useForm(FIELDS, {
    initial: one ? undefined : { batchSize: '1', mode: 'BENCH', kind: 'TEST' },
    of: one,
    valuesOf: ({ capNo, content }) => ({
      ...{ ...content, capNo, days: String(content.days), batchSize: String(content.batchSize) },
    }),
    when: { capNo: () => !one },
  });
  const { site } = form.values;
  const groups = (places?.groups ?? []).filter((group) => group.site === site);

  async function submit(requestId: string) {
    const { capNo, kind, field: of, mode, group, days, batchSize, ...same } = form.values;
    const written = {
      ...{ ...same, kind: kind || ('TEST' as const), field: of || ('env' as const) },
      ...{ mode: mode || ('BENCH' as const), days: Number(days), batchSize: Number(batchSize) },
      group: groups.some(({ code }) => code === group) ? group : '',
    };
    const { record } = form;
    if (!record) return onDone((await call(P.begin, { ...written, capNo, requestId })).versionId);
    const { versionId, version } = record;
    await call(P.change, { versionId, version, ...written });
    onDone(versionId);
  }

  return (
    <FormDialog
      title={one ? say.change : say.add}
      text={one ? undefined : say.addText}
      size="lg"
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={submit}
    >
      <FormFields
        form={form}
        now={{
          site: {
            options: (places?.sites ?? []).map(({ code, name }) => ({
              value: code,
              text: `${code} ${name}`,
            })),
          },
          group: { options: groups.map(({ code, name }) => ({ value: code, text: name })) },
          sheetKey: {
            options: (places?.sheets ?? []).map(({ sheetKey, name }) => ({
              ...{ value: sheetKey, text: `${sheetKey} ${name}` },
            })),
          },
        }}
      />
    </FormDialog>
  );
}

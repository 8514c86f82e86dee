// The window in which a connection is added or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  PUNCHOUT_PROTOCOLS,
  type PunchoutConnection,
  type PunchoutProtocol,
  punchoutProtocol,
} from '../punchout.protocol.ts';
import { punchoutWords as W } from './punchout-words.ts';

interface Person {
  memberId: number;
  name: string;
}

/** @param people in whose name it may act @param protocols of one that is there its own alone: it stays */
const fieldsFor = (people: readonly Person[], protocols: readonly PunchoutProtocol[]) => ({
  name: field.text(W.name, {
    missing: W.nameMissing,
    max: 60,
    place: W.namePlace,
    hint: W.nameHint,
    wide: true,
  }),
  protocol: field.choice<PunchoutProtocol>(
    W.protocol,
    Object.fromEntries(protocols.map((one) => [one, W[one]])) as Record<PunchoutProtocol, Text>,
    { empty: protocols[0] ?? 'cxml', wide: true },
  ),
  identity: field.text(W.identity, {
    missing: W.identityMissing,
    max: 100,
    hint: W.identityHint,
    wide: true,
  }),
  memberId: field.choice(
    W.member,
    Object.fromEntries(people.map(({ memberId, name }) => [memberId, { zh: name, en: name }])),
    { empty: '', missing: W.memberMissing, hint: W.memberHint, wide: true },
  ),
  hosts: field.area(W.hosts, { missing: W.hostsMissing, max: 2_600, hint: W.hostsHint, rows: 3, wide: true }),
});

/** Mount it to open it. @param onDone gets the secret of a new one, which is shown this once */
export function PunchoutForm(props: {
  people: readonly Person[];
  /** Left out: a new one. */
  of?: PunchoutConnection;
  onClose: () => void;
  onDone: (secret?: string) => void;
}) {
  const { people, of, onClose, onDone } = props;
  const say = useWords(W);
  const form = useForm(fieldsFor(people, of ? [of.protocol] : PUNCHOUT_PROTOCOLS), {
    initial: of
      ? { ...of, memberId: String(of.memberId), hosts: of.hosts.join('\n') }
      : { memberId: String(people[0]?.memberId ?? '') },
  });

  async function submit() {
    const { name, identity, memberId, hosts, protocol } = form.values;
    const settings = {
      name,
      identity,
      memberId: Number(memberId),
      hosts: hosts.split(/[\s,，]+/).filter(Boolean),
    };
    if (of) {
      await call(punchoutProtocol.change, { connectionId: of.connectionId, ...settings });
      return onDone();
    }
    const { secret } = await call(punchoutProtocol.make, {
      protocol: protocol === 'oci' ? 'oci' : 'cxml',
      ...settings,
    });
    onDone(secret);
  }

  return (
    <FormDialog
      title={of ? say.change : say.make}
      submitLabel={of ? say.save : say.make}
      onClose={onClose}
      onSubmit={submit}
      form={form}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

// The window in which a webhook is added or changed: where it goes, and what it is told of.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Webhook } from '../webhook.protocol.ts';
import {
  typesOf,
  WEBHOOK_EVENTS,
  WEBHOOK_TOPIC_KEYS,
  WEBHOOK_TOPICS,
  type WebhookSide,
} from '../webhook-events.ts';
import { webhookCalls } from './webhook-calls.ts';
import { webhookWords as W } from './webhook-words.ts';

const FIELDS = {
  url: field.text(W.url, {
    missing: W.urlMissing,
    max: 500,
    place: W.urlPlace,
    inputMode: 'url',
    wide: true,
  }),
  topics: field.ticks(W.topics, WEBHOOK_TOPICS, { missing: W.topicsMissing, wide: true }),
};

/** Mount it to open it. @param onDone gets the secret of a new one, which is shown this once */
export function WebhookForm({
  side,
  of,
  onClose,
  onDone,
}: {
  side: WebhookSide;
  /** Left out: a new one. */
  of?: Webhook;
  onClose: () => void;
  onDone: (secret?: string) => void;
}) {
  const say = useWords(W);
  const language = useLanguage();
  const form = useForm(FIELDS, { initial: of ?? { topics: ['order', 'parcel'] } });

  async function submit() {
    const calls = webhookCalls(side);
    const { url, topics } = form.values;
    if (of) {
      await call(calls.change, { endpointId: of.endpointId, url, topics });
      return onDone();
    }
    const { secret } = await call(calls.make, { url, topics });
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
      <Collapsible title={say.events} className="mt-4">
        <dl className="grid gap-3 text-13">
          {WEBHOOK_TOPIC_KEYS.map((topic) => (
            <div key={topic}>
              <dt className="font-semibold">{WEBHOOK_TOPICS[topic][language]}</dt>
              {typesOf(topic, side).map((type) => (
                <dd key={type} className="mt-1 flex flex-wrap gap-x-3">
                  <code className="num text-12 text-hint">{type}</code>
                  <span>{WEBHOOK_EVENTS[type].name[language]}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Collapsible>
    </FormDialog>
  );
}

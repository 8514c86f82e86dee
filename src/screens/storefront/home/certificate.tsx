// Anybody finds out here whether a product certificate holds, by its number or its holder; no login is needed.
import { useState } from 'react';
import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { speak } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { certificateProtocol } from '#mall/authen/certificate.protocol.ts';
import { authenWords } from '#mall/authen/parts/authen-words.ts';
import { pageMeta, siteOf } from '../seo.ts';

/** What is asked stands in the address, so that a code may lead here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(mallContext);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 120) ?? '';
  const [no, holder] = [asked('no').slice(0, 40), asked('holder')];
  const isAsked = no !== '' || [...holder].length >= 4;
  const list = isAsked ? (await call(certificateProtocol.query, { no, holder })).list : null;
  return { no, holder, list, isTooShort: !isAsked && holder !== '' };
}

export const meta: MetaFunction = (args) => {
  const say = speak(authenWords, siteOf(args.matches).language);
  return pageMeta(args, { title: say.query, description: say.queryText, path: '/certificate/query' });
};

export default function CertificateQuery() {
  const asked = useLoaderData<typeof loader>();
  return <Query key={`${asked.no} ${asked.holder}`} asked={asked} />;
}

function Query({ asked }: { asked: Awaited<ReturnType<typeof loader>> }) {
  const say = useWords(authenWords);
  const [no, setNo] = useState(asked.no);
  const [holder, setHolder] = useState(asked.holder);
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.query}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-13 text-secondary">{say.queryText}</p>
      <Card>
        <Form className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <Field label={say.certNo} hint={say.queryHint}>
            <Input
              name="no"
              value={no}
              maxLength={40}
              className="num"
              onChange={(event) => setNo(event.target.value)}
            />
          </Field>
          <Field label={say.holder} hint={say.holderHint}>
            <Input
              name="holder"
              value={holder}
              maxLength={120}
              onChange={(event) => setHolder(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" className="sm:mt-7">
            {say.look}
          </Button>
        </Form>
        {asked.isTooShort ? <FormError>{say.holderHint}</FormError> : null}
      </Card>
      <div className="mt-4 space-y-4" aria-live="polite">
        {asked.list?.length === 0 ? <EmptyState title={say.notFound} text={say.notFoundText} /> : null}
        {asked.list?.map((one) => (
          <Card
            key={one.certNo}
            title={
              <span className="flex flex-wrap items-center gap-3">
                <span className="num">{one.certNo}</span>
                <Tag dot tone={one.tone}>
                  {one.stateName}
                </Tag>
              </span>
            }
          >
            <Descriptions
              columns={2}
              items={[
                { label: say.holder, value: one.holder },
                { label: say.scheme, value: one.schemeName },
                { label: say.maker, value: one.maker },
                { label: say.factory, value: one.factory },
                { label: say.product, value: one.product },
                { label: say.standards, value: one.standards },
                { label: say.models, value: one.models.join('、'), wide: true },
                { label: say.issuedOn, value: one.issuedOn },
                { label: say.validTo, value: one.validTo },
              ]}
            />
          </Card>
        ))}
      </div>
    </div>
  );
}

// What is agreed to before signing: the agreement on electronic signing, and the standard clauses of a template; both with their versions.
import { useState } from 'react';
import { Link } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractSide } from '../../contract-process.ts';
import { clausesOf, contractTemplates, findTemplate } from '../../contract-templates.ts';
import { contractPlaces } from '../contract-door.ts';
import { agreementWords } from './agreement-words.ts';
import { SignatureIs } from './sign-dialog.tsx';

export type Agreement = ReplyOf<typeof contractProtocol.agreement>;

export interface AgreementPageProps {
  agreement: Agreement;
  /** '' for the agreement on signing itself. */
  templateKey: string;
  /** Who came here on his way to a signature: accepting leads back to it. */
  toSign: { contractSn: string; side: ContractSide } | null;
}

export function AgreementPage({ agreement, templateKey, toSign }: AgreementPageProps) {
  const say = useWords(agreementWords);
  const language = useLanguage();
  const template = findTemplate(templateKey);
  const way = toSign ? `&contractSn=${encodeURIComponent(toSign.contractSn)}&side=${toSign.side}` : '';
  const entries = [
    { key: '', text: agreement.title, to: `/contract/agreement?${way.slice(1)}` },
    ...contractTemplates.map((one) => ({
      key: one.key,
      text: one.name[language],
      to: `/contract/agreement?templateKey=${encodeURIComponent(one.key)}${way}`,
    })),
  ];
  return (
    <div className="page-width grid gap-4 py-4 md:grid-cols-[220px_minmax(0,1fr)]">
      <nav aria-label={say.all} className="self-start rounded-card border border-line bg-surface py-2">
        <h1 className="px-4 py-2 text-13 font-semibold">{say.all}</h1>
        <ul>
          {entries.map((one) => (
            <li key={one.key}>
              <Link
                to={one.to}
                aria-current={one.key === (template?.key ?? '') ? 'page' : undefined}
                className={cx(
                  'flex min-h-10 items-center border-l-2 px-4 py-1 text-13',
                  one.key === (template?.key ?? '')
                    ? 'border-brand bg-brand-wash text-brand'
                    : 'border-transparent text-secondary hover:text-brand',
                )}
              >
                {one.text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 space-y-4">
        {template ? (
          <Card title={template.name[language]} actions={<Tag>{say.version(String(template.version))}</Tag>}>
            <p className="mb-4 text-13 text-hint">{template.summary[language]}</p>
            <p className="mb-4 rounded-control bg-page px-3 py-2 text-12 text-secondary">{say.valuesNote}</p>
            <ol className="space-y-4 text-14 leading-6">
              {clausesOf(template).map((clause, index) => (
                <li key={clause.key} className="grid gap-x-6 gap-y-1 lg:grid-cols-2">
                  {(['zh', 'en'] as const).map((one) => (
                    <div key={one} lang={one === 'zh' ? 'zh-CN' : 'en'}>
                      <h3 className="font-semibold">
                        {one === 'zh' ? `第 ${index + 1} 条 ` : `${index + 1}. `}
                        {clause.title[one]}
                      </h3>
                      <p className="whitespace-pre-wrap">{clause.text[one]}</p>
                    </div>
                  ))}
                </li>
              ))}
            </ol>
          </Card>
        ) : (
          <>
            <Card title={agreement.title} actions={<Tag>{say.version(agreement.version)}</Tag>}>
              <div className="max-w-3xl space-y-3 text-14 leading-6">
                {agreement.paragraphs.map((paragraph) => (
                  <p key={paragraph} className="whitespace-pre-wrap">
                    {paragraph}
                  </p>
                ))}
              </div>
              <div className="mt-4 max-w-3xl border-t border-line pt-3 text-13">
                <p className="font-semibold">{agreement.service.name}</p>
                <p className="mt-1 text-secondary">{agreement.service.statement}</p>
                <p className="mt-2 text-12 text-hint">{say.publicKey}</p>
                <code className="block font-mono text-12 wrap-anywhere text-secondary">
                  {agreement.publicKey}
                </code>
              </div>
            </Card>
            <SignatureIs />
          </>
        )}
        {toSign ? <Accept agreement={agreement} toSign={toSign} /> : null}
      </div>
    </div>
  );
}

function Accept({
  agreement,
  toSign,
}: {
  agreement: Agreement;
  toSign: NonNullable<AgreementPageProps['toSign']>;
}) {
  const say = useWords(agreementWords);
  const [agrees, setAgrees] = useState(false);
  const back = contractPlaces[toSign.side].detailOf(toSign.contractSn);
  return (
    <Card title={say.acceptTitle(toSign.contractSn)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
          {say.accept(agreement.version)}
        </Checkbox>
        {agrees ? (
          <Button variant="primary" to={`${back}&agreed=${encodeURIComponent(agreement.version)}`}>
            {say.goOn}
          </Button>
        ) : (
          <Button variant="primary" disabled>
            {say.goOn}
          </Button>
        )}
        <Button variant="ghost" to={back}>
          {say.later}
        </Button>
      </div>
    </Card>
  );
}

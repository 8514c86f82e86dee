// A lot on one page: part, lot, date code, store, compliance, reports. Its code is typed or comes with the address.
import { Form, Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { complianceRows } from '#mall/part/compliance.ts';
import type { LotPassport } from '../lab-evidence.protocol.ts';
import { passportWords } from './evidence-words.ts';

export function PassportPage({
  code,
  passport,
  isUnknown,
}: {
  code: string;
  passport: LotPassport | undefined;
  isUnknown: boolean;
}) {
  const say = useWords(passportWords);
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-13 text-secondary">{say.description}</p>
      <div className="space-y-4">
        <Card>
          <Form method="get" action="/lot" className="flex max-w-lg flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <Field label={say.code} hint={say.codeHint}>
                {(wiring) => (
                  <Input
                    {...wiring}
                    key={code}
                    name="code"
                    defaultValue={code}
                    maxLength={30}
                    autoComplete="off"
                  />
                )}
              </Field>
            </div>
            <Button type="submit" className="mt-6" variant={passport ? 'outline' : 'primary'}>
              {say.find}
            </Button>
          </Form>
          <FormError className="mt-3">{isUnknown ? say.unknown : ''}</FormError>
        </Card>
        {passport ? <Passport of={passport} /> : null}
      </div>
    </div>
  );
}

function Passport({ of }: { of: LotPassport }) {
  const say = useWords(passportWords);
  const language = useLanguage();
  const known = complianceRows(of.compliance, language);
  const [year, week] = [of.dateCode.slice(0, 2), of.dateCode.slice(2)];
  return (
    <>
      <Card title={<span className="num">{of.code}</span>}>
        <div className="flex flex-wrap items-start gap-6">
          <Descriptions
            className="min-w-0 flex-1 basis-80"
            columns={2}
            items={[
              {
                label: say.part,
                value: (
                  <Link
                    to={`/goods/detail?productId=${of.productId}`}
                    className="num font-semibold text-brand hover:underline"
                  >
                    {of.partNo}
                  </Link>
                ),
              },
              { label: say.brand, value: of.brandName },
              {
                label: say.store,
                value: (
                  <Link to={`/store/index?storeId=${of.storeId}`} className="text-brand hover:underline">
                    {of.storeName}
                  </Link>
                ),
              },
              { label: say.lotNo, value: <span className="num">{of.lotNo}</span> },
              {
                label: say.dateCode,
                value: (
                  <span className="num">
                    {of.dateCode}
                    {/^\d{4}$/.test(of.dateCode) ? (
                      <span className="ml-2 text-12 text-hint">{say.madeIn(year, week)}</span>
                    ) : null}
                  </span>
                ),
              },
            ]}
          />
          <figure className="text-center">
            <img src={of.qr} width={112} height={112} alt={`${say.codeOf} ${of.code}`} />
            <figcaption className="text-12 text-hint">{say.codeOf}</figcaption>
          </figure>
        </div>
      </Card>
      <Card title={say.compliance}>
        {known.length > 0 ? (
          <Descriptions columns={3} items={known.map(({ name, text }) => ({ label: name, value: text }))} />
        ) : (
          <p className="text-13 text-hint">{say.noCompliance}</p>
        )}
      </Card>
      <Card title={say.reports}>
        {of.reports.length > 0 ? (
          <>
            <p className="mb-2 text-13 text-secondary">{say.reportsText}</p>
            <ul className="divide-y divide-line text-13">
              {of.reports.map((one) => (
                <li key={one.reportNo} className="flex flex-wrap items-start justify-between gap-3 py-3">
                  <div className="min-w-0">
                    <p>
                      <span className="num font-semibold">{one.reportNo}</span> · {one.labName} ·{' '}
                      {say.issued(one.issuedOn)}
                    </p>
                    <p className="mt-1 text-secondary wrap-anywhere">
                      {one.items
                        .map(({ item, standard }) => [item, standard].filter(Boolean).join(' '))
                        .join(language === 'zh' ? '；' : '; ')}
                    </p>
                  </div>
                  <Button
                    size="sm"
                    to={`/report/verify?${new URLSearchParams({ no: one.reportNo, code: one.verifyCode })}`}
                  >
                    {say.verify}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState compact title={say.noReports} way={['/goods/ability', say.test]} />
        )}
      </Card>
    </>
  );
}

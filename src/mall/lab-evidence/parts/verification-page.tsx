// One pair on one page: what would be tested, on which samples, for how much; then ordered in one click.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { PartName } from '#mall/replacement/parts/replacement-row.tsx';
import { labEvidenceProtocol, type VerificationProposal } from '../lab-evidence.protocol.ts';
import { evidenceWords, outcomeWords } from './evidence-words.ts';

export function VerificationPage({ proposal }: { proposal: VerificationProposal }) {
  const say = useWords(evidenceWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { of, by, items, left, sample, amount, alone, pieces } = proposal;
  const maySample = sample !== null && sample.why === null;
  const [way, setWay] = useState<'store' | 'own'>(maySample ? 'store' : 'own');
  const [endProduct, setEndProduct] = useState('');
  const [isPublic, setPublic] = useState(false);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, error, run } = useAct();
  const order = () =>
    run(async () => {
      const { needsPayment, paySn, serviceSn } = await call(labEvidenceProtocol.order, {
        ...{ ofPartId: of.partId, byPartId: by.partId, amount, pieces, requestId },
        ...(way === 'store' && sample ? { sampleProductId: sample.productId } : {}),
        ...{ endProduct, publishEvidence: isPublic ? 1 : 0 },
      } as never);
      await navigate(needsPayment ? `/buy/pay?paySn=${paySn}` : `/member/order/info?serviceSn=${serviceSn}`);
    });
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-13 text-secondary">{say.intro}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          <Card>
            <div className="grid gap-4 sm:grid-cols-2">
              {(
                [
                  ['of', of],
                  ['by', by],
                ] as const
              ).map(([which, part]) => (
                <div key={which}>
                  <p className="mb-1 text-12 text-hint">{say[which]}</p>
                  <PartName part={part} />
                </div>
              ))}
            </div>
          </Card>
          <Card title={say.items}>
            <p className="mb-3 text-13 text-secondary">{say.itemsText}</p>
            <Table dense label={say.items} head={[say.item, say.limits]}>
              {items.map((one) => (
                <tr key={one.capId}>
                  <th scope="row" className="text-left font-normal">
                    {one.item}
                    <span className="num block text-12 text-hint wrap-anywhere">{one.standard}</span>
                  </th>
                  <td className="num">
                    {one.limits.length > 0 ? (
                      <ul>
                        {one.limits.map((limit) => (
                          <li key={limit}>{limit}</li>
                        ))}
                      </ul>
                    ) : (
                      <span className="text-hint">{say.byMethod}</span>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
            {left.length > 0 ? (
              <p className="mt-3 text-12 text-hint">
                {say.left}
                {left.join(language === 'zh' ? '、' : ', ')}
              </p>
            ) : null}
          </Card>
          <Card title={`${say.samples} · ${say.pieces(pieces)}`}>
            {sample ? (
              <>
                <RadioGroup
                  name="way"
                  aria-label={say.samples}
                  value={way}
                  onChange={setWay}
                  options={[
                    { value: 'store', label: say.fromStore, disabled: !maySample },
                    { value: 'own', label: say.own },
                  ]}
                />
                {sample.why ? <p className="mt-2 text-12 text-waiting">{sample.why}</p> : null}
              </>
            ) : (
              <p className="text-13 text-secondary">{say.noSample}</p>
            )}
            {way === 'store' && sample ? (
              <div className="mt-3 space-y-3">
                <p className="text-13 text-secondary">
                  {say.fromStoreText(sample.storeName, proposal.labName)} ·{' '}
                  {Number(sample.amount) > 0 ? <PriceText amount={sample.amount} /> : say.free}
                </p>
                <Field label={say.endProduct} hint={say.endProductHint}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      name="endProduct"
                      maxLength={200}
                      value={endProduct}
                      onChange={(event) => setEndProduct(event.target.value)}
                    />
                  )}
                </Field>
              </div>
            ) : (
              <p className="mt-3 text-13 text-secondary">
                {say.ownText}
                {proposal.receiver}
              </p>
            )}
          </Card>
        </div>
        <aside className="min-w-0 space-y-4 lg:sticky lg:top-4">
          <Card title={say.price}>
            <dl className="space-y-2 text-13">
              {alone === amount ? null : (
                <div className="flex justify-between gap-4 text-hint">
                  <dt>{say.alone}</dt>
                  <dd>
                    <del>
                      <PriceText amount={alone} />
                    </del>
                  </dd>
                </div>
              )}
              <div className="flex items-baseline justify-between gap-4">
                <dt>{alone === amount ? say.price : say.packagePrice}</dt>
                <dd>
                  <PriceText amount={amount} size="lg" />
                </dd>
              </div>
              <div className="flex justify-between gap-4 text-secondary">
                <dt>{say.estimated}</dt>
                <dd className="num">{showMoment(proposal.promisedAt)}</dd>
              </div>
            </dl>
            <div className="mt-4 border-t border-line pt-3">
              <Checkbox
                name="publishEvidence"
                checked={isPublic}
                onChange={(event) => setPublic(event.target.checked)}
              >
                {say.publish}
              </Checkbox>
              <p className="mt-1 text-12 text-hint">{say.publishText}</p>
            </div>
            <FormError>{error}</FormError>
            <Button variant="primary" className="mt-3 w-full" busy={busy} onClick={() => void order()}>
              {way === 'store' ? say.order : say.orderOnly}
            </Button>
            <p className="mt-2 text-12 text-hint">{say.orderText}</p>
          </Card>
          {proposal.own.length > 0 ? (
            <Card title={say.earlier}>
              <ul className="space-y-1 text-13">
                {proposal.own.map(({ serviceSn, outcome }) => (
                  <li key={serviceSn} className="flex flex-wrap justify-between gap-2">
                    <Link
                      to={`/member/order/info?serviceSn=${serviceSn}`}
                      className="num text-brand underline"
                    >
                      {serviceSn}
                    </Link>
                    <span className="text-secondary">{outcomeWords[outcome][language]}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </aside>
      </div>
    </div>
  );
}

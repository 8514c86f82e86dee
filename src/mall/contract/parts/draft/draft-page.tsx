// A contract being drafted or revised: lines, terms, clauses in both languages, saved as they are typed, with what is missing and what it comes to.
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '#kit/detail/document-head.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { filesFor } from '#mall/file/parts/upload-file.ts';
import { PlanFields } from '#mall/order/parts/plan-fields.tsx';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractStatus } from '../../contract-status.ts';
import { MOST_ANNEXES } from '../../contract-terms.ts';
import { RemarkNote } from '../change/remark-note.tsx';
import { contractPlaces } from '../contract-door.ts';
import { quotationAt } from '../quotation-address.ts';
import { BookingFields } from './booking-fields.tsx';
import { bookingWords } from './booking-words.ts';
import { ClauseFields } from './clause-fields.tsx';
import { Faults, SaveState } from './draft-aside.tsx';
import { errorsOfClauses, errorsUnder } from './draft-faults.ts';
import { DraftLines } from './draft-lines.tsx';
import { Proposals } from './draft-proposals.tsx';
import { PARTY_FIELDS, type TypedDraft, typedTotals } from './draft-values.ts';
import { draftWords } from './draft-words.ts';
import { SubmitDraftDialog } from './submit-draft-dialog.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

const SENDS = ['submit', 'resubmit', 'revise'] as const;

/** Give it the key of the contract. A contract that may not be edited any more leads to its page. */
export function DraftPage({ contract }: { contract: ContractDetail }) {
  const say = useWords(draftWords);
  const places = contractPlaces[contract.side];
  if (!contract.allowedActions.includes('save'))
    return (
      <NothingNamed
        title={say.cannotEdit}
        text={`${contract.contractSn} · ${contract.stateName}`}
        to={places.detailOf(contract.contractSn)}
        label={say.backToText}
      />
    );
  return <DraftForm contract={contract} />;
}

function DraftForm({ contract }: { contract: ContractDetail }) {
  const say = useWords(draftWords);
  const words = useWords(bookingWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const draft = useSavedDraft(contract);
  const { typed, change, faults } = draft;
  const form = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const { contractSn, side, kind, isLocked, allowedActions } = contract;
  const places = contractPlaces[side];
  const send = SENDS.find((one) => allowedActions.includes(one));
  const remarks = contract.remarks.filter((one) => one.side !== contract.initiator);
  const latest = remarks.filter(
    ({ versionNo }) => versionNo === Math.max(...remarks.map((r) => r.versionNo)),
  );
  const errorAt = (path: string) => faults.find((fault) => fault.path === path)?.text;
  const isOffline = kind === 'OFFLINE';
  const { goodsAmount, amount } = contract.content;
  const totals = isOffline ? { goods: goodsAmount, total: amount } : typedTotals(typed);
  const text = (
    name: 'deliveryPlace' | 'freight' | 'tax',
    label: string,
    maxLength: number,
    isFixed = false,
  ) => (
    <Field label={label} error={errorAt(name === 'tax' ? 'taxPerMille' : name)}>
      <Input
        name={name}
        disabled={isFixed}
        inputMode={name === 'deliveryPlace' ? undefined : 'decimal'}
        maxLength={maxLength}
        value={typed[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4" ref={form}>
      <Card>
        <BackLink to={places.detailOf(contractSn)} text={say.backToText} />
        <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-20 font-semibold">
          {contract.state === 'RETURNED' ? say.reviseTitle : say.title}
          <span className="num text-14 font-normal text-hint">{contractSn}</span>
          <Tag dot tone={contract.tone}>
            {contractStatus[contract.state][language]}
          </Tag>
          <Tag>{contract.kindName}</Tag>
        </h1>
      </Card>
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0 space-y-3">
          <Card title={say.contractTitle} id="draft-title">
            <div className="grid gap-3 md:grid-cols-2">
              {(['zh', 'en'] as const).map((one) => (
                <Field
                  key={one}
                  label={one === 'zh' ? say.inZh : say.inEn}
                  error={errorAt(`title.${one}`) ?? (one === 'zh' ? errorAt('title') : undefined)}
                >
                  <Input
                    name={`title.${one}`}
                    lang={one === 'zh' ? 'zh-CN' : 'en'}
                    maxLength={one === 'zh' ? 100 : 200}
                    value={typed.title[one]}
                    onChange={(event) => change({ title: { ...typed.title, [one]: event.target.value } })}
                  />
                </Field>
              ))}
            </div>
          </Card>
          {isOffline ? null : (
            <Card title={say.lines} id="draft-lines">
              <DraftLines
                value={typed.lines}
                onChange={(lines) => change({ lines })}
                isLocked={isLocked === 1}
                errors={errorsUnder(faults, 'lines')}
                quotationAt={(quoSn, versionNo) => quotationAt(side, quoSn, versionNo, contract.inqSn)}
              />
            </Card>
          )}
          <Card title={isOffline ? say.term : say.terms} id="draft-terms">
            <div className="grid gap-3 md:grid-cols-2">
              {isOffline ? null : (
                <>
                  {text('deliveryPlace', say.place, 300)}
                  <Field label={say.invoice} error={errorAt('invoiceKind')}>
                    <NativeSelect
                      disabled={isLocked === 1}
                      name="invoiceKind"
                      value={typed.invoiceKind}
                      options={[
                        { value: 'special', text: say.invoice_special },
                        { value: 'normal', text: say.invoice_normal },
                        { value: 'none', text: say.invoice_none },
                      ]}
                      onChange={(event) =>
                        change({ invoiceKind: event.target.value as TypedDraft['invoiceKind'] })
                      }
                    />
                  </Field>
                  {text('freight', say.freight, 16, isLocked === 1)}
                  {text('tax', say.tax, 4, isLocked === 1)}
                </>
              )}
              {isOffline || kind === 'FRAMEWORK' || typed.startsOn || typed.endsOn
                ? (['startsOn', 'endsOn'] as const).map((name) => (
                    <Field key={name} label={say[name]} error={errorAt(name)}>
                      <Input
                        type="date"
                        name={name}
                        value={typed[name]}
                        onChange={(event) => change({ [name]: event.target.value })}
                      />
                    </Field>
                  ))
                : null}
            </div>
            {isOffline ? null : (
              <div className="mt-4">
                <p className="mb-1 text-13 text-secondary">
                  {say.plan}
                  {isLocked ? <span className="ml-2 text-12 text-hint">{say.planLocked}</span> : null}
                </p>
                <PlanFields
                  value={typed.plan}
                  onChange={(plan) => change({ plan })}
                  disabled={isLocked === 1}
                  error={errorAt('plan')}
                />
              </div>
            )}
          </Card>
          {contract.booking && typed.booking ? (
            <Card title={words.bookedTo} id="draft-booking">
              <BookingFields
                choice={contract.booking}
                value={typed.booking}
                onChange={(booking) => change({ booking })}
              />
            </Card>
          ) : null}
          <Card title={say.parties} id="draft-parties">
            <div className="grid gap-4 md:grid-cols-2">
              {(['purchaser', 'supplier'] as const).map((party) => (
                <fieldset key={party} className="min-w-0 space-y-2">
                  <legend className="text-12 text-hint">{say[party]}</legend>
                  <p className="font-semibold wrap-anywhere">{contract.content[party].name}</p>
                  {PARTY_FIELDS.map((name) => (
                    <Field key={name} label={say[name]} error={errorAt(`${party}.${name}`)}>
                      <Input
                        size="sm"
                        name={`${party}.${name}`}
                        maxLength={name === 'address' ? 200 : 60}
                        autoComplete="off"
                        value={typed[party][name]}
                        onChange={(event) =>
                          change({ [party]: { ...typed[party], [name]: event.target.value } })
                        }
                      />
                    </Field>
                  ))}
                </fieldset>
              ))}
            </div>
          </Card>
          <Card title={say.clauses} id="draft-clauses">
            {latest.length > 0 ? (
              <p className="mb-3 text-13 text-waiting">{say.remarksHere(latest.length)}</p>
            ) : null}
            {latest
              .filter(({ clauseKey }) => clauseKey === '')
              .map((remark) => (
                <RemarkNote
                  key={remark.remarkId}
                  head={showMoment(remark.time)}
                  proposal={null}
                  comment={remark.comment}
                />
              ))}
            <div className="mt-3">
              <ClauseFields
                value={typed.clauses}
                onChange={(clauses) => change({ clauses })}
                errors={errorsOfClauses(faults, typed.clauses)}
                underClause={(clause) => (
                  <Proposals
                    clause={clause}
                    remarks={latest}
                    original={contract.content.clauses.find(({ key }) => key === clause.key)}
                    onTake={(proposal) =>
                      change({
                        clauses: typed.clauses.map((one) =>
                          one.key === clause.key
                            ? {
                                ...one,
                                text: { zh: proposal.zh || one.text.zh, en: proposal.en || one.text.en },
                              }
                            : one,
                        ),
                      })
                    }
                  />
                )}
              />
            </div>
            {isOffline ? null : (
              <Field label={say.ruling} group className="mt-4">
                <RadioGroup
                  name="ruling"
                  value={typed.ruling}
                  onChange={(ruling) => change({ ruling })}
                  options={[
                    { value: 'zh', label: say.inZh },
                    { value: 'en', label: say.inEn },
                  ]}
                />
              </Field>
            )}
          </Card>
          <Card title={say.annexes} id="draft-annexes">
            <UploadList
              value={typed.annexes}
              onChange={(annexes) => change({ annexes })}
              {...filesFor('attachment', MOST_ANNEXES)}
            />
            <p className="mt-1 text-12 text-hint">{say.annexHint}</p>
          </Card>
        </div>
        <aside className="space-y-3 xl:sticky xl:top-4">
          <Card>
            <dl className="num space-y-1 text-13">
              <div className="flex justify-between gap-3">
                <dt className="text-hint">{say.goodsAmount}</dt>
                <dd>{showAmount(totals.goods)}</dd>
              </div>
              <div className="flex items-baseline justify-between gap-3">
                <dt className="text-hint">{say.total}</dt>
                <dd className="text-20 font-semibold text-price-ink">{showAmount(totals.total)}</dd>
              </div>
            </dl>
            <SaveState draft={draft} />
          </Card>
          <Faults faults={faults} />
        </aside>
      </div>
      {send ? (
        <StickyBar always className="justify-end">
          <span className="num mr-auto text-16 font-semibold text-price-ink md:hidden">
            {showAmount(totals.total)}
          </span>
          <Button to={places.detailOf(contractSn)}>{say.preview}</Button>
          <Button variant="primary" onClick={() => setSending(true)}>
            {say[send]}
          </Button>
        </StickyBar>
      ) : null}
      {isSending && send ? (
        <SubmitDraftDialog
          contract={contract}
          what={send}
          flush={draft.flush}
          faults={faults}
          onClose={() => setSending(false)}
          onSent={() => {
            toast.show({ text: say.submitted });
            void navigate(places.detailOf(contractSn));
          }}
        />
      ) : null}
    </div>
  );
}

// The platform's rules that people change: what is asked before somebody inquires, which days are worked, how samples are given, how long each side of an after-sale and a complaint has.

import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tabs } from '#kit/ui/tabs.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import { LAB_RULES } from '#mall/ability/ability-terms.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { AFTER_SALE_RULES } from '#mall/after-sale/after-sale-terms.ts';
import { commissionProtocol } from '#mall/commission/commission.protocol.ts';
import { COMMISSION_RATES } from '#mall/commission/commission-terms.ts';
import { commissionRateNames, commissionWords } from '#mall/commission/parts/commission-words.ts';
import { complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { COMPLAINT_RULES } from '#mall/complaint/complaint-terms.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { CREDIT_RULES } from '#mall/credit/credit-terms.ts';
import { creditRuleNames, creditWords } from '#mall/credit/parts/credit-words.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { invoiceProtocol } from '#mall/invoice/invoice.protocol.ts';
import { INVOICE_RULES } from '#mall/invoice/invoice-terms.ts';
import { labRuleNames, specimenRuleNames } from '#mall/lab-office/setting-groups.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { SAMPLE_RULES } from '#mall/sample/sample-terms.ts';
import { readDaySpans, writeDaySpans } from '#mall/setting/day-spans.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { settlementRuleNames, settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { settlementProtocol } from '#mall/settlement/settlement.protocol.ts';
import { SETTLEMENT_RULES } from '#mall/settlement/settlement-terms.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { SPECIMEN_RULES } from '#mall/specimen/specimen-terms.ts';
import { adminWords } from '../admin-words.ts';
import { CompanyCard } from './company-card.tsx';
import {
  afterSaleRuleNames,
  complaintRuleNames,
  invoiceRuleNames,
  ruleWords,
  sampleRuleNames,
} from './rule-words.ts';
import { RulesCard, ruleFields } from './rules-card.tsx';
import { settingWords } from './setting-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader() {
  const [
    { conditions },
    { years },
    samples,
    afterSale,
    complaints,
    company,
    commission,
    settlement,
    credit,
    invoices,
    laboratory,
    specimens,
  ] = await Promise.all([
    call(inquiryProtocol.adminConditions, {}),
    call(settingProtocol.workingYears, {}),
    call(sampleProtocol.adminRules, {}),
    call(afterSaleProtocol.adminRules, {}),
    call(complaintProtocol.adminRules, {}),
    call(settingProtocol.company, {}),
    call(commissionProtocol.adminRules, {}),
    call(settlementProtocol.adminRules, {}),
    call(creditProtocol.adminRules, {}),
    call(invoiceProtocol.adminRules, {}),
    call(abilityProtocol.adminRules, {}),
    call(specimenProtocol.adminRules, {}),
  ]);
  return {
    conditions,
    years,
    samples,
    afterSale,
    complaints,
    company,
    commission,
    settlement,
    credit,
    invoices,
    laboratory,
    specimens,
  };
}

const SAMPLE_FIELDS = ruleFields(SAMPLE_RULES, sampleRuleNames);
const AFTER_SALE_FIELDS = ruleFields(AFTER_SALE_RULES, afterSaleRuleNames);
const COMMISSION_FIELDS = ruleFields(COMMISSION_RATES, commissionRateNames);
const SETTLEMENT_FIELDS = ruleFields(SETTLEMENT_RULES, settlementRuleNames);
const CREDIT_FIELDS = ruleFields(CREDIT_RULES, creditRuleNames);
const INVOICE_FIELDS = ruleFields(INVOICE_RULES, invoiceRuleNames);
const LAB_FIELDS = ruleFields(LAB_RULES, labRuleNames);
const SPECIMEN_FIELDS = ruleFields(SPECIMEN_RULES, specimenRuleNames);
const COMPLAINT_FIELDS = ruleFields(COMPLAINT_RULES, complaintRuleNames);

type Condition = ReplyOf<typeof inquiryProtocol.adminConditions>['conditions'][number];
type Year = ReplyOf<typeof settingProtocol.workingYears>['years'][number];

export default function AdminRules() {
  const say = useWords(settingWords);
  const sayAdmin = useWords(adminWords);
  const sayRule = useWords(ruleWords);
  const sayCommission = useWords(commissionWords);
  const sayCredit = useWords(creditWords);
  const saySettling = useWords(settlementWords);
  const {
    conditions,
    years,
    samples,
    afterSale,
    complaints,
    company,
    commission,
    settlement,
    credit,
    invoices,
    laboratory,
    specimens,
  } = useLoaderData<typeof clientLoader>();
  const [known, setKnown] = useState(years);
  const [shown, setShown] = useState(
    String(years.find(({ off }) => off.length === 0)?.year ?? years[0]?.year),
  );
  return (
    <>
      <ConsoleHead title={say.rules} tab={`${say.rules} · ${sayAdmin.console}`} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <ConditionChoice conditions={conditions} />
          <RulesCard
            title={sayRule.afterSale}
            text={sayRule.afterSaleText}
            fields={AFTER_SALE_FIELDS}
            values={afterSale}
            save={(values) => call(afterSaleProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayRule.samples}
            text={sayRule.samplesText}
            fields={SAMPLE_FIELDS}
            values={samples}
            save={(values) => call(sampleProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayRule.laboratory}
            text={sayRule.laboratoryText}
            fields={LAB_FIELDS}
            values={laboratory}
            save={(values) => call(abilityProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayRule.specimens}
            text={sayRule.specimensText}
            fields={SPECIMEN_FIELDS}
            values={specimens}
            save={(values) => call(specimenProtocol.saveRules, values)}
          />
        </div>
        <div className="grid gap-4">
          <CompanyCard company={company} />
          <RulesCard
            title={sayRule.complaints}
            text={sayRule.afterSaleText}
            fields={COMPLAINT_FIELDS}
            values={complaints}
            save={(values) => call(complaintProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayRule.invoices}
            text={sayRule.afterSaleText}
            fields={INVOICE_FIELDS}
            values={invoices}
            save={(values) => call(invoiceProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayCommission.rates}
            text={sayCommission.ratesText}
            fields={COMMISSION_FIELDS}
            values={commission}
            save={(values) => call(commissionProtocol.saveRules, values)}
          />
          <RulesCard
            title={saySettling.rules}
            text={saySettling.rulesText}
            fields={SETTLEMENT_FIELDS}
            values={settlement}
            save={(values) => call(settlementProtocol.saveRules, values)}
          />
          <RulesCard
            title={sayCredit.rules}
            text={sayCredit.rulesText}
            fields={CREDIT_FIELDS}
            values={credit}
            save={(values) => call(creditProtocol.saveRules, values)}
          />
          <Card title={say.calendar}>
            <p className="mb-3 text-13 text-secondary">{say.calendarText}</p>
            <Tabs
              label={say.calendar}
              value={shown}
              onChange={setShown}
              tabs={known.map((year) => ({
                key: String(year.year),
                text: say.year(year.year),
                content: <WorkingYear key={year.year} year={year} onSaved={setKnown} />,
              }))}
            />
          </Card>
        </div>
      </div>
    </>
  );
}

function ConditionChoice({ conditions }: { conditions: readonly Condition[] }) {
  const say = useWords(settingWords);
  const [asked, setAsked] = useState(() =>
    conditions.filter(({ isAsked }) => isAsked).map(({ code }) => code),
  );
  const { busy, error, run } = useAct({ says: 'here', done: say.saved });
  return (
    <Card
      title={say.conditions}
      footer={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void run(() => call(inquiryProtocol.chooseConditions, { codes: asked }))}
        >
          {say.save}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-secondary">{say.conditionsText}</p>
      <FormError>{error}</FormError>
      <ul className="flex flex-col gap-2">
        {conditions.map(({ code, description }) => (
          <li key={code}>
            <Checkbox
              checked={asked.includes(code)}
              onChange={({ target }) =>
                setAsked(target.checked ? [...asked, code] : asked.filter((one) => one !== code))
              }
            >
              {description}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WorkingYear({ year, onSaved }: { year: Year; onSaved: (years: Year[]) => void }) {
  const say = useWords(settingWords);
  const [off, setOff] = useState(() => writeDaySpans(year.off));
  const [working, setWorking] = useState(() => writeDaySpans(year.working));
  const [wrong, setWrong] = useState<{ off: string | null; working: string | null }>();
  const { busy, error, run } = useAct({ says: 'here', done: say.saved });
  function save() {
    const [rest, work] = [readDaySpans(off), readDaySpans(working)];
    const isWrong = rest.wrong !== null || work.wrong !== null;
    setWrong(isWrong ? { off: rest.wrong, working: work.wrong } : undefined);
    if (isWrong) return;
    void run(async () => {
      const { years } = await call(settingProtocol.saveWorkingYear, {
        year: year.year,
        off: rest.days,
        working: work.days,
      });
      onSaved(years);
    });
  }
  return (
    <div className="flex flex-col gap-4">
      {year.off.length === 0 && year.isOwn === 0 ? (
        <p className="text-13 text-waiting">{say.notYet}</p>
      ) : (
        <Tag className="self-start">{year.isOwn ? say.isOwn : say.isAnnounced}</Tag>
      )}
      <FormError>{error}</FormError>
      <Field label={say.off} hint={say.spansHint} error={wrong?.off ? say.notADay(wrong.off) : null}>
        <Textarea rows={6} value={off} onChange={({ target }) => setOff(target.value)} />
      </Field>
      <Field
        label={say.working}
        hint={say.spansHint}
        error={wrong?.working ? say.notADay(wrong.working) : null}
      >
        <Textarea rows={4} value={working} onChange={({ target }) => setWorking(target.value)} />
      </Field>
      <Button variant="primary" className="self-start" busy={busy} onClick={save}>
        {say.save}
      </Button>
    </div>
  );
}

export const HydrateFallback = waitingPage('h-7 w-32', 4, 4, 4);

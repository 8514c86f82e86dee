// An inquiry for paper: what is asked for on which terms, and with `prices=1` what was quoted, line by line.
import { Printer } from 'lucide-react';
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryDetail } from '#mall/inquiry/inquiry-detail.protocol.ts';
import { InquiryLinesTable } from '#mall/inquiry/parts/inquiry-lines-table.tsx';
import { InquiryTermsView } from '#mall/inquiry/parts/inquiry-terms-view.tsx';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';
import { inquiryAddress } from '#mall/inquiry/parts/wizard-address.ts';
import { leaveForLogin } from '#mall/login/parts/leave-screen.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import type { Comparison } from '#mall/quotation/comparison.protocol.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { loadInquiry } from './inquiry/load-inquiry.ts';
import { NoInquiry } from './inquiry/no-inquiry.tsx';
import { WizardFallback } from './inquiry/wizard-screen.tsx';
import { titled } from './seo.ts';

export const meta = titled(inquiryWords.printTitle);

interface Loaded {
  inquiry: InquiryDetail | null;
  withPrices: boolean;
  /** A sentence where prices are not open to the reader (yet). */
  comparison: Comparison | string | null;
  printedAt: string;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const query = new URL(request.url).searchParams;
  if (query.has('inqSn') && !(await sessionReady())) throw leaveForLogin(request);
  const inquiry = await loadInquiry(request);
  const withPrices = query.get('prices') === '1';
  const comparison =
    inquiry && withPrices
      ? await call(quotationProtocol.comparison, { inqSn: inquiry.inqSn }).catch((reason: unknown) =>
          reason instanceof CallError ? reason.message : String(reason),
        )
      : null;
  return { inquiry, withPrices, comparison, printedAt: new Date().toISOString() };
}

export default function InquiryPrintScreen() {
  const say = useWords(inquiryWords);
  const { search } = useLocation();
  const { inquiry, withPrices, comparison, printedAt } = useLoaderData<Loaded>();
  if (!inquiry)
    return (
      <div className="page-width py-4">
        <NoInquiry to="/member/inquiry/myInq" />
      </div>
    );
  return (
    <div className="page-width py-4 print:max-w-none print:p-0">
      <div data-print="none" className="mx-auto mb-3 flex max-w-[210mm] flex-wrap items-center gap-3">
        <Button
          variant="primary"
          icon={<Printer size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {say.printNow}
        </Button>
        <LinkTabs
          look="segment"
          label={say.print}
          current={withPrices ? '1' : '0'}
          tabs={[
            { key: '0', text: say.withoutPrices, to: withQuery(search, { prices: 0 }) },
            { key: '1', text: say.withPrices, to: withQuery(search, { prices: 1 }) },
          ]}
        />
        <Button variant="ghost" to={inquiryAddress(inquiry.inqSn)} className="ml-auto">
          {say.back}
        </Button>
      </div>
      <article className="mx-auto max-w-[210mm] space-y-5 border border-line bg-surface p-[12mm] max-md:p-4 print:max-w-none print:border-0 print:p-0">
        <header className="border-b-2 border-ink pb-3">
          <p className="text-13 text-secondary">{inquiry.enterpriseName}</p>
          <h1 className="text-20 font-semibold">{say.printTitle}</h1>
          <p className="text-16 wrap-anywhere">{inquiry.title}</p>
          <p className="num mt-1 flex flex-wrap gap-x-5 text-12 text-secondary">
            <span>
              {say.number} {inquiry.inqSn}
            </span>
            <span>{say.version(inquiry.shownVersionNo || inquiry.versionNo)}</span>
            <span>
              {say.state} {inquiry.stateName}
            </span>
            {inquiry.publishedAt ? (
              <span>
                {say.published} {showMoment(inquiry.publishedAt)}
              </span>
            ) : null}
            <span>{say.printedAt(showMoment(printedAt))}</span>
          </p>
        </header>
        <section>
          <h2 className="mb-2 text-14 font-semibold">{say.terms}</h2>
          <InquiryTermsView inquiry={inquiry} columns={2} />
        </section>
        <section>
          <h2 className="mb-2 text-14 font-semibold">
            {say.lines} <span className="num font-normal text-hint">{say.lineNum(inquiry.lines.length)}</span>
          </h2>
          <InquiryLinesTable isPaper kind={inquiry.kind} lines={inquiry.lines} />
        </section>
        {typeof comparison === 'string' ? (
          <p className="text-13 text-waiting">{comparison}</p>
        ) : comparison ? (
          <ComparisonOnPaper comparison={comparison} />
        ) : null}
      </article>
    </div>
  );
}

const SUPPLIERS_A_SHEET = 4; // chosen: what an A4 page is wide enough for

/** Suppliers as columns, a sheet of a few at a time; what is lowest stands in bold. */
function ComparisonOnPaper({ comparison }: { comparison: Comparison }) {
  const say = useWords(inquiryWords);
  const { suppliers, lines, cells } = comparison;
  const cellOf = new Map(cells.map((cell) => [`${cell.lineNo} ${cell.quoSn}`, cell]));
  const sheets = Array.from({ length: Math.ceil(suppliers.length / SUPPLIERS_A_SHEET) }, (_, at) =>
    suppliers.slice(at * SUPPLIERS_A_SHEET, (at + 1) * SUPPLIERS_A_SHEET),
  );
  if (suppliers.length === 0) return <p className="text-13 text-secondary">{say.noQuotations}</p>;
  return (
    <section className="space-y-4">
      <h2 className="text-14 font-semibold">{say.compared}</h2>
      {sheets.map((sheet) => (
        <Table
          key={sheet[0]!.quoSn}
          label={say.compared}
          dense
          head={[
            { num: '#' },
            say.lines,
            ...sheet.map(({ storeName }) => ({ num: storeName, className: 'whitespace-normal!' })),
          ]}
        >
          {lines.map((line) => (
            <tr key={line.lineNo}>
              <Td num>{line.lineNo}</Td>
              <Td className="wrap-anywhere">
                {line.title} <span className="num text-hint">× {line.needed.toLocaleString('en-US')}</span>
              </Td>
              {sheet.map(({ quoSn }) => {
                const cell = cellOf.get(`${line.lineNo} ${quoSn}`);
                return (
                  <Td key={quoSn} num className={cell?.isLowest ? 'font-semibold' : undefined}>
                    {cell?.unitPrice ? (
                      <>
                        {showUnitPrice(cell.unitPrice)}
                        <span className="block text-12 font-normal text-hint">
                          {cell.landedUnit ? say.landed(showUnitPrice(cell.landedUnit)) : ''}
                        </span>
                      </>
                    ) : (
                      '—'
                    )}
                  </Td>
                );
              })}
            </tr>
          ))}
          <tr>
            <Td />
            <Td className="font-semibold">{say.landedSum}</Td>
            {sheet.map(({ quoSn, landed, planText }) => (
              <Td key={quoSn} num>
                <PriceText amount={landed} tone="ink" />
                <span className="block text-12 whitespace-normal text-hint">{planText}</span>
              </Td>
            ))}
          </tr>
        </Table>
      ))}
      {comparison.how.length > 0 ? (
        <ul className="list-inside list-disc text-12 text-secondary">
          {comparison.how.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

export const HydrateFallback = WizardFallback;
export { ErrorBoundary } from './inquiry/inquiry-failed.tsx';

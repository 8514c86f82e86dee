// The trial balance: what each account has moved up to a day, and that both sides are equal.
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ACCOUNTS } from '#mall/books/accounts.ts';
import { booksProtocol } from '#mall/books/books.protocol.ts';
import { booksWords } from '#mall/books/parts/books-words.ts';
import { adminWords } from '../admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  call(booksProtocol.trial, { day: new URL(request.url).searchParams.get('day') || undefined });

export default function TrialBalance() {
  const say = useWords(booksWords);
  const sayAdmin = useWords(adminWords);
  const language = useLanguage();
  const go = useNavigate();
  const { day, isSealed, rows, debit, credit } = useLoaderData<typeof clientLoader>();
  const isBalanced = debit === credit;
  return (
    <>
      <ConsoleHead title={say.trial} tab={`${say.trial} · ${sayAdmin.console}`}>
        <Button to="/admin/books/list">{say.entries}</Button>
      </ConsoleHead>
      <Card flush>
        <div className="flex flex-wrap items-center gap-3 px-4 py-3">
          <div className="flex items-center gap-2 text-13 whitespace-nowrap text-secondary">
            <label htmlFor="trial-day">{say.untilDay}</label>
            <Input
              id="trial-day"
              type="date"
              key={day}
              defaultValue={day}
              className="w-40"
              onChange={({ target: { value } }) => value && go(`/admin/books/trial?day=${value}`)}
            />
          </div>
          <Tag tone={isSealed ? 'done' : 'waiting'}>{isSealed ? say.sealed : say.notSealed}</Tag>
          <Tag tone={isBalanced ? 'done' : 'refused'}>{isBalanced ? say.balanced : say.unbalanced}</Tag>
          <span className="text-12 text-hint">{say.about}</span>
        </div>
        <Table
          label={say.trial}
          minWidth="520px"
          head={[say.ledgerAccount, { num: say.debit }, { num: say.credit }, { num: say.balance }]}
        >
          {rows.map((row) => (
            <tr key={row.account}>
              <Td>
                <span className="num">{row.account}</span> {ACCOUNTS[row.account][language]}
              </Td>
              <Td num>
                <PriceText amount={row.debit} tone="ink" />
              </Td>
              <Td num>
                <PriceText amount={row.credit} tone="ink" />
              </Td>
              <Td num>
                {Number(row.balance) === 0 ? null : (
                  <span className="mr-1 text-12 text-hint">
                    {row.balance.startsWith('-') ? say.creditSide : say.debitSide}
                  </span>
                )}
                <PriceText amount={row.balance.replace('-', '')} tone="ink" />
              </Td>
            </tr>
          ))}
          <tr className="font-semibold">
            <Td>{say.total}</Td>
            <Td num>
              <PriceText amount={debit} tone="ink" />
            </Td>
            <Td num>
              <PriceText amount={credit} tone="ink" />
            </Td>
            <Td />
          </tr>
        </Table>
      </Card>
    </>
  );
}

export const HydrateFallback = waitingPage('h-7 w-32', 2, 4, 4);

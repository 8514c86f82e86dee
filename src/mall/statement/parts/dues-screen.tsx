// What a creditor's buyers owe, by how long it is overdue.
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { statementProtocol as P } from '../statement.protocol.ts';
import { statementWords as W } from './statement-words.ts';

/** @param console what stands behind the title in the browser's tab */
export function duesScreen(area: 'seller' | 'admin', console: (language: Language) => string) {
  const door = area === 'seller' ? P.aging : P.adminAging;
  const clientLoader = () => call(door, {});
  function Page() {
    const { bands, total } = useLoaderData<typeof clientLoader>();
    const say = useWords(W);
    const language = useLanguage();
    return (
      <>
        <ConsoleHead title={say.duesTitle} tab={`${say.duesTitle} · ${console(language)}`}>
          <Link to={`/${area}/credit/statements`} className="text-13 text-brand hover:underline">
            {say.toStatements}
          </Link>
        </ConsoleHead>
        <Card flush>
          <Table label={say.duesTitle} head={[say.band, { num: say.count }, { num: say.rest }]}>
            {bands.map(({ band, name, num, amount }) => (
              <tr key={band}>
                <td>{name}</td>
                <td className="num-cell">{num}</td>
                <td className="num-cell">{showAmount(amount)}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <td>{say.sumOfAll}</td>
              <td className="num-cell">{bands.reduce((sum, { num }) => sum + num, 0)}</td>
              <td className="num-cell">{showAmount(total)}</td>
            </tr>
          </Table>
        </Card>
      </>
    );
  }
  return { clientLoader, Page };
}

// The debits and credits of an entry; each party leads to all that was entered for it.
import { Link } from 'react-router';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ACCOUNTS } from '../accounts.ts';
import type { LegReply } from '../books.protocol.ts';
import { booksWords } from './books-words.ts';

export function LegsTable({ legs }: { legs: readonly LegReply[] }) {
  const say = useWords(booksWords);
  const language = useLanguage();
  return (
    <Table label={say.legs} head={[say.ledgerAccount, say.party, { num: say.debit }, { num: say.credit }]}>
      {legs.map(({ seq, account, party, partyName, debit, credit }) => (
        <tr key={seq}>
          <Td>
            <span className="num">{account}</span> {ACCOUNTS[account][language]}
          </Td>
          <Td>
            {party === '' ? null : (
              <Link to={toEntriesOf(party)} className="num wrap-anywhere text-brand hover:underline">
                {partyName ?? party}
              </Link>
            )}
          </Td>
          <Td num>{debit === null ? null : <PriceText amount={debit} tone="ink" />}</Td>
          <Td num>{credit === null ? null : <PriceText amount={credit} tone="ink" />}</Td>
        </tr>
      ))}
    </Table>
  );
}

/** The list of all entries in which a document or a party stands. */
export const toEntriesOf = (sn: string): string => `/admin/books/list?keyword=${encodeURIComponent(sn)}`;

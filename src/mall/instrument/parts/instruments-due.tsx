// The instruments of a commission as the ledger knows them: when each was done, when it is due again, and the next order with one press.
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InstrumentReply } from '../instrument.protocol.ts';
import { instrumentStatus } from '../instrument-status.ts';
import { instrumentWords } from './instrument-words.ts';

/** The form for the same instruments anew. */
export const orderAgainPath = (instruments: readonly Pick<InstrumentReply, 'instrumentId'>[]): string =>
  `/metering?${instruments.map(({ instrumentId }) => `instrumentIds=${instrumentId}`).join('&')}`;

export function InstrumentsDue({ instruments }: { instruments: readonly InstrumentReply[] }) {
  const say = useWords(instrumentWords);
  const language = useLanguage();
  if (instruments.length === 0) return <p className="text-13 text-hint">{say.notInLedger}</p>;
  const again = instruments.filter(({ state }) => state !== 'SCRAPPED' && state !== 'IN_SERVICE');
  return (
    <div className="space-y-3">
      <Table label={say.ofOrder} dense head={[say.instrument, say.state, say.last, say.next]}>
        {instruments.map((one) => (
          <tr key={one.instrumentId}>
            <td>
              <Link
                to={`/member/instrument/detail?instrumentId=${one.instrumentId}`}
                className="text-brand underline"
              >
                {one.name} {one.model}
              </Link>
              <span className="num block text-12 text-hint">{one.serialNo}</span>
            </td>
            <td>
              <Tag dot tone={instrumentStatus[one.state].tone ?? 'neutral'}>
                {instrumentStatus[one.state][language]}
              </Tag>
            </td>
            <td className="num">
              {one.lastDate ?? say.never}
              <span className="block text-12 text-hint">{one.lastReportNo}</span>
            </td>
            <td className="num">
              {one.nextDueDate ?? '—'}
              {one.daysLeft === null ? null : (
                <span className="block text-12 text-hint">{say.left(one.daysLeft)}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {again.length > 0 ? (
        <Button size="sm" to={orderAgainPath(again)}>
          {say.orderAgain}
        </Button>
      ) : null}
    </div>
  );
}

// What a quotation has won, line by line, and what became of it.
import { Link } from 'react-router';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { AwardedLineReply } from '../../award.protocol.ts';
import { quoteWords } from '../quote-words.ts';

const tones: Record<AwardedLineReply['state'], Tone> = {
  PENDING: 'waiting',
  AWARDED: 'moving',
  CONVERTED: 'done',
  ANNULLED: 'neutral',
};

export interface AwardedLinesProps {
  lines: readonly AwardedLineReply[];
  /** Where the contract or order is read. */
  docTo: (docType: 'contract' | 'order', docSn: string) => string;
}

export function AwardedLines({ lines, docTo }: AwardedLinesProps) {
  const say = useWords(quoteWords);
  return (
    <Table
      label={say.awarded}
      dense
      minWidth="560px"
      sticky="box"
      maxHeight="60dvh"
      head={[
        say.askedFor,
        { num: say.quantity },
        { num: say.unitPrice },
        { num: say.amount },
        say.versions,
        { 'aria-label': say.look },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.awardLineId}>
          <Td className="max-w-60">
            <span className="num mr-2 text-12 text-hint">{line.lineNo}</span>
            <span className="num break-all">{line.title}</span>
          </Td>
          <Td num>{line.number.toLocaleString('en-US')}</Td>
          <Td num>{showUnitPrice(line.unitPrice)}</Td>
          <Td num>{showAmount(line.amount)}</Td>
          <Td className="num" title={line.lineHash}>
            {say.versionOf(line.versionNo)}
          </Td>
          <Td>
            {line.docType && line.docSn ? (
              <Link to={docTo(line.docType, line.docSn)} className="text-brand hover:underline">
                {line.docType === 'contract' ? say.seeContract : say.seeOrder}
              </Link>
            ) : (
              <Tag tone={tones[line.state]}>{line.stateName}</Tag>
            )}
          </Td>
        </tr>
      ))}
    </Table>
  );
}

// How far a contract is performed, line by line: ordered, shipped, received, paid; what is late stands out.
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractWords } from '../contract-words.ts';

/** Nothing for contracts without lines. */
export function PerformanceCard({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const { performance, content } = contract;
  if (performance.length === 0) return null;
  const isService = content.kind === 'SERVICE';
  const count = (n: number) => n.toLocaleString('en-US');
  return (
    <Card
      flush
      title={say.performance}
      actions={
        contract.performedPerMille === null ? null : (
          <ProgressBar
            figure
            value={contract.performedPerMille / 1000}
            label={say.performance}
            tone={contract.isLate ? 'waiting' : 'moving'}
            className="w-40"
          />
        )
      }
    >
      <Table
        dense
        label={say.performance}
        minWidth="800px"
        head={[
          say.item,
          { num: content.kind === 'FRAMEWORK' ? say.expected : say.agreed },
          { num: say.ordered },
          { num: isService ? say.reported : say.shipped },
          { num: say.received },
          { num: say.returned },
          { num: say.invoiced },
          { num: say.paid },
          say.deliverBy,
        ]}
      >
        {performance.map((line) => {
          const text = content.lines.find(({ lineNo }) => lineNo === line.lineNo);
          const name = text?.partNo || text?.name || String(line.lineNo);
          return (
            <tr key={line.lineNo}>
              <Td className="max-w-64 min-w-40">
                <span className="num block truncate font-semibold" title={name}>
                  {name}
                </span>
                <ProgressBar
                  value={line.number > 0 ? Math.min(1, line.receivedNum / line.number) : 0}
                  label={say.performanceOf(name)}
                  tone={line.isLate ? 'waiting' : line.receivedNum >= line.number ? 'done' : 'moving'}
                />
              </Td>
              <Td num>{count(line.number)}</Td>
              <Td num>{count(line.orderedNum)}</Td>
              <Td num>{count(isService ? line.reportedNum : line.shippedNum)}</Td>
              <Td num>{count(line.receivedNum)}</Td>
              <Td num>{line.returnedNum > 0 ? count(line.returnedNum) : '—'}</Td>
              <Td num>{line.invoicedNum > 0 ? count(line.invoicedNum) : '—'}</Td>
              <Td num>{line.paid === null ? '—' : showAmount(line.paid)}</Td>
              <Td className="num whitespace-nowrap">
                {line.deliverBy || '—'} {line.isLate ? <Tag tone="refused">{say.lateTag}</Tag> : null}
              </Td>
            </tr>
          );
        })}
      </Table>
    </Card>
  );
}

// Who was left out of a ranking: how many for each reason, and the first of them by name.
import { Card } from '#kit/ui/card.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { Table } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { RunReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';

export function ExcludedCard({ run }: { run: RunReply }) {
  const say = useWords(optimiseWords);
  const { excluded, excludedCount, reasons } = run;
  if (excludedCount === 0) return null;
  const counted = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={say.excluded}
      actions={<span className="num text-12 text-hint">{say.excludedCount(excludedCount)}</span>}
    >
      <ul className="flex flex-wrap gap-2 text-13">
        {reasons.map(({ why, key, sentence, count }) => (
          <li key={`${why} ${key}`} className="rounded-control bg-page px-2 py-1">
            {sentence} <span className="num text-hint">{say.excludedCount(count)}</span>
          </li>
        ))}
      </ul>
      {excluded.length > 0 ? (
        <Collapsible
          className="mt-2 print:hidden"
          title={
            <span className="text-13 font-normal text-secondary">{say.excludedFirst(excluded.length)}</span>
          }
          aside={<span className="num">{showPieces(counted)}</span>}
        >
          <Table dense label={say.excluded} minWidth="420px" head={[say.excluded, say.reason]}>
            {excluded.map(({ partId, partNo, brandName, sentence }) => (
              <tr key={partId}>
                <td className="num wrap-anywhere">
                  {partNo} <span className="text-hint">{brandName}</span>
                </td>
                <td>{sentence}</td>
              </tr>
            ))}
          </Table>
        </Collapsible>
      ) : null}
    </Card>
  );
}

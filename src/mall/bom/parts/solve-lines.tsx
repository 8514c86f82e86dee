// Line by line what the cheapest purchase buys, where, and why.
import { useState } from 'react';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Mix } from '../solve/solve.protocol.ts';
import { solveWords } from '../solve/solve-words.ts';

const FIRST = 50;

export function MixLines({ mix, nameOfLine }: { mix: Mix; nameOfLine(lineId: number): string | undefined }) {
  const say = useWords(solveWords);
  const [all, setAll] = useState(false);
  const shown = all ? mix.choices : mix.choices.slice(0, FIRST);
  return (
    <div>
      <Table
        label={say.lineCount}
        dense
        minWidth="760px"
        head={[
          say.line,
          { num: say.wanted },
          say.store,
          { num: say.buy },
          { num: say.unitPrice },
          { num: say.amount },
          say.why,
        ]}
      >
        {shown.map((choice) => (
          <tr key={choice.lineId}>
            <Td className="num">
              {nameOfLine(choice.lineId) ?? choice.picks[0]?.partNo ?? `#${choice.lineId}`}
            </Td>
            <Td num>{choice.wanted}</Td>
            <Td>
              {choice.picks.map((pick) => (
                <div key={pick.productId}>{pick.storeName}</div>
              ))}
            </Td>
            <Td num>
              {choice.picks.map((pick) => (
                <div key={pick.productId}>{pick.buyNum}</div>
              ))}
            </Td>
            <Td num>
              {choice.picks.map((pick) => (
                <div key={pick.productId}>{showUnitPrice(pick.unitPrice)}</div>
              ))}
            </Td>
            <Td num>{choice.unserved ? '—' : showAmount(choice.amount)}</Td>
            <Td className={choice.unserved ? 'text-13 text-refused' : 'text-13 text-secondary'}>
              {choice.reasons.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
            </Td>
          </tr>
        ))}
      </Table>
      {shown.length < mix.choices.length && (
        <Button variant="link" className="mt-2" onClick={() => setAll(true)}>
          {say.showAll(mix.choices.length)}
        </Button>
      )}
    </div>
  );
}

// At checkout: which stores' parts are paid on account, with what is available and until when one may order on it.
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ForecastReply } from '../credit.protocol.ts';
import { ForecastView } from './account-facts.tsx';
import { creditWords } from './credit-words.ts';

export interface CreditOption {
  storeId: number;
  storeName: string;
  payable: string;
  credit: ForecastReply | null;
}

/** Nothing where no store gives this buyer credit. */
export function CreditChoice({
  options,
  chosen,
  onChange,
}: {
  options: readonly CreditOption[];
  chosen: readonly number[];
  onChange: (storeIds: number[]) => void;
}) {
  const say = useWords(creditWords);
  const offered = options.flatMap(({ credit, ...option }) => (credit ? [{ ...option, credit }] : []));
  if (offered.length === 0) return null;
  return (
    <Card title={say.payOnAccount}>
      <ul className="space-y-4">
        {offered.map(({ storeId, storeName, payable, credit }) => {
          const isOpen = credit.blocks.length === 0;
          const isChosen = isOpen && chosen.includes(storeId);
          return (
            <li key={storeId}>
              <Checkbox
                checked={isChosen}
                disabled={!isOpen}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, storeId] : chosen.filter((one) => one !== storeId),
                  )
                }
              >
                {say.onAccountOf(storeName, showAmount(payable), showAmount(credit.available))}
              </Checkbox>
              <div className="mt-2 pl-6">
                <ForecastView forecast={credit} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

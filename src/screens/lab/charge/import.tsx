// A sheet of prices comes in.
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CatalogImport } from '#mall/lab-catalog/parts/catalog-import.tsx';
import { importWords } from '#mall/lab-catalog/parts/import-words.ts';
import { labPriceProtocol as P } from '#mall/lab-price/lab-price.protocol.ts';
import { priceWords } from '#mall/lab-price/parts/price-words.ts';
import { PRICE_COLUMNS } from '#mall/lab-price/price-sheet.ts';
import { labWords } from '../lab-words.ts';

const LIST = '/lab/charge/list';

export default function ImportPrices() {
  const say = useWords(priceWords);
  const sayLab = useWords(labWords);
  const sayImport = useWords(importWords);
  return (
    <>
      <ConsoleHead title={say.import} tab={`${say.import} · ${sayLab.console}`}>
        <Button to={LIST}>{sayImport.toList}</Button>
      </ConsoleHead>
      <CatalogImport
        text={say.importText}
        preview={(given) => call(P.preview, given)}
        take={(given) => call(P.take, given)}
        template={{
          name: say.prices,
          rows: [PRICE_COLUMNS, ['CT001', '小时', '60.00', '500.00', '0.00', '']],
        }}
        listAt={LIST}
      />
    </>
  );
}

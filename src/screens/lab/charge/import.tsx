// A sheet of prices comes in.
import { call } from '#kit/browser/call.ts';
import { SheetImport } from '#kit/form/sheet-import.tsx';
import { sheetImportWords } from '#kit/form/sheet-import-words.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { labPriceProtocol as P } from '#mall/lab-price/lab-price.protocol.ts';
import { priceWords } from '#mall/lab-price/parts/price-words.ts';
import { PRICE_COLUMNS } from '#mall/lab-price/price-sheet.ts';
import { labWords } from '../lab-words.ts';

const LIST = '/lab/charge/list';

export default function ImportPrices() {
  const say = useWords(priceWords);
  const sayLab = useWords(labWords);
  const sayImport = useWords(sheetImportWords);
  return (
    <>
      <ConsoleHead title={say.import} tab={`${say.import} · ${sayLab.console}`}>
        <Button to={LIST}>{sayImport.toList}</Button>
      </ConsoleHead>
      <SheetImport
        text={say.importText}
        preview={(given) => call(P.preview, given)}
        take={(given) => call(P.take, given)}
        template={{
          name: say.prices,
          rows: [PRICE_COLUMNS, ['CT001', '小时', '60.00', '500.00', '0.00', '']],
        }}
        listAt={LIST}
        what={say.capNo}
        nameOf={({ capNo, what }) => [capNo, what]}
      />
    </>
  );
}

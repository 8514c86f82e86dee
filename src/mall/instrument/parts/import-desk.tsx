// A ledger comes in as a sheet: choose the file, see what would change, take it.
import { call } from '#kit/browser/call.ts';
import { SheetImport } from '#kit/form/sheet-import.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { instrumentProtocol as P } from '../instrument.protocol.ts';
import { FIELD_NAMES, INSTRUMENT_FIELDS } from '../instrument-fields.ts';
import { serviceNames } from '../instrument-status.ts';
import { instrumentWords } from './instrument-words.ts';

export function ImportDesk() {
  const say = useWords(instrumentWords);
  const language = useLanguage();
  const example = {
    ...{ ownNo: 'YQ-001', name: language === 'en' ? 'Digital multimeter' : '数字多用表', model: '34465A' },
    ...{ serialNo: 'MY54500001', maker: 'Keysight', accuracy: '0.0035 %', range: '0–1000 V', keeper: '' },
    ...{ place: language === 'en' ? 'Lab 2' : '二号实验室', service: serviceNames.CALIBRATION[language] },
    ...{ regulation: 'JJF 1587', cycleMonths: '12', lastDate: '2026-03-02' },
  };
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.import}</h1>
      <SheetImport
        text={say.importText}
        preview={(given) => call(P.preview, given)}
        take={(given) => call(P.take, given)}
        template={{
          name: say.templateName,
          rows: [
            FIELD_NAMES.map((field) => INSTRUMENT_FIELDS[field][language]),
            FIELD_NAMES.map((field) => example[field]),
          ],
        }}
        listAt="/member/instrument/list"
        what={say.what}
        nameOf={({ name, model, serialNo }) => [name, [model, serialNo].filter(Boolean).join(' · ')]}
      />
    </div>
  );
}

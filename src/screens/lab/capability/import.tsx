// A sheet of capabilities comes in.
import { call } from '#kit/browser/call.ts';
import { SheetImport } from '#kit/form/sheet-import.tsx';
import { sheetImportWords } from '#kit/form/sheet-import-words.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { CONTENT_FIELDS, CONTENT_NAMES, type ContentField } from '#mall/lab-catalog/capability-content.ts';
import { labCatalogProtocol as P } from '#mall/lab-catalog/lab-catalog.protocol.ts';
import { catalogWords } from '#mall/lab-catalog/parts/catalog-words.ts';
import { labWords } from '../lab-words.ts';

const EXAMPLE: Readonly<Partial<Record<ContentField, string>>> = {
  ...{ kind: '检测', field: '环境与可靠性', objectZh: '电工电子产品', objectEn: 'Electronic product' },
  ...{ itemZh: '盐雾', itemEn: 'Salt mist', standard: 'GB/T 2423.17-2008', clause: '试验Ka', days: '5' },
  ...{ mode: '设备运行', batchSize: '10', specimens: '≥3', site: 'S1', group: 'G-ENV', isSold: '否' },
};
const LIST = '/lab/capability/list';

export default function ImportCapabilities() {
  const say = useWords(catalogWords);
  const sayLab = useWords(labWords);
  const sayImport = useWords(sheetImportWords);
  const language = useLanguage();
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
          name: say.capabilities,
          rows: [
            [say.capNo, ...CONTENT_NAMES.map((field) => CONTENT_FIELDS[field][language])],
            ['CT900', ...CONTENT_NAMES.map((field) => EXAMPLE[field] ?? '')],
          ],
        }}
        listAt={LIST}
        what={say.capNo}
        nameOf={({ capNo, what }) => [capNo, what]}
      />
    </>
  );
}

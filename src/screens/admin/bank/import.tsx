// A bank statement, brought in as a file.
import { BackLink } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { BankImportDesk } from '#mall/reconciliation/parts/bank-import-desk.tsx';
import { bankWords } from '#mall/reconciliation/parts/bank-words.ts';
import { adminWords } from '../admin-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export default function BankImportScreen() {
  const say = useWords(bankWords);
  const { console: consoleName } = useWords(adminWords);
  return (
    <>
      <ConsoleHead
        tab={`${say.importTitle} · ${consoleName}`}
        before={<BackLink to="/admin/bank/list" text={say.backToList} />}
        title={say.importTitle}
      />
      <BankImportDesk />
    </>
  );
}

// A store's official files: handed in, and what became of each.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { HandInFiles } from '#mall/tax-file/parts/hand-in-files.tsx';
import { taxFileWords } from '#mall/tax-file/parts/tax-file-words.ts';
import { taxFileList } from '#mall/tax-file/tax-file-list.ts';

export const storeTaxFiles = dressed(taxFileList, {
  head: () => <ToInvoices />,
  above: ({ reply }) => <HandInFiles reading={reply.counts.READ ?? 0} />,
});

function ToInvoices() {
  return <Button to="/seller/invoice/list">{useWords(taxFileWords).toInvoices}</Button>;
}

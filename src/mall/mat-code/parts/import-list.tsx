// The imports of an enterprise, the newest first.
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ImportReply } from '../mat-code.protocol.ts';
import { matImportStatus } from '../mat-code-status.ts';
import { importWords } from './import-words.ts';

export function ImportList({
  imports,
  mayImport,
  onImport,
}: {
  imports: readonly ImportReply[];
  mayImport: boolean;
  onImport: () => void;
}) {
  const say = useWords(importWords);
  const language = useLanguage();
  if (imports.length === 0) {
    return (
      <EmptyState
        title={say.noImports}
        text={mayImport ? say.noImportsText : undefined}
        action={
          mayImport ? (
            <Button variant="primary" onClick={onImport}>
              {say.title}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <Table
      label={say.title}
      minWidth="720px"
      head={[say.fileName, say.result, say.by, say.time, say.state, '']}
    >
      {imports.map((one) => (
        <tr key={one.importId}>
          <Td className="max-w-60 truncate">{one.fileName}</Td>
          <Td className="num whitespace-nowrap">{say.counts(one.counts.new, one.counts.changed)}</Td>
          <Td className="max-w-36 truncate">{one.memberName}</Td>
          <Td className="num whitespace-nowrap">{showMoment(one.createdAt)}</Td>
          <Td>
            <Tag dot tone={matImportStatus[one.state].tone}>
              {matImportStatus[one.state][language]}
            </Tag>
          </Td>
          <Td>
            <Button size="sm" to={`?importId=${one.importId}`}>
              {say.lookAt}
            </Button>
          </Td>
        </tr>
      ))}
    </Table>
  );
}

// Takes the lines of an inquiry from a spreadsheet file, behind those that are there.

import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { MOST_LINES } from '../inquiry-terms.ts';
import { lineFields } from '../line-fields.ts';
import type { DraftLine } from './draft-lines.ts';
import { fileRows } from './paste-lines.ts';
import { wizardWords } from './wizard-words.ts';

export interface ImportLinesProps {
  kind: InquiryKind;
  lines: readonly DraftLine[];
  onChange: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;
}

export function ImportLines({ kind, lines, onChange }: ImportLinesProps) {
  const say = useWords(wizardWords);
  // What is typed while the file is on its way stays.
  const latest = useRef(lines);
  latest.current = lines;
  const input = useRef<HTMLInputElement>(null);
  const { busy: isReading, run } = useAct();

  const take = (file: File) =>
    run(async () => {
      const { rows, dropped } = await call(inquiryProtocol.readSheet, {
        file,
        fileName: file.name.slice(-200),
      });
      const columns = lineFields[kind].filter((field) => field.width !== undefined);
      const done = fileRows(kind, latest.current, rows, columns, MOST_LINES);
      onChange(() => done.lines);
      const left = done.dropped + dropped;
      toast.show(
        left > 0
          ? { tone: 'waiting', text: say.importedSome(done.count, left) }
          : { text: say.imported(done.count) },
      );
    });

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.ods,.csv,.tsv,.txt"
        tabIndex={-1}
        aria-label={say.importFile}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        size="sm"
        busy={isReading}
        title={say.importHint}
        icon={<FileUp size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {say.importFile}
      </Button>
    </>
  );
}

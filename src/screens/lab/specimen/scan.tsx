// The clerk scans and receives specimens.
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ScanDesk } from '#mall/specimen/parts/scan-desk.tsx';
import { scanWords } from '#mall/specimen/parts/scan-words.ts';

export default function ScanScreen() {
  const say = useWords(scanWords);
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${say.console}`} />
      <ScanDesk />
    </>
  );
}

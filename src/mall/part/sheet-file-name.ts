// What a parameter sheet is called on a disk: the part number, whatever signs it has, and what the file is.
import type { Language } from '#kit/words/text.ts';

const LONGEST = 80;

/** No sign that a path, a shell or a header reads as anything else. */
export function sheetFileName(partNo: string, language: Language): string {
  const plain = partNo
    .replaceAll(/[^\p{L}\p{N}+._-]+/gu, '_')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[._-]+|[._-]+$/g, '');
  const short = [...plain].slice(0, LONGEST).join('') || 'part';
  return `${short}-${language === 'zh' ? '参数页' : 'parameter-sheet'}.pdf`;
}

// "Your code: R-10k", with its grade where that is more than allowed or less.
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { MatGrade } from '../mat-code-fields.ts';
import { matGradeNames } from '../mat-code-status.ts';
import { yourCodeWords } from './your-code-words.ts';

/** Nothing without codes. */
export function CodeTags({ codes }: { codes: readonly { matCode: string; grade?: MatGrade }[] }) {
  const say = useWords(yourCodeWords);
  const language = useLanguage();
  if (codes.length === 0) return null;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-1 text-12 text-secondary">
      <span className="text-hint">{codes.length === 1 ? say.yourCode : say.yourCodes}</span>
      {codes.map(({ matCode, grade }) => (
        <span key={matCode} className="inline-flex max-w-full items-center gap-1">
          <span className="num font-semibold wrap-anywhere">{matCode}</span>
          {grade === undefined || grade === 'B' ? null : (
            <Tag tone={matGradeNames[grade].tone}>{matGradeNames[grade][language]}</Tag>
          )}
        </span>
      ))}
    </span>
  );
}

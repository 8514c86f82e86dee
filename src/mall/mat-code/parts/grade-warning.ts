// What a buyer is warned of before he buys a part that his enterprise limits or forbids.
import type { Spoken } from '#kit/words/speak.ts';
import type { MatGrade } from '../mat-code-fields.ts';
import type { yourCodeWords } from './your-code-words.ts';

/** The sentence for the worst grade among the codes of a part; undefined where none is limited or forbidden. */
export function gradeWarning(
  codes: readonly { matCode: string; grade: MatGrade }[],
  say: Spoken<typeof yourCodeWords>,
): string | undefined {
  const of = (grade: MatGrade) => codes.filter((code) => code.grade === grade).map((code) => code.matCode);
  const forbidden = of('D');
  if (forbidden.length > 0) return say.forbidden(forbidden.join(', '));
  const limited = of('C');
  return limited.length > 0 && limited.length === codes.length ? say.limited(limited.join(', ')) : undefined;
}

// A letter of authorisation as it will be on paper.
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type AttorneyKind,
  type AttorneyValues,
  attorneyTemplates,
  attorneyText,
} from '../attorney-templates.ts';
import { attorneyWords } from './attorney-words.ts';

/** The only thing on the page that is printed. */
export function AttorneyLetter({ kind, values }: { kind: AttorneyKind; values: AttorneyValues }) {
  const say = useWords(attorneyWords);
  const language = useLanguage();
  const { title, signatures } = attorneyTemplates[kind];
  const [greeting, ...paragraphs] = attorneyText(kind, values, language);
  return (
    <article className="rounded-card border border-line bg-surface px-10 py-10 text-14 leading-7 max-md:px-5 max-md:py-6 print:border-0 print:p-0 print:text-16">
      <h2 className="mb-6 text-center text-20 font-semibold">{title[language]}</h2>
      <p className="mb-2">{greeting}</p>
      {paragraphs.map((text) => (
        <p key={text} className="mb-2 wrap-anywhere" style={{ textIndent: language === 'zh' ? '2em' : 0 }}>
          {text}
        </p>
      ))}
      <div className="mt-10 ml-auto w-72 max-w-full space-y-8">
        {signatures.map((text) => (
          <p key={text.en}>
            {text[language]}
            {language === 'zh' ? '：' : ':'}
          </p>
        ))}
        <p className="whitespace-pre">{say.date}</p>
      </div>
    </article>
  );
}

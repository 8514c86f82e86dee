// An agreement as one reads it: its title, version and paragraphs.
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { paragraphsOf } from './agreement-paragraphs.ts';

const agreementWords = words({
  version: { zh: (version: string) => `版本 ${version}`, en: (version: string) => `Version ${version}` },
});

/** Paragraphs are separated by blank lines; the sentence before the first full stop of a numbered one is set bold. */
export function AgreementView({ title, version, body }: { title: string; version: string; body: string }) {
  const say = useWords(agreementWords);
  return (
    <article>
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="num mt-1 text-12 text-hint">{say.version(version)}</p>
      {paragraphsOf(body).map(({ key, head, text }) => (
        <p key={key} className="mt-4 text-14 leading-7 text-secondary">
          {head ? <b className="font-semibold text-ink">{head}</b> : null}
          {text}
        </p>
      ))}
    </article>
  );
}

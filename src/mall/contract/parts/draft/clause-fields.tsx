// The clauses of a draft as fields: Chinese and English side by side, in their order, with room for what the other side has said.
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractClause } from '../../contract-content.ts';
import { MOST_CLAUSES } from '../../contract-terms.ts';
import { draftWords } from './draft-words.ts';

const LANGUAGES: readonly Language[] = ['zh', 'en'];

export function ClauseFields(props: {
  value: readonly ContractClause[];
  onChange: (clauses: ContractClause[]) => void;
  /** What the mall has said about a clause, by its key. */
  errors?: Readonly<Record<string, string>>;
  /** Under a clause: remarks, with the wording to take over. */
  underClause?: (clause: ContractClause) => ReactNode;
}) {
  const { value, onChange, errors = {}, underClause } = props;
  const say = useWords(draftWords);
  const change = (key: string, part: Partial<ContractClause>) =>
    onChange(value.map((clause) => (clause.key === key ? { ...clause, ...part } : clause)));
  const move = (from: number, to: number) => {
    const moved = [...value];
    const [clause] = moved.splice(from, 1);
    moved.splice(to, 0, clause!);
    onChange(moved);
  };
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const remove = (key: string) => {
    const at = value.findIndex((clause) => clause.key === key);
    const clause = value[at];
    if (!clause) return;
    onChange(value.filter((one) => one !== clause));
    toast.show({
      text: say.clauseRemoved(at + 1),
      seconds: 8,
      action: {
        text: say.undo,
        onPress: () => {
          const now = latest.current;
          if (!now.some((one) => one.key === key)) onChange([...now.slice(0, at), clause, ...now.slice(at)]);
        },
      },
    });
  };
  return (
    <div className="space-y-3">
      <ol className="space-y-3">
        {value.map((clause, index) => {
          const name = say.clauseNo(index + 1);
          return (
            <li
              key={clause.key}
              className="rounded-control border border-line p-3"
              data-clause={clause.key}
              aria-label={name}
            >
              <div className="mb-2 flex items-center gap-1">
                <span className="mr-auto text-13 font-semibold">{name}</span>
                <IconButton
                  label={say.up(index + 1)}
                  icon={<ArrowUp size={16} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={say.down(index + 1)}
                  icon={<ArrowDown size={16} aria-hidden="true" />}
                  disabled={index === value.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={say.removeClause(index + 1)}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => remove(clause.key)}
                />
              </div>
              <div className="grid gap-3 md:grid-cols-2">
                {LANGUAGES.map((language) => (
                  <div
                    key={language}
                    lang={language === 'zh' ? 'zh-CN' : 'en'}
                    className="min-w-0 space-y-1.5"
                  >
                    <Input
                      size="sm"
                      value={clause.title[language]}
                      maxLength={100}
                      aria-label={`${name} ${say[language === 'zh' ? 'titleInZh' : 'titleInEn']}`}
                      placeholder={say[language === 'zh' ? 'titleInZh' : 'titleInEn']}
                      onChange={(event) =>
                        change(clause.key, { title: { ...clause.title, [language]: event.target.value } })
                      }
                    />
                    <Textarea
                      value={clause.text[language]}
                      maxLength={4000}
                      rows={linesOf(clause.text[language])}
                      aria-label={`${name} ${say[language === 'zh' ? 'textInZh' : 'textInEn']}`}
                      aria-invalid={errors[clause.key] ? true : undefined}
                      placeholder={say[language === 'zh' ? 'textInZh' : 'textInEn']}
                      onChange={(event) =>
                        change(clause.key, { text: { ...clause.text, [language]: event.target.value } })
                      }
                    />
                  </div>
                ))}
              </div>
              {errors[clause.key] ? (
                <p role="alert" className="mt-1 text-12 text-refused">
                  {errors[clause.key]}
                </p>
              ) : null}
              {underClause?.(clause)}
            </li>
          );
        })}
      </ol>
      <Button
        size="sm"
        disabled={value.length >= MOST_CLAUSES}
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() =>
          onChange([...value, { key: freshKey(value), title: { zh: '', en: '' }, text: { zh: '', en: '' } }])
        }
      >
        {say.addClause}
      </Button>
    </div>
  );
}

/** As many lines as the text fills, within reason. */
const linesOf = (text: string) => Math.min(10, Math.max(3, Math.ceil(text.length / 40)));

/** A key that no clause of the contract has. */
function freshKey(clauses: readonly ContractClause[]): string {
  for (let n = clauses.length + 1; ; n++) {
    const key = `own${n}`;
    if (!clauses.some((clause) => clause.key === key)) return key;
  }
}

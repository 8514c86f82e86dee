// With what a member proves himself in a form: which ways he has, which one he takes, what he has typed.
import { useState } from 'react';
import { checkLoosePassword, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Proof, Standing } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';

export type AnyProof = Proof | 'payPassword';

export interface ProofInput<P extends AnyProof> {
  /** The ways that are open, the usual one first. */
  readonly ways: readonly P[];
  /** Undefined when there is none. */
  readonly by: P | undefined;
  readonly proof: string;
  readonly error: string | undefined;
  choose(by: P): void;
  type(proof: string): void;
  /** Whether it may be sent; from here on the field says what is missing. */
  isRight(): boolean;
}

/** The ways that an account has, in the order they are offered. */
export function waysOf(standing: Standing): Proof[] {
  const ways: Proof[] = [];
  if (standing.mobile) ways.push('sms');
  if (standing.isEmailProven) ways.push('email');
  if (standing.hasPassword) ways.push('password');
  return ways;
}

/** @param missing what is said while a password is wanted and none is typed */
export function useProof<P extends AnyProof>(ways: readonly P[], missing?: string): ProofInput<P> {
  const language = useLanguage();
  const say = useWords(accountWords);
  const [chosen, setChosen] = useState<P>();
  const [proof, setProof] = useState('');
  const [isSpoken, setSpoken] = useState(false);
  const by = chosen ?? ways[0];
  const isCode = by === 'sms' || by === 'email';
  // Chosen in its day by whatever rule held then: only what no password of the mall ever was is refused (spec §5, variant 2).
  const refused = isCode
    ? checkSmsCode(proof)?.[language]
    : proof
      ? checkLoosePassword(proof)?.[language]
      : (missing ?? say.needsProof);
  return {
    ways,
    by,
    proof,
    error: isSpoken ? refused : undefined,
    choose(next) {
      setChosen(next);
      setProof('');
      setSpoken(false);
    },
    type: setProof,
    isRight() {
      setSpoken(true);
      return by !== undefined && refused === undefined;
    },
  };
}

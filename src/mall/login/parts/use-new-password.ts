// The rules of a new password that is typed twice.
import type { Check } from '#kit/rules/identity-rules.ts';
import { useWords } from '#kit/words/use-words.ts';
import { checkNotOwnName } from '#mall/member/password-rules.ts';
import { accountWords } from './account-words.ts';
import { useSession } from './session.ts';
import { type Fields, useFields } from './use-fields.ts';

export interface NewPassword {
  fields: Fields<'password' | 'again'>;
  /** Whether both keep their rules and are the same; says so otherwise. */
  isRight(): boolean;
}

/** @param rule of the kind of password it is; the member's own name is refused as well */
export function useNewPassword(rule: Check): NewPassword {
  const say = useWords(accountWords);
  const { member } = useSession();
  const password: Check = (value) =>
    rule(value) ?? (member ? checkNotOwnName(value, { memberName: member.memberName }) : undefined);
  const again: Check = (value) =>
    value ? undefined : { zh: accountWords.again.zh, en: accountWords.again.en };
  const fields = useFields({ password, again });
  return {
    fields,
    isRight() {
      const { values } = fields;
      const areRight = fields.areRight();
      if (values.again && values.again !== values.password) {
        fields.refuse('again', say.differs);
        return false;
      }
      return areRight;
    },
  };
}

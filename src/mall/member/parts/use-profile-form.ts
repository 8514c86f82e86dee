// What a member is changing of his personal data: typed values over kept ones, and only the difference is sent.
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import type { Check } from '#kit/rules/identity-rules.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { Profile, profileProtocol } from '../profile.protocol.ts';
import { checkBirthday, checkNickName, checkRealName, checkWork } from '../profile-rules.ts';

export type ProfileChange = CallOf<typeof profileProtocol.saveProfile>;
export type ProfileFields = Required<ProfileChange>;
export type ProfileField = keyof ProfileChange;

const NAMES: readonly ProfileField[] = [
  'memberNickName',
  'realName',
  'gender',
  'birthday',
  'districtCode',
  'companyName',
  'position',
  'industry',
  'language',
];
/** The click that took somebody out of a field must land first: a sentence that appears moves the button below it. */
const AFTER_THE_CLICK = 200;

const RULES: Partial<Record<ProfileField, Check>> = {
  memberNickName: checkNickName,
  realName: checkRealName,
  birthday: checkBirthday,
  companyName: checkWork,
  position: checkWork,
};

const fieldsOf = (profile: Profile): ProfileFields =>
  Object.fromEntries(NAMES.map((name) => [name, profile[name]])) as ProfileFields;

export type ProfileForm = ReturnType<typeof useProfileForm>;

/**
 * Keeps what was typed until it is saved; a refusal loses nothing, and leaving with something unsaved is asked about
 * (`leaving`, for a dialog; the browser itself asks when the tab is closed).
 * @param send hands the changes to the mall and gives back what is kept; throws its refusal
 */
export function useProfileForm(profile: Profile, send: (change: ProfileChange) => Promise<Profile>) {
  const language = useLanguage();
  const [kept, setKept] = useState(profile);
  const [values, setValues] = useState(() => fieldsOf(profile));
  const [faults, setFaults] = useState<Partial<Record<ProfileField | 'form', string>>>({});
  const [busy, setBusy] = useState(false);
  const before = fieldsOf(kept);
  const changed = NAMES.filter((name) => String(values[name]).trim() !== before[name]);
  const isChanged = changed.length > 0;
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !busy && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    kept,
    values,
    faults,
    busy,
    isChanged,
    leaving,
    set<N extends ProfileField>(name: N, value: ProfileFields[N]) {
      setValues((now) => ({ ...now, [name]: value }) as ProfileFields);
      setFaults((now) => ({ ...now, [name]: undefined, form: undefined }));
    },
    /** Somebody has left the field: its rule may speak. */
    leave(name: ProfileField) {
      const wrong = RULES[name]?.(String(values[name]).trim())?.[language];
      if (wrong) setTimeout(() => setFaults((now) => ({ ...now, [name]: wrong })), AFTER_THE_CLICK);
    },
    undo() {
      setValues(before);
      setFaults({});
    },
    /** Something else than the form has changed the profile: the name, the picture. */
    heard(profile: Partial<Profile>) {
      setKept((now) => ({ ...now, ...profile }));
    },
    /** Gives back what is kept, or undefined when something is wrong: `faults` says what. */
    async save(failed: string): Promise<Profile | undefined> {
      if (busy) return undefined;
      const found = changed.flatMap((name) => {
        const wrong = RULES[name]?.(String(values[name]).trim())?.[language];
        return wrong ? [[name, wrong]] : [];
      });
      setFaults(Object.fromEntries(found));
      if (found.length > 0) return undefined;
      setBusy(true);
      try {
        const saved = await send(Object.fromEntries(changed.map((name) => [name, values[name]])));
        setKept(saved);
        setValues(fieldsOf(saved));
        return saved;
      } catch (reason) {
        const field =
          reason instanceof CallError ? (reason.data as { name?: ProfileField } | null)?.name : undefined;
        const sentence = reason instanceof CallError ? reason.message : failed;
        setFaults({ [field && NAMES.includes(field) ? field : 'form']: sentence });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

// The form in which somebody applies for the right to sign: who he is, in which role, with which papers.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkCreditCode, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import { useSession } from '#mall/login/parts/session.ts';
import type { ContractSide } from '../../contract-process.ts';
import { type SignAuthStanding, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { SignCodeField } from '../sign/second-factor.tsx';
import { authenWords as W } from './authen-words.ts';

const isName = (typed: string) => typed.trim().length >= 2;
const FIELDS = {
  partyName: field.text(W.partyName, {
    required: true,
    rule: (typed) => (isName(typed) ? undefined : W.partyWrong),
    hint: W.partyHint,
    autoComplete: 'off',
    max: 100,
  }),
  uscc: field.text(W.uscc, { required: true, rule: checkCreditCode, autoComplete: 'off', max: 18 }),
  role: field.radio(W.role, { legal: W.legal, handler: W.handler }, { empty: 'legal', wide: true }),
  signerName: field.text(W.signerName, {
    required: true,
    rule: (typed) => (isName(typed) ? undefined : W.signerWrong),
    autoComplete: 'off',
    max: 40,
  }),
  authorisedUntil: field.date(W.until, { missing: W.untilMissing }),
  files: field.files(W.papers, filesFor('certificate', 6), { hint: W.letterHint, wide: true }),
  smsCode: field.text(W.papers, { rule: checkSmsCode }),
};
const NEVER_KEPT = ['smsCode'] as const;

export function AuthenForm(props: { standing: SignAuthStanding; side: ContractSide; onSent: () => void }) {
  const { standing, side, onSent } = props;
  const { own, isPartyFixed, legalName, mobile } = standing;
  const say = useWords(W);
  const { member } = useSession();
  const form = useForm(FIELDS, {
    key: member ? `sign-auth ${side} ${member.memberId}` : undefined,
    neverKept: NEVER_KEPT,
    initial: {
      partyName: own?.partyName || standing.partyName,
      uscc: own?.uscc || standing.uscc,
      signerName: own?.signerName || legalName,
      role: own?.role ?? (legalName ? 'legal' : 'handler'),
      authorisedUntil: own?.authorisedUntil,
      files: uploadedFiles(own?.files ?? []),
    },
    when: {
      partyName: () => !isPartyFixed,
      uscc: () => !isPartyFixed,
      authorisedUntil: ({ role }) => role === 'handler',
    },
    rules: {
      files: (files, { role }) =>
        files.length > 0 || (role === 'legal' && isPartyFixed) ? undefined : W.papersMissing,
    },
  });
  const { values } = form;
  const isHandler = values.role === 'handler';

  async function send(requestId: string) {
    const said = {
      signerName: values.signerName.trim(),
      role: values.role,
      fileIds: fileIdsOf(values.files),
      authorisedUntil: isHandler ? values.authorisedUntil : '',
      smsCode: values.smsCode,
    };
    const party = { partyName: values.partyName.trim(), uscc: values.uscc.trim() };
    if (side === 'purchaser')
      await (own
        ? call(signAuthProtocol.resubmit, { ...said, version: own.version })
        : call(signAuthProtocol.apply, { ...said, requestId }));
    else
      await (own
        ? call(signAuthProtocol.sellerResubmit, { ...said, ...party, version: own.version })
        : call(signAuthProtocol.sellerApply, { ...said, ...party, requestId }));
    form.forget();
    onSent();
  }

  const roles = [
    { value: 'legal', text: say.legal, note: say.legalText(legalName) },
    { value: 'handler', text: say.handler, note: say.handlerText },
  ];
  const papers = [isPartyFixed ? null : say.licence, isHandler || isPartyFixed ? say.letter : null];
  const template = (
    <Link to="/attorney?kind=signing" target="_blank" className="text-brand hover:underline">
      {say.letterTemplate}
    </Link>
  );
  const code = mobile ? (
    <SignCodeField
      label={say.mobile(mobile)}
      name="smsCode"
      value={values.smsCode}
      onChange={(typed) => form.set('smsCode', typed)}
      error={form.errorOf('smsCode')}
    />
  ) : (
    <p className="text-13 text-refused">
      {say.noMobile}{' '}
      <Link to="/member/phone" className="text-brand hover:underline">
        {say.bindMobile}
      </Link>
    </p>
  );
  return (
    <Card title={say.application}>
      <FormSheet
        form={form}
        submitLabel={own ? say.resubmit : say.apply}
        onSubmit={send}
        disabled={!mobile}
        className="flex max-w-3xl flex-col gap-4"
      >
        {isPartyFixed ? (
          <div className="text-13">
            <p className="text-hint">{say.party}</p>
            <p className="font-semibold">{standing.partyName}</p>
            <p className="num text-secondary">{standing.uscc}</p>
          </div>
        ) : null}
        <FormFields
          form={form}
          now={{
            role: { options: roles, required: true },
            files: {
              label: papers.filter(Boolean).join(' + '),
              required: isHandler || !isPartyFixed,
              optional: !isHandler && isPartyFixed === 1,
              aside: template,
            },
            smsCode: { instead: code },
          }}
        />
      </FormSheet>
    </Card>
  );
}

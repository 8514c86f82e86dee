// For tests: verification codes as they stand in the outbox.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { messageProtocol } from '../message.protocol.ts';

type Person = { token: string };

/** Asks for an SMS code and reads it. @throws Refused as the endpoint refuses */
export async function codeSentTo(
  mall: TestMall,
  mobile: string,
  type: 'free' | 'bind' | 'reset' | 'authen' = 'free',
  person?: Person,
): Promise<string> {
  await mall.call(messageProtocol.smsCode, { mobile, type }, person);
  return newestCode(mall, mobile);
}

/** Asks for an e-mail code and reads it. @throws Refused as the endpoint refuses */
export async function codeMailedTo(
  mall: TestMall,
  email: string,
  type: 'bind' | 'reset',
  person?: Person,
): Promise<string> {
  await mall.call(messageProtocol.emailCode, { email, type }, person);
  return newestCode(mall, email);
}

/** Asks for a code at the member's own mobile or e-mail and reads it. @throws Refused as the endpoint refuses */
export async function ownCodeOf(
  mall: TestMall,
  person: Person,
  channel: 'sms' | 'email' = 'sms',
): Promise<string> {
  await mall.call(messageProtocol.ownCode, { channel }, person);
  return newestCode(mall);
}

/** The code in the newest message of the outbox, to whomever or to `recipient`. */
async function newestCode(mall: TestMall, recipient?: string): Promise<string> {
  const [row] = await mall.work((work) =>
    work.query<{ body: string }>(
      `SELECT body FROM outbox_message WHERE recipient = coalesce($1, recipient) AND body ~ '(验证码是|code is) [0-9]{6}'
       ORDER BY outbox_id DESC LIMIT 1`,
      [recipient ?? null],
    ),
  );
  return /(?:验证码是|code is) (\d{6})/.exec(row!.body)![1]!;
}

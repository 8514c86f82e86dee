// For tests: SMS codes as they stand in the outbox.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { messageProtocol } from '../message.protocol.ts';

/** Asks for a code and reads it. @throws Refused as the endpoint refuses */
export async function codeSentTo(mall: TestMall, mobile: string): Promise<string> {
  await mall.call(messageProtocol.smsCode, { mobile, type: 'free' });
  const [row] = await mall.work((work) =>
    work.query<{ body: string }>(
      'SELECT body FROM outbox_message WHERE recipient = $1 ORDER BY outbox_id DESC LIMIT 1',
      [mobile],
    ),
  );
  return /\d{6}/.exec(row!.body)![0];
}

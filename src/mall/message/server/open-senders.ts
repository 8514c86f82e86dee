// Chooses how SMS and e-mail leave the mall: providers as the environment says, else the outbox while developing, else nothing.
import type { Workshop } from '#kit/db/work.ts';
import { type AliyunSms, aliyunSmsSender } from './aliyun-sms.ts';
import { noEmailSender, noSmsSender, outboxEmailSender, outboxSmsSender } from './outbox-senders.ts';
import type { Senders } from './senders.ts';
import { type Smtp, smtpEmailSender } from './smtp-mail.ts';
import { type TencentSms, tencentSmsSender } from './tencent-sms.ts';

/** Which providers are set up; absent ones are not. */
export interface SenderChoice {
  sms?: ({ provider: 'aliyun' } & AliyunSms) | ({ provider: 'tencent' } & TencentSms);
  smtp?: Smtp;
}

/** @param choice what is set up; what is not goes to the outbox, and in production nowhere: visitors are told so */
export function openSenders(
  choice: SenderChoice,
  {
    workshop,
    isProduction,
    log,
    logError,
  }: {
    workshop: Workshop;
    isProduction: boolean;
    log: (line: string) => void;
    logError: (error: unknown) => void;
  },
): Senders {
  return { smsSender: openSms(), emailSender: openEmail() };

  function openSms() {
    if (choice.sms?.provider === 'aliyun') return aliyunSmsSender(choice.sms, logError);
    if (choice.sms?.provider === 'tencent') return tencentSmsSender(choice.sms, logError);
    return isProduction ? noSmsSender : outboxSmsSender(workshop, log);
  }
  function openEmail() {
    if (choice.smtp) return smtpEmailSender(choice.smtp, logError);
    return isProduction ? noEmailSender : outboxEmailSender(workshop, log);
  }
}

// What rooms need from outside the mall, passed in by name: senders, channels, secrets, the file store.
import type { FileStore } from '#mall/file/server/file-store.ts';
import type { SmsSender } from '#mall/message/server/sms-sender.ts';
import type { PaymentChannel } from '#mall/payment/server/payment-channel.ts';

export interface Facilities {
  /** Signs access tokens. */
  tokenSecret: Uint8Array;
  smsSender: SmsSender;
  fileStore: FileStore;
  /** The sandbox channel; absent in production. */
  sandboxChannel: PaymentChannel | undefined;
  /** The address visitors use, without a slash at the end. */
  publicUrl(): string;
}

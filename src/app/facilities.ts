// What rooms need from outside the mall, passed in by name: senders, channels, secrets, the file store.
import type { CatalogImports } from '#mall/catalog-import/server/catalog-imports.ts';
import type { FindTexts } from '#mall/enterprise-login/server/domains.ts';
import type { FileStore } from '#mall/file/server/file-store.ts';
import type { WeChatProvider } from '#mall/login/server/wechat-provider.ts';
import type { EmailSender, SmsSender } from '#mall/message/server/senders.ts';
import type { OutsideChannels } from '#mall/payment/server/channel/payment-channel.ts';
import type { Sealing } from '#mall/report/server/seal/institute-seal.ts';
import type { OpeningChecks, SendTestSms } from '#mall/setting/server/setting.ts';
import type { MapService } from '#mall/statistics/server/map-service.ts';
import type { NuonuoHere } from '#mall/tax-provider/server/nuonuo/nuonuo-here.ts';
import type { WebhookSending } from '#mall/webhook/server/webhook.ts';

export interface Facilities {
  /** Signs access tokens. */
  tokenSecret: Uint8Array;
  smsSender: SmsSender;
  emailSender: EmailSender;
  fileStore: FileStore;
  /** Absent where WeChat login is not set up; in a demo it is played inside the mall. */
  weChat: WeChatProvider | undefined;
  /** What the environment decides and visitors may read through getSettings. */
  publicSettings: Readonly<Record<string, string>>;
  /** Payment channels of other companies that are set up; in a demo they are played inside the mall. */
  outsideChannels: OutsideChannels;
  /** Issues invoices for stores that have keys there; in a demo it is played inside the mall. */
  nuonuo: NuonuoHere;
  /** Names the place of a visitor's position; absent where none is set up. */
  mapService: MapService | undefined;
  /** The seal that reports bear. */
  sealing: Sealing;
  /** Of TXT records, where they are not asked of the DNS: in tests. */
  findTexts: FindTexts | undefined;
  /** What a mall needs before it lets visitors in. */
  openingChecks: OpeningChecks;
  /** To an operator's own mobile, before a mall opens. */
  sendTestSms: SendTestSms;
  /** Takes catalogues that operators hand in. */
  catalogImports: CatalogImports;
  /** Tells other systems what happens to documents. */
  webhooks: WebhookSending;
  /** No outbox, no stand-ins, no hints for those who look around. */
  isProduction: boolean;
  /** For what went wrong without anybody being refused. */
  log(error: unknown): void;
  /** The address visitors use, without a slash at the end. */
  publicUrl(): string;
}

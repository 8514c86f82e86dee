// WeChat Pay and Alipay during the storm: their stand-ins in the storm's own process, which no fault of the mall's ends, and what payers do there.
import Fastify from 'fastify';
import { openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { openStandIns } from '#mall/payment/server/channel/open-channels.ts';
import { standInVariables } from '#mall/payment/server/channel/stand-in/stand-in-variables.builders.ts';
import { NotDone } from './client.ts';
import type { DatabaseServer } from './database-server.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

type Method = 'WECHAT' | 'ALIPAY';

export interface Channels {
  /** What the malls are given. */
  environment: Record<string, string>;
  /** Pays, is refused, or goes away; the mall hears of it several times, once or never. What it says it has heard is a deed. @returns whether it was paid */
  payerDecides(method: Method, paymentSn: string, url: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Moves the database to the newest tables first: the channels' keys are kept there. */
export async function openChannels(
  { url }: Pick<DatabaseServer, 'url'>,
  secret: string,
  { random, ledger }: { random: Random; ledger: Ledger },
): Promise<Channels> {
  // Away with the database: the malls hear of it soon enough.
  const pool = openDatabase({ connectionString: url }, () => {}, { max: 4, isHurried: true });
  await migrateDatabase(pool);
  const workshop = openWorkshop({
    database: pool,
    clock: systemClock,
    events: eventHub([]),
    log: () => {},
  });
  const app = Fastify({ logger: false });
  let origin = '';
  const standIns = openStandIns(workshop, secret, { ownUrl: () => origin, publicUrl: () => origin });
  await standIns.serve(app);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    environment: await standInVariables(standIns),
    async payerDecides(method, paymentSn, url) {
      if (random.chance(15)) return false;
      try {
        if (method === 'ALIPAY') await (await fetch(url)).arrayBuffer();
        const isPaid = random.chance(85);
        await standIns[method].decide(paymentSn, isPaid ? 'SUCCESS' : 'FAIL', random.chance(10));
        for (let times = random.between(0, 3); times > 0; times--) {
          const { status, body } = await standIns[method].notify(paymentSn);
          const isHeard = status === 204 || body === 'success';
          if (isHeard && isPaid) ledger.begin('channelPayment', paymentSn).done();
        }
        return isPaid;
      } catch (error) {
        throw new NotDone(String(error)); // the database was away, or the mall that was told
      }
    },
    async close() {
      await app.close();
      await pool.close();
    },
  };
}

import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { openMall } from '#app/open-mall.ts';
import { systemClock } from '#kit/time/clock.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { addToCart } from '#mall/cart/server/add-to-cart.ts';
import { submitOrder } from '#mall/order/server/submit-order.ts';
import { Worker, isMainThread } from 'node:worker_threads';
import autocannon from 'autocannon';
const pgEmb = await startEmbeddedPostgres({ dataFolder: '/tmp/c1/pg' });
const database = openDatabase(pgEmb.connection(), console.error, 16);
await migrateDatabase(database);
const mall = await openMall({ connection: pgEmb.connection(), dataFolder: '/tmp/c1/files', clock: systemClock, isProduction: false, poolSize: 16, withPages: false, withTimers: false, withoutRateLimit: true, log: (l) => console.error(l.slice(0, 300)) });
await mall.app.listen({ host: '127.0.0.1', port: 0 });
const origin = `http://127.0.0.1:${(mall.app.addresses()[0] as any).port}`;
const people: any[] = []; const products: number[] = [];
await mall.workshop.inTransaction('zh', async (work) => {
  for (let s = 0; s < 4; s++) { const { storeId } = await aStore(work); for (let i = 0; i < 50; i++) products.push((await aProduct(work, { storeId, stock: 9_000_000 })).productId); }
  for (let i = 0; i < 40; i++) { const m = await aMember(work, { memberName: `bench_${process.pid}_${i}` }); const t = await issueTokens(work, mall.facilities.tokenSecret, m.memberId, { ip: '', userAgent: '' }); people.push({ ...m, memberType: 1, sessionId: 0, storeId: null, platformRoles: [], token: t.access_token, addressId: (await anAddress(work, m.memberId)).addressId }); }
});
let n = 0; const pick = <T>(a: T[]) => a[n++ % a.length]!;
async function direct(name: string, ms: number, go: () => Promise<unknown>) {
  let done = 0; const end = Date.now() + ms; const t = performance.now();
  await Promise.all(Array.from({ length: 16 }, async () => { while (Date.now() < end) { await go(); done++; } }));
  const rate = done / ((performance.now() - t) / 1000); console.log(name.padEnd(28), rate.toFixed(0), '/s'); return rate;
}
// what the action sends, recorded, and sent raw
async function recorded(go: (work: any) => Promise<unknown>) {
  const list: any[] = []; const pool = mall.database.pool as any; const connect = pool.connect.bind(pool);
  pool.connect = async () => { const c = await connect(); const q = c.query; c.query = function (...a: any[]) { list.push(a); return q.apply(c, a); }; const rel = c.release; c.release = (e: any) => { delete c.query; c.release = rel; c.query = q; rel.call(c, e); }; return c; };
  await mall.workshop.inTransaction('zh', go); pool.connect = connect; return list;
}
async function http(name: string, seconds: number, path: string, body: () => object) {
  const r = await new Promise<any>((ok) => { const inst = (autocannon as any)({ url: origin, connections: 16, duration: seconds, workers: undefined, requests: [{ method: 'POST', path, setupRequest: (q: any) => { const p = pick(people); q.headers = { 'content-type': 'application/json', authorization: `Bearer ${p.token}` }; q.body = JSON.stringify({ ...body(), addressId: p.addressId }); return q; } }] }, (_e: any, res: any) => ok(res)); inst.on('response', (_c: any, s: number) => { if (s !== 200) bad++; }); });
  console.log(name.padEnd(28), r.requests.average.toFixed(0), '/s', 'p99', r.latency.p99, 'ms', 'bad', bad);
}
let bad = 0;

const errors: Record<string, number> = {}; const end = Date.now() + 15000; let done = 0;
await Promise.all(Array.from({ length: 16 }, async () => { while (Date.now() < end) { const p = pick(people); try {
  await mall.workshop.inTransaction('zh', async (w) => { for (let i = 0; i < 3; i++) await addToCart(w, p, { productId: products[Math.floor(Math.random() * 8)]!, number: 1 }); });
  await mall.workshop.inTransaction('zh', (w) => submitOrder(w, p, { source: 'cart', addressId: p.addressId, poNumber: '' } as never)); done++; }
  catch (e: any) { const k = `${e.code ?? e.cause?.code ?? ''} ${e.message}`.slice(0, 120) + ' | ' + (e.cause?.message ?? e.detail ?? ''); errors[k] = (errors[k] ?? 0) + 1; } } }));
console.log('done', done, '/s', done / 15, errors);
await mall.close(); await database.close(); await pgEmb.stop(); process.exit(0);

// Fills an empty mall with the demo: catalogue, four stores with their offers, accounts, reviews, agreements, settings.

import { demoBrands } from '#demo/brands.ts';
import { demoOffers, demoParts } from '#demo/catalog.ts';
import { demoCategories } from '#demo/categories.ts';
import { demoMessages } from '#demo/messages.ts';
import { demoColumns, demoParameters } from '#demo/parameters.ts';
import {
  demoAccounts,
  demoAgeDays,
  demoDistrict,
  demoEmployees,
  demoEmployer,
  demoPassword,
  demoPayPassword,
} from '#demo/people.ts';
import { demoSettings, demoSiteFacts } from '#demo/settings.ts';
import { demoStores } from '#demo/stores.ts';
import type { Database } from '#kit/db/database.ts';
import { openWorkshop, type Work } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { systemClock } from '#kit/time/clock.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { type FilePlace, openFileStore } from '#mall/file/server/file-store.ts';
import { type OfferToTake, takeOffers } from '#mall/goods/server/take-offers.ts';
import { makeWeChatBinding } from '#mall/login/server/wechat-binding.ts';
import { LOOPBACK_APPID, LOOPBACK_USERS } from '#mall/login/server/wechat-loopback.ts';
import { PRESET_ROLES } from '#mall/member/permission-points.ts';
import { createMember } from '#mall/member/server/member.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import type { CatalogPart } from '#mall/part/catalog-part.ts';
import { brandIds, takeBrands } from '#mall/part/server/take-brands.ts';
import { categoryIds, takeCategories } from '#mall/part/server/take-categories.ts';
import { takeParameters } from '#mall/part/server/take-parameters.ts';
import { takeParts } from '#mall/part/server/take-parts.ts';
import { handOverBalance, openBalance } from '#mall/payment/server/payment.ts';
import { renewSearch } from '#mall/search/server/search.ts';
import { findTokenSecret, keepFacts, keepSetting } from '#mall/setting/server/setting.ts';
import { hireOperator } from '#mall/store/server/store.ts';
import { starterAgreements } from '#starter/agreements.ts';
import { installStarter } from '../command/install-starter.ts';
import { askDemoSamples } from './ask-demo-samples.ts';
import { loadBoms } from './catalogue/load-boms.ts';
import { loadLaboratory } from './catalogue/load-laboratory.ts';
import { loadReplacements } from './catalogue/load-replacements.ts';
import { writeReviews } from './catalogue/write-reviews.ts';
import { certifyDemo } from './certify-demo.ts';
import { DEMO_LOADED, isDemoLoaded } from './find-demo.ts';
import { keepDemoAlarms } from './keep-demo-alarms.ts';
import { keepDemoCodes } from './keep-demo-codes.ts';
import { keepDemoFavourites } from './keep-demo-favourites.ts';
import { loadApprovals } from './load-approvals.ts';
import { loadContracts } from './load-contracts.ts';
import { loadInquiries } from './load-inquiries.ts';
import { loadInstruments } from './load-instruments.ts';
import { loadProjects } from './load-projects.ts';
import { loadQuotations } from './load-quotations.ts';
import { loadRecharges, orderWallets } from './load-recharges.ts';
import { loadReconciliation } from './load-reconciliation.ts';
import { loadRuns } from './load-runs.ts';
import { makeStores } from './make-stores.ts';
import { slipsOf } from './orders/hand-in-slips.ts';
import { loadServices } from './orders/load-certifications.ts';
import { loadCredit, loadCreditOrders } from './orders/load-credit.ts';
import { loadInvoices, prepareInvoices } from './orders/load-invoices.ts';
import { loadLateOrders, loadOrders } from './orders/load-orders.ts';
import { loadSettlements } from './orders/load-settlements.ts';
import { pictureAddress } from './picture-address.ts';

const LOCK = 7_303_015; // chosen: any number, the same in every process
const PARTS_AT_ONCE = 1_000;
type Say = (line: string) => void;

/** Of the mall that will open on this database, so that it can read what the demo has written. */
interface DemoPlace extends Partial<FilePlace> {
  /** Hides ID numbers; the mall's kept one when left out. */
  tokenSecret?: string;
}

/**
 * Loads the demo into a mall that has neither members nor goods; otherwise changes nothing.
 * All of it or nothing: a start that was killed leaves an empty mall behind, which the next start fills.
 * @param say hears about the progress, one line at a time
 */
export async function loadDemo(database: Database, say: Say, place: DemoPlace = {}): Promise<void> {
  const workshop = openWorkshop({
    database,
    clock: systemClock,
    events: eventHub([]),
    log: (error) => say(String(error)),
  });
  const isNew = await workshop.inTransaction('zh', async (work) => {
    await work.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    if (await isDemoLoaded(work)) return false;
    const [mall] = await work.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT FROM member) OR EXISTS (SELECT FROM goods) AS used',
    );
    if (required(mall).used) {
      say('This mall has members or goods of its own: the demo is left out.');
      return false;
    }
    await fill(work, say, place);
    await keepSetting(work, DEMO_LOADED, work.now.toISOString());
    return true;
  });
  if (!isNew) return;
  await workshop.settled(); // the caller may close the database
  await database.pool.query('ANALYZE');
}

async function fill(work: Work, say: Say, place: DemoPlace): Promise<void> {
  say('Loading the demo mall (only once; takes some seconds) …');
  for (const [name, value] of Object.entries(demoSettings))
    await keepSetting(work, name, value, { isPublic: true });
  await keepFacts(work, demoSiteFacts);
  await installStarter(work);
  await takeDemoCatalogueFrame(work);
  const storeIds = await makeStores(work);
  const { parts, offers } = await takeDemoParts(work, storeIds);
  say(`  ${parts} parts, ${offers} offers of ${demoStores.length} stores`);
  await work.query('ANALYZE'); // a start that was killed has left statistics of empty tables
  await makeAccounts(work, storeIds);
  say(`  ${await loadLaboratory(work, storeIds)}`);
  const secret = await findTokenSecret(work, place.tokenSecret);
  const store = place.dataFolder
    ? await openFileStore({ ...place, dataFolder: place.dataFolder })
    : undefined;
  await certifyDemo(work, { store, secret: new TextEncoder().encode(secret) });
  await hireEmployees(work);
  await liveALittle(work);
  await releaseParts(work);
  await writeMessages(work);
  await askDemoSamples(work, storeIds);
  await keepDemoFavourites(work);
  await keepDemoAlarms(work);
  await keepDemoCodes(work);
  say(`  ${demoAccounts.length} accounts, ${await writeReviews(work)} reviews`);
  say(`  ${await loadReplacements(work)} replacement pairs, ${await loadProjects(work)} projects`);
  say(`  ${await loadRecharges(work)} recharges, ${await loadInstruments(work)} instruments`);
  say(`  ${await loadCredit(work, storeIds)} applications for credit`);
  const handInSlip = slipsOf(work, store);
  await prepareInvoices(work, storeIds);
  const orders = await loadOrders(work, storeIds, handInSlip);
  say(`  ${await loadCreditOrders(work, storeIds)} orders on credit`);
  await renewSearch(work, true);
  say('  the search index');
  say(`  ${await loadBoms(work)} bills of materials, ${await loadRuns(work)} selections`);
  const inquiries = await loadInquiries(work, storeIds);
  say(`  ${inquiries.size} inquiries`);
  say(`  ${await loadQuotations(work, inquiries, storeIds)} answers of suppliers`);
  say(`  ${await loadContracts(work)} contracts, ${await loadServices(work, store)}`);
  say(`  ${await loadApprovals(work, storeIds)} rules of approval`);
  say(`  ${orders + (await loadLateOrders(work, storeIds, handInSlip))} orders`);
  say(`  ${await loadInvoices(work, store, secret)} applications for invoices`);
  say(`  ${await loadReconciliation(work)}, ${await loadSettlements(work, store)} bills of stores`);
  await orderWallets(work);
}

async function takeDemoCatalogueFrame(work: Work): Promise<void> {
  await takeCategories(
    work,
    demoCategories.map((category) => ({
      code: category.code,
      parent: category.parent,
      nameZh: category.zh,
      nameEn: category.en,
      sort: category.sort,
      picture: pictureAddress(category.picture),
      columns: demoColumns.get(category.code),
    })),
  );
  await takeBrands(
    work,
    demoBrands.map((brand) => ({
      name: brand.name,
      nameZh: brand.zh,
      country: brand.country,
      isDomestic: brand.domestic,
      website: brand.website || null,
    })),
  );
  await takeParameters(
    work,
    demoParameters.map((parameter, sort) => ({
      key: parameter.key,
      nameZh: parameter.zh,
      nameEn: parameter.en,
      unit: parameter.unit || null,
      kind: parameter.kind,
      isFacet: parameter.facet,
      sort,
    })),
  );
}

/** Each store's id by its key. */
async function takeDemoParts(
  work: Work,
  storeIds: Map<string, number>,
): Promise<{ parts: number; offers: number }> {
  const categories = await categoryIds(work);
  const brands = await brandIds(
    work,
    demoBrands.map((brand) => brand.name),
  );
  let [parts, offers] = [0, 0];
  for (const batch of inBatches(demoParts(), PARTS_AT_ONCE)) {
    const partIds = await takeParts(
      work,
      batch.map((part) => ({
        brandId: required(brands.get(part.brand)),
        categoryId: required(categories.get(part.categoryCode)),
        part: { ...part, picture: pictureAddress(part.picture) },
      })),
    );
    const asked = batch.flatMap((part, at) =>
      demoOffers(part).map(
        ({ storeKey, offer }): OfferToTake => ({
          storeId: required(storeIds.get(storeKey)),
          partId: required(partIds[at]),
          offer,
        }),
      ),
    );
    await takeOffers(work, asked);
    parts += batch.length;
    offers += asked.length;
  }
  return { parts, offers };
}

function* inBatches(parts: Iterable<CatalogPart>, size: number): Iterable<CatalogPart[]> {
  let batch: CatalogPart[] = [];
  for (const part of parts) {
    batch.push(part);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** When the accounts were opened. */
const early = (work: Work): Work => ({ ...work, now: after(work.now, -days(demoAgeDays)) });

async function makeAccounts(work: Work, storeIds: Map<string, number>): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const agreementVersion = starterAgreements.find((agreement) => agreement.code === 'register')?.version;
  for (const account of demoAccounts) {
    const memberId = await createMember(work, {
      memberName: account.memberName,
      memberNickName: account.nickName,
      mobile: account.mobile,
      memberType: account.memberType,
      passwordHash,
      payPassword: demoPayPassword,
      platformRoles: account.platformRoles,
      agreementVersion,
    });
    await openBalance(early(work), memberId, cents(account.openingCents));
    if (account.store) await hireOperator(work, required(storeIds.get(account.store)), memberId);
    const weChat = LOOPBACK_USERS.find(({ openid }) => openid === account.weChat);
    if (weChat) {
      const user = { appid: LOOPBACK_APPID, unionid: null, ...weChat };
      await makeWeChatBinding(work, memberId, user, { ip: '127.0.0.1', userAgent: '' });
    }
    const { address } = account;
    if (!address) continue;
    await work.query(
      `INSERT INTO member_address (member_id, receiver_name, mobile, province_code, city_code, district_code, region_name,
                                   detail_address, company_name, is_default)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true)`,
      [
        memberId,
        address.receiverName,
        account.mobile,
        demoDistrict.provinceCode,
        demoDistrict.cityCode,
        demoDistrict.districtCode,
        demoDistrict.regionName,
        address.detail,
        address.companyName,
      ],
    );
  }
}

/** The accounts of the employees of the demo's enterprise, which is certified by now. */
async function hireEmployees(work: Work): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const employee of demoEmployees) {
    const { memberName, realName, mobile, department, roles } = employee;
    const memberId = await createMember(work, {
      memberName,
      memberNickName: realName,
      mobile,
      memberType: 3,
      passwordHash,
      payPassword: demoPayPassword,
    });
    await openBalance(early(work), memberId, cents(employee.openingCents));
    const [hired] = await work.query<{ main: number }>(
      `INSERT INTO sub_account (member_id, enterprise_id, parent_member_id, real_name, department, roles, permissions,
                                limit_per_order, limit_per_month, state, created_at)
       SELECT $1, e.enterprise_id, e.main_member_id, $2, $3, $4, $5, $6, $7, 'ACTIVE', $8
       FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE m.member_name = $9
       RETURNING parent_member_id AS main`,
      [
        memberId,
        realName,
        department,
        [...roles],
        [...new Set(roles.flatMap((role) => [...PRESET_ROLES[role].points]))],
        employee.limitPerOrder ?? null,
        employee.limitPerMonth ?? null,
        work.now,
        demoEmployer,
      ],
    );
    await handOverBalance(early(work), memberId, required(hired).main);
  }
}

/** Sales figures, and days on which the listings came: the same on every run, so that orders of lists can be seen. */
async function liveALittle(work: Work): Promise<void> {
  await work.query(
    `UPDATE goods SET created_at = $1::timestamptz - make_interval(hours => (goods.goods_id * 7919 % 2880)::int),
                      updated_at = $1::timestamptz - make_interval(hours => (goods.goods_id * 7919 % 2880)::int),
                      sale_num = sold.pieces
     FROM (
       SELECT p.goods_id, p.multiple * (power(p.goods_id * 104729 % 100, 2) / 20)::bigint AS pieces
       FROM product p WHERE p.is_default AND p.tracks_stock
     ) sold
     WHERE sold.goods_id = goods.goods_id`,
    [work.now],
  );
}

/** Some parts are of these weeks: the new-product centre has something to show whenever the demo is loaded. */
async function releaseParts(work: Work): Promise<void> {
  await work.query(
    `UPDATE part SET released_at = $1::timestamptz - make_interval(days => (1 + part_id * 37 % 88)::int)
     WHERE part_id % 97 = 5 AND lifecycle = 'active'`,
    [work.now],
  );
}

async function writeMessages(work: Work): Promise<void> {
  for (const { memberName, kind, title, body, link, hoursAgo, isRead } of demoMessages) {
    await work.query(
      `INSERT INTO site_message (member_id, kind, title_zh, title_en, body_zh, body_en, link, state, created_at)
       SELECT member_id, $2, $3, $4, $5, $6, $7, $8, $9 FROM member WHERE member_name = $1`,
      [
        memberName,
        kind,
        title.zh,
        title.en,
        body.zh,
        body.en,
        link ?? null,
        isRead ? 'READ' : 'UNREAD',
        after(work.now, -hours(hoursAgo)),
      ],
    );
  }
}

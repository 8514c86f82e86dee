// Quick order and bills of materials as buyers meet them: through HTTP, on a real database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { unitPrice } from '#kit/money/money.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode, handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { type BomHeadReply, bomProtocol as bom } from '../bom.protocol.ts';
import { BOM_LINES, GUEST_LINES } from '../bom-limits.ts';

let mall: TestMall;
let buyer: Person;
let mcu: BuiltProduct;

const product = (wish: ProductWish) => mall.work((work) => aProduct(work, wish));
const upload = (bytes: Uint8Array, fileName: string, person = buyer, language = 'zh') =>
  handInFile(mall, bom.upload, bytes, { fileName }, person, language);
const uploaded = async (bytes: Uint8Array, fileName: string, person = buyer) =>
  (await upload(bytes, fileName, person)).data as BomHeadReply;
const kept = (text: string, person = buyer) => mall.call(bom.create, { text }, person);
const linesOf = async (bomId: number, person = buyer, language: 'zh' | 'en' = 'en') =>
  (await mall.call(bom.lines, { bomId }, person, language)).list;
const guessed = (bomId: number, person = buyer) => mall.call(bom.columns, { bomId }, person);

beforeAll(async () => {
  mall = await openTestMall();
  buyer = await aLogin(mall);
  mcu = await product({ partNo: 'GX32F103C8T6', brandName: 'Galaxis(银河芯)', packageName: 'LQFP-48' });
  await product({ partNo: 'PWX7805-TR', brandName: 'Pinewood', packageName: 'TO-252' });
  await product({ partNo: 'ZD4148W', brandName: 'Alpha Diodes', packageName: 'SOD-123' });
  await product({ partNo: 'ZD4148W', brandName: 'Beta Semiconductor', packageName: 'SOD-123' });
});
afterAll(() => mall.close());

describe('happy: files', () => {
  it.each([
    [
      'KiCad csv',
      Buffer.from(
        'Source:,/home/me/board.kicad_sch\nDate:,2026\n\n"Item","Qty","Reference(s)","Value","Footprint","DNP","MPN"\n"1","2","R1, R2","10k","Resistor_SMD:R_0603_1608Metric","","RX0603-10K"\n"2","1","U1","GX32F103C8T6","Package_QFP:LQFP-48","","GX32F103C8T6"\n"3","1","J9","Conn","","DNP",""\n',
      ),
      'board.csv',
      [null, 'qty', 'designators', 'value', 'packageName', 'fitted', 'partNo'],
      ['R1, R2', 'U1', 'J9'],
    ],
    [
      'Altium xlsx',
      writeSheet([
        {
          name: 'BOM Report',
          rows: [
            ['Bill of Materials', null, null, null, null],
            ['Source Data From:', 'board.PrjPcb', null, null, null],
            ['Comment', 'Description', 'Designator', 'Footprint', 'Quantity'],
            ['100nF', 'CAP CER 0.1UF 50V X7R 0603', 'C1, C2', '0603', 2],
            ['GX32F103C8T6', 'Microcontroller', 'U1', 'LQFP48', 1],
            [null, null, null, null, 3],
          ],
        },
      ]),
      'board.xlsx',
      ['value', 'description', 'designators', 'packageName', 'qty'],
      ['C1, C2', 'U1'],
    ],
    [
      'EasyEDA in UTF-16 with tabs',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(
          'ID\tName\tDesignator\tFootprint\tQuantity\tManufacturer Part\tManufacturer\tSupplier Part\n1\t100nF\tC1,C2\tC0603\t2\tCX0603-104\tAcme\tC14663\n2\tGX32\tU1\tLQFP-48\t1\tGX32F103C8T6\tGalaxis\tC81234\n',
          'utf16le',
        ),
      ]),
      'easyeda.csv',
      [null, 'value', 'designators', 'packageName', 'qty', 'partNo', 'brandName', 'supplierCode'],
      ['C1,C2', 'U1'],
    ],
    [
      'Eagle with semicolons, a part per row',
      Buffer.from(
        '"Part";"Value";"Device";"Package";"Description"\n"C1";"100n";"C-EU";"C0603";""\n"C2";"100n";"C-EU";"C0603";""\n"U1";"GX32F103C8T6";"GX32";"LQFP48";"MCU"\n',
      ),
      'eagle.txt',
      ['designators', 'value', null, 'packageName', 'description'],
      ['C1, C2', 'U1'],
    ],
    [
      'a list made by hand, with titles',
      writeSheet([
        {
          name: '物料',
          rows: [
            ['控制板物料清单 V1.2', null, null, null, null],
            ['日期：2026-03-01', null, null, null, null],
            ['序号', '型号', '位号', '用量', '品牌', '备注'],
            [1, 'GX32F103C8T6', 'U1', '1个', '银河芯', null],
            [2, '10kΩ 1% 0603', 'R1-R4', '4个', null, null],
            ['合计', null, null, 5, null, null],
          ],
        },
      ]),
      '物料.xlsx',
      [null, 'partNo', 'designators', 'qty', 'brandName', 'note'],
      ['U1', 'R1-R4'],
    ],
  ])('%s: columns are understood without a hand', async (_, bytes, fileName, roles, designators) => {
    const head = await uploaded(bytes as Uint8Array, fileName as string);
    expect(head).toMatchObject({ state: 'COLUMNS', fileName });
    const columns = await guessed(head.bomId);
    expect(columns.roles).toEqual(roles);
    const done = await mall.call(
      bom.confirmColumns,
      { bomId: head.bomId, sheetAt: columns.sheetAt, headerAt: columns.headerAt, roles: columns.roles },
      buyer,
    );
    expect(done).toMatchObject({ state: 'READY', lineCount: designators.length });
    const lines = await linesOf(head.bomId);
    expect(lines.map((line) => line.designators)).toEqual(designators);
    const chip = lines.find((line) => line.designators === 'U1')!;
    expect(chip).toMatchObject({ status: 'matched', part: { partId: mcu.partId }, need: 1 });
  });

  it('remembers what was said about the columns of files with the same headers', async () => {
    const me = await aLogin(mall);
    const file = Buffer.from('Ding;Menge X;Was\nU1;3;GX32F103C8T6\nU2;1;GX32F103C8T6\nU3;1;OTHER-9\n');
    const first = await uploaded(file, 'a.csv', me);
    await mall.call(
      bom.confirmColumns,
      { bomId: first.bomId, sheetAt: 0, headerAt: 0, roles: ['designators', 'qty', 'partNo'] },
      me,
    );
    const again = await uploaded(Buffer.from('Ding;Menge X;Was\nU7;5;GX32F103C8T6\n'), 'b.csv', me);
    expect(again.state).not.toBe('COLUMNS');
    expect((await linesOf(again.bomId, me))[0]).toMatchObject({ qty: 5, partNo: 'GX32F103C8T6' });
    const other = await aLogin(mall);
    expect((await uploaded(file, 'a.csv', other)).state).toBe('COLUMNS');
  });

  it('takes five thousand lines, goes on in the background, also after a restart', async () => {
    const me = await aLogin(mall);
    const text = `Part Number\tQty\n${Array.from({ length: BOM_LINES }, (_, at) => `GX32F103C8T6-${at % 7}\t1`).join('\n')}`;
    const head = await kept(text, me);
    expect(head).toMatchObject({ state: 'MATCHING', lineCount: BOM_LINES });
    const done = { state: 'READY', matchedCount: BOM_LINES };
    const look = () => mall.call(bom.detail, { bomId: head.bomId }, me);
    await expect.poll(look, { timeout: 40_000, interval: 200 }).toMatchObject(done);
    // Cut off in the middle: what is left is done by the timer alone.
    await mall.work(async (work) => {
      await work.query('UPDATE bom_line SET level = NULL WHERE bom_id = $1 AND line_no > 4000', [head.bomId]);
      await work.query(`UPDATE bom SET state = 'MATCHING', matched_count = 4000 WHERE bom_id = $1`, [
        head.bomId,
      ]);
      await setTimer(work, 'bom', String(head.bomId), 'match', work.now);
    });
    for (let n = 0; n < 4; n++) {
      await mall.fireTimers();
      mall.clock.pass(2_000);
    }
    expect(await look()).toMatchObject(done);
    const page = await mall.call(bom.lines, { bomId: head.bomId, current: 100, pageSize: 50 }, me);
    expect(page.pagination.total).toBe(BOM_LINES);
    expect(page.list.at(-1)!.lineNo).toBe(BOM_LINES);
  }, 60_000);
});

describe('happy: matching', () => {
  const previewed = async (line: Record<string, unknown>, person?: Person) =>
    (await mall.call(bom.preview, { lines: [{ qty: 1, ...line }] }, person, 'en')).lines[0]!;

  it.each([
    [{ partNo: 'gx32f103-c8t6' }, 'partNo', 'matched', 'Same part number'],
    [
      { partNo: 'GX32F103C8T6', brandName: '银河芯' },
      'partNo',
      'matched',
      'Same part number and manufacturer',
    ],
    [{ partNo: 'Galaxis GX32F103C8T6' }, 'partNo', 'matched', 'Same part number'],
    [{ partNo: 'GX32F103C8T6', brandName: 'Somebody Else' }, 'partNo', 'toConfirm', 'another manufacturer'],
    [{ partNo: 'GX32F103C8' }, 'prefix', 'toConfirm', 'begins so'],
    [{ partNo: 'GX32F103CBT6' }, 'candidates', 'toConfirm', 'similar'],
    [{ partNo: 'PWX7805' }, 'packing', 'matched', 'another packing'],
    [{ value: 'ZD4148W', designators: 'D1' }, 'candidates', 'toConfirm', '2 manufacturers'],
    [{ partNo: 'ZD4148W', brandName: 'Beta' }, 'partNo', 'matched', 'manufacturer'],
    [{ value: 'GX32F103C8T6', packageName: 'SOIC-8' }, 'partNo', 'toConfirm', 'another package'],
    [{ partNo: 'NOTHING-LIKE-IT' }, 'none', 'notFound', 'not in the catalogue'],
    [{ partNo: '印制板' }, 'none', 'notFound', ''],
    [{ partNo: 'GX32F103C8T6', isFitted: 0 }, 'partNo', 'notFitted', ''],
  ])('%j is %s and %s', async (line, level, status, why) => {
    const found = await previewed(line);
    expect(found).toMatchObject({ level, status });
    expect(found.reason).toContain(why);
  });

  it('finds a product by its number, and a part by a supplier’s number unless the line speaks against it', async () => {
    expect(await previewed({ partNo: `#${mcu.productId}` })).toMatchObject({
      level: 'product',
      status: 'matched',
    });
    const resistor = await product({
      partNo: 'RX0805-5K1',
      packageName: '0805',
      params: [{ key: 'resistance', text: '5.1kΩ', n: 5100, unit: 'Ω' }],
    });
    await mall.work((work) =>
      work.query('INSERT INTO supplier_no (supplier_no, part_id) VALUES ($1, $2)', [
        'C27834',
        resistor.partId,
      ]),
    );
    const line = { supplierCode: 'C27834', designators: 'R1', packageName: 'R_0805' };
    expect(await previewed({ ...line, value: '5k1' })).toMatchObject({
      level: 'supplierNo',
      status: 'matched',
    });
    expect(await previewed({ ...line, value: '10k' })).toMatchObject({ status: 'toConfirm' });
  });

  it('finds its own material code first, and proposes passives by their values only', async () => {
    const company = await aMainAccount(mall);
    await mall.work((work) =>
      aMatCode(work, company.enterpriseId, { matCode: 'MC-0001', partId: mcu.partId }),
    );
    expect(await previewed({ matCode: 'MC-0001', partNo: 'ZD4148W' }, company)).toMatchObject({
      level: 'matCode',
      status: 'matched',
      part: { partId: mcu.partId },
    });
    expect((await previewed({ matCode: 'MC-0001' })).level).toBe('none');
  });

  it('asks before it takes what the enterprise forbids, though the number is the same', async () => {
    const [company, other] = [await aMainAccount(mall), await aMainAccount(mall)];
    await mall.work((work) =>
      aMatCode(work, company.enterpriseId, { matCode: 'MC-D', partId: mcu.partId, grade: 'D' }),
    );
    const found = await previewed({ partNo: 'GX32F103C8T6' }, company);
    expect(found).toMatchObject({ status: 'toConfirm', part: { partId: mcu.partId } });
    expect(found.reason).toContain('forbids');
    expect((await previewed({ partNo: 'GX32F103C8T6' }, other)).status).toBe('matched');
  });

  it('learns what somebody confirms, for him alone', async () => {
    const me = await aLogin(mall);
    const { bomId } = await kept('ZD4148W, 10', me);
    const [line] = await linesOf(bomId, me);
    expect(line!.candidates).toHaveLength(2);
    const { partId } = line!.candidates[1]!;
    const changed = await mall.call(bom.changeLine, { bomId, lineId: line!.lineId, partId }, me);
    expect(changed).toMatchObject({ status: 'matched', level: 'hand', part: { partId } });
    const again = await linesOf((await kept('zd4148w, 3', me)).bomId, me);
    expect(again[0]).toMatchObject({ level: 'memory', status: 'matched', part: { partId } });
    const others = await aLogin(mall);
    expect((await linesOf((await kept('ZD4148W, 3', others)).bomId, others))[0]!.status).toBe('toConfirm');
    // Taken back, it is asked again.
    await mall.call(bom.changeLine, { bomId, lineId: line!.lineId, partId: null }, me);
    expect((await linesOf((await kept('ZD4148W, 3', me)).bomId, me))[0]!.status).toBe('toConfirm');
  });
});

describe('happy: buying', () => {
  it('needs boards × pieces with attrition and leader, at the store where that costs least', async () => {
    const me = await aLogin(mall);
    const ladder = (...tiers: [number, number][]) =>
      tiers.map(([minNum, micro]) => ({ minNum, unitPrice: unitPrice(micro) }));
    const dear = await product({ partNo: 'BUY-ME-100', priceTiers: ladder([1, 2_000_000]) });
    const cheap = await product({
      partId: dear.partId,
      priceTiers: ladder([1, 1_500_000], [500, 1_000_000]),
      multiple: 10,
    });
    const { bomId } = await kept('Part number\tDesignators\nBUY-ME-100\tU1, U2, U3', me);
    await mall.call(bom.change, { bomId, boards: 100, attrition: 20, leaderNum: 5 }, me);
    const [line] = await linesOf(bomId, me);
    expect(line).toMatchObject({
      qty: 3,
      need: 311,
      chosen: { productId: cheap.productId, buyNum: 320, amount: '480.00', byHand: 0, problem: '' },
    });
    expect(line!.offers[0]!.betterBuy).toBeNull();
    await mall.call(bom.change, { bomId, boards: 120 }, me);
    const [more] = await linesOf(bomId, me);
    expect(more!.offers[0]!.betterBuy).toEqual({ buyNum: 500, amount: '500.00', saves: '70.00' });
    const chosen = await mall.call(
      bom.changeLine,
      { bomId, lineId: line!.lineId, productId: dear.productId },
      me,
    );
    expect(chosen.chosen).toMatchObject({ productId: dear.productId, byHand: 1, buyNum: 373 });
    const detail = await mall.call(bom.detail, { bomId }, me);
    expect(detail.totals).toMatchObject({ buyable: 1, goodsAmount: '746.00' });
    const put = await mall.call(bom.toCart, { bomId, requestId: 'once' }, me);
    expect(put).toEqual({ added: 1, availableCartNum: 1, refused: [] });
    expect(await mall.call(bom.toCart, { bomId, requestId: 'once' }, me)).toEqual(put);
    const cart = await mall.call(cartProtocol.cartList, {}, me);
    expect(cart.storeCartGroupList[0]!.storeCartList[0]).toMatchObject({
      productId: dear.productId,
      buyNum: 373,
    });
  });

  it('buys for the boards of today, not in the quantity that was chosen for those before', async () => {
    const me = await aLogin(mall);
    const one = await product({
      partNo: 'STALE-NUM-1',
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(1_000_000) }],
    });
    const { bomId } = await kept('STALE-NUM-1, 1', me);
    const line = async () => (await linesOf(bomId, me))[0]!;
    const { lineId } = await line();
    const choose = (buyNum: number) =>
      mall.call(bom.changeLine, { bomId, lineId, productId: one.productId, buyNum }, me);
    await mall.call(bom.change, { bomId, boards: 100 }, me);
    expect((await choose(120)).chosen).toMatchObject({ buyNum: 120, byHand: 1 });
    expect((await mall.call(bom.change, { bomId, bomName: 'A name' }, me)).boards).toBe(100);
    expect((await line()).chosen).toMatchObject({ buyNum: 120 });
    await mall.call(bom.change, { bomId, boards: 10 }, me);
    expect((await line()).chosen).toMatchObject({
      productId: one.productId,
      buyNum: 10,
      byHand: 1,
      problem: '',
    });
    await choose(12);
    expect((await mall.call(bom.changeLine, { bomId, lineId, qty: 1, note: 'x' }, me)).chosen).toMatchObject({
      buyNum: 12,
    });
    expect((await mall.call(bom.changeLine, { bomId, lineId, qty: 3 }, me)).chosen).toMatchObject({
      buyNum: 30,
    });
  });

  it('learns the material codes of what is bought', async () => {
    const me = await aMainAccount(mall);
    const one = await product({ partNo: 'LEARN-BY-CART-1' });
    const { bomId } = await kept('Material code\tPart number\tQty\nERP-000771\tLEARN-BY-CART-1\t5', me);
    expect((await linesOf(bomId, me))[0]).toMatchObject({ matCode: 'ERP-000771', level: 'partNo' });
    await mall.call(bom.toCart, { bomId }, me);
    const again = await kept('ERP-000771, 8', me);
    expect((await linesOf(again.bomId, me))[0]).toMatchObject({
      level: 'matCode',
      part: { partId: one.partId },
      need: 8,
    });
  });

  it('says at a line what the stock cannot give, and leaves out what nobody sells', async () => {
    const me = await aLogin(mall);
    const few = await product({ partNo: 'FEW-LEFT-7', stock: 7 });
    await product({ partNo: 'SOLD-OUT-0', stock: 0 });
    const { bomId } = await kept('FEW-LEFT-7, 10\nSOLD-OUT-0, 1', me);
    const [first, second] = await linesOf(bomId, me);
    expect(first!.chosen).toMatchObject({
      productId: few.productId,
      buyNum: 7,
      problem: '10 needed, only 7 can be bought',
    });
    expect(second!.chosen).toBeNull();
    const { list } = await mall.call(bom.lines, { bomId, filter: 'withoutOffer' }, me);
    expect(list.map((line) => line.partNo)).toEqual(['SOLD-OUT-0']);
  });

  it('gives the matched list as a spreadsheet', async () => {
    const { bomId } = await kept('GX32F103C8T6, 10\n=HYPERLINK("x"), 1');
    const { base64, fileName } = await mall.call(bom.download, { bomId }, buyer, 'en');
    const [sheet] = await readSheets(Buffer.from(base64, 'base64'), fileName);
    expect(sheet!.rows).toHaveLength(3);
    expect(sheet!.rows[1]).toContain('GX32F103C8T6');
  });
});

describe('happy: keeping', () => {
  it('is left and found again, named, copied, deleted; colleagues read and copy it', async () => {
    const company = await aMainAccount(mall);
    const colleague = await aLoggedInEmployee(mall, {
      enterpriseId: company.enterpriseId,
      roles: ['administrator'],
    });
    const { bomId } = await kept('GX32F103C8T6, 2', colleague);
    await mall.call(bom.change, { bomId, bomName: 'Main board' }, colleague);
    const { list } = await mall.call(bom.list, {}, company);
    expect(list).toMatchObject([
      { bomId, bomName: 'Main board', isOwn: 0, allowedActions: ['copy', 'toCart'] },
    ]);
    expect((await mall.ask(bom.change, { bomId, boards: 5 }, company)).state).toBe(403);
    const copy = await mall.call(bom.copy, { bomId }, company, 'en');
    expect(copy).toMatchObject({ bomName: 'Main board (copy)', isOwn: 1, lineCount: 1, state: 'READY' });
    expect((await linesOf(copy.bomId, company))[0]!.status).toBe('matched');
    await mall.call(bom.remove, { bomId }, colleague);
    expect((await mall.ask(bom.detail, { bomId }, colleague)).state).toBe(404);
    expect((await mall.call(bom.list, {}, company)).list).toHaveLength(1);
  });

  it('adds and removes lines, leaves them out, confirms all at once', async () => {
    const me = await aLogin(mall);
    const { bomId } = await kept('GX32F103C8, 2', me);
    await mall.call(bom.addLines, { bomId, lines: [{ partNo: 'ZD4148W', qty: 3 }] }, me);
    await mall.call(bom.addLines, { bomId, text: 'NOT-KNOWN-1, 4' }, me);
    const [first, second, third] = await linesOf(bomId, me);
    expect(third).toMatchObject({ partNo: 'NOT-KNOWN-1', qty: 4, lineNo: 3 });
    await mall.call(bom.removeLine, { bomId, lineId: third!.lineId }, me);
    expect((await mall.ask(bom.addLines, { bomId }, me)).state).toBe(255);
    expect(await mall.call(bom.confirmAll, { bomId }, me)).toEqual({ confirmed: 1 });
    await mall.call(bom.changeLine, { bomId, lineId: first!.lineId, isLeftOut: true }, me);
    await mall.call(bom.removeLine, { bomId, lineId: second!.lineId }, me);
    const rest = await linesOf(bomId, me);
    expect(rest.map(({ status, need }) => [status, need])).toEqual([['leftOut', 0]]);
    expect((await mall.call(bom.detail, { bomId }, me)).lineCount).toBe(1);
  });
});

describe('happy: text', () => {
  it.each([
    ['LM358DR, 100', { partNo: 'LM358DR', qty: 100 }],
    ['LM358DR 100', { partNo: 'LM358DR', qty: 100 }],
    ['100 x LM358DR', { partNo: 'LM358DR', qty: 100 }],
    ['LM358DR', { partNo: 'LM358DR', qty: 1 }],
    ['C17337；50个', { supplierCode: 'C17337', qty: 50 }],
    ['10k 1% 0603, 20', { value: '10k 1% 0603', qty: 20 }],
    ['GRM188R71H104KA93D\t200', { partNo: 'GRM188R71H104KA93D', qty: 200 }],
    ['100nF 50V 0603 x 30', { value: '100nF 50V 0603', qty: 30 }],
    ['LM358DR x 10', { partNo: 'LM358DR', qty: 10 }],
    ['STM32F103C8T6*5', { partNo: 'STM32F103C8T6', qty: 5 }],
    ['LM358DR qty 5', { partNo: 'LM358DR', qty: 5 }],
    ['LM358DR 1,000 pcs', { partNo: 'LM358DR', qty: 1_000 }],
    ['0603 10k 1%', { value: '0603 10k 1%', qty: 1 }],
    ['10k 0603', { value: '10k 0603', qty: 1 }],
    ['10k 1% 1206', { value: '10k 1% 1206', qty: 1 }],
    ['10k 1% 1206, 1206', { value: '10k 1% 1206', qty: 1_206 }],
    ['100nF,50V,0603,10', { value: '100nF,50V,0603', qty: 10 }],
    ['"LM358DR, 100', { qty: 100 }],
  ])('“%s” is understood', async (text, line) => {
    const { lines } = await mall.call(bom.readText, { text });
    expect(lines).toMatchObject([line]);
  });
});

describe('happy: text of many lines', () => {
  const read = async (text: string) =>
    (await mall.call(bom.readText, { text })).lines.map(({ partNo, value, qty, designators }) => [
      partNo || value,
      qty,
      designators,
    ]);

  it('each written in its own way, one of them with a tab', async () => {
    expect(await read('GX32F103C8T6 100\nZD4148W, 20 pcs\n100nF 50V 0603 x 30\n4.7k 1% 0805\t12')).toEqual([
      ['GX32F103C8T6', 100, ''],
      ['ZD4148W', 20, ''],
      ['100nF 50V 0603', 30, ''],
      ['4.7k 1% 0805', 12, ''],
    ]);
  });

  it('whose quantities happen to count up', async () => {
    expect(await read('GX32F103C8T6\t1\nPWX7805-TR\t2\nZD4148W\t3\n')).toEqual([
      ['GX32F103C8T6', 1, ''],
      ['PWX7805-TR', 2, ''],
      ['ZD4148W', 3, ''],
    ]);
    expect(await read('1\tGX32F103C8T6\t20\n2\tPWX7805-TR\t30\n3\tZD4148W\t10\n')).toEqual([
      ['GX32F103C8T6', 20, ''],
      ['PWX7805-TR', 30, ''],
      ['ZD4148W', 10, ''],
    ]);
  });

  it('of a csv without headers', async () => {
    expect(await read('GX32F103C8T6,10,U1 U2\nPWX7805-TR,2,U3\n')).toEqual([
      ['GX32F103C8T6', 10, 'U1 U2'],
      ['PWX7805-TR', 2, 'U3'],
    ]);
  });

  it('with a quote that is never closed', async () => {
    expect(await read('MPN\tQty\tNote\nGX32F103C8T6\t2\t"3.5 inch\nPWX7805-TR\t4\ta, b')).toEqual([
      ['GX32F103C8T6', 2, ''],
      ['PWX7805-TR', 4, ''],
    ]);
  });
});

describe('refused', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 'x.csv'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0]), 'x.xlsx'],
    ['more lines than a BOM has', Buffer.from(`MPN,Qty\n${'AB123456,1\n'.repeat(BOM_LINES + 1)}`), 'x.csv'],
  ])('%s gets a sentence and leaves nothing behind', async (_, bytes, fileName) => {
    const me = await aLogin(mall);
    const answer = await upload(bytes, fileName, me);
    expect(answer.state).toBe(255);
    expect(answer.msg).toMatch(/[一-鿿]/);
    expect((await mall.call(bom.list, {}, me)).list).toEqual([]);
  });

  it.each([
    ['just above the limit', SHEET_BYTES + 1],
    ['far above it, which is not read at all', SHEET_BYTES * 2],
  ])('a file %s, with the limit in the sentence', async (_, size) => {
    const me = await aLogin(mall);
    expect(await upload(Buffer.alloc(size, 'a,b\n'), 'a.csv', me)).toMatchObject({
      state: 413,
      msg: '文件过大，最大 10 MB',
    });
    const half = Buffer.alloc(SHEET_BYTES / 2, 'R1,10k,a long description\n');
    expect((await upload(half, 'a.csv', me)).msg).toContain('表格过长');
    expect((await mall.call(bom.list, {}, me)).list).toEqual([]);
  });

  it('guests to more than a hundred lines, and to keeping', async () => {
    const lines = Array.from({ length: GUEST_LINES + 1 }, () => ({ partNo: 'A1234' }));
    expect((await mall.ask(bom.preview, { lines })).state).toBe(255);
    expect((await mall.ask(bom.create, { text: 'A1234' })).state).toBe(266);
    expect((await mall.ask(bom.upload, {})).state).toBe(266);
  });

  it('strangers to everything', async () => {
    const { bomId } = await kept('GX32F103C8T6, 1');
    const [line] = await linesOf(bomId);
    const stranger = await aLogin(mall);
    const inputs: [(typeof bom)[keyof typeof bom], Record<string, unknown>][] = [
      [bom.detail, { bomId }],
      [bom.lines, { bomId }],
      [bom.columns, { bomId }],
      [bom.confirmColumns, { bomId, sheetAt: 0, headerAt: 0, roles: ['partNo'] }],
      [bom.change, { bomId, boards: 2 }],
      [bom.copy, { bomId }],
      [bom.remove, { bomId }],
      [bom.addLines, { bomId, lines: [{ partNo: 'A1234' }] }],
      [bom.changeLine, { bomId, lineId: line!.lineId, isLeftOut: true }],
      [bom.removeLine, { bomId, lineId: line!.lineId }],
      [bom.confirmAll, { bomId }],
      [bom.toCart, { bomId }],
      [bom.download, { bomId }],
    ];
    for (const [endpoint, input] of inputs) {
      expect((await mall.ask(endpoint, input, stranger)).state, endpoint.path).toBe(404);
    }
    expect(await linesOf(bomId)).toHaveLength(1);
  });

  it('a line of another BOM, a part that does not exist, columns that name nothing', async () => {
    const one = await kept('GX32F103C8T6, 1');
    const other = await kept('GX32F103C8T6, 1');
    const [line] = await linesOf(other.bomId);
    const change = (input: object) => mall.ask(bom.changeLine, { bomId: one.bomId, ...input }, buyer);
    expect((await change({ lineId: line!.lineId, isLeftOut: true })).state).toBe(404);
    const [own] = await linesOf(one.bomId);
    expect((await change({ lineId: own!.lineId, partId: 999_999_999 })).state).toBe(255);
    const file = await uploaded(Buffer.from('MPN,Qty\nAB123456,1\n'), 'x.csv');
    const columns = { bomId: file.bomId, sheetAt: 0, headerAt: 0, roles: ['qty', null] };
    expect((await mall.ask(bom.confirmColumns, columns, buyer)).msg).toMatch(/型号/);
  });
});

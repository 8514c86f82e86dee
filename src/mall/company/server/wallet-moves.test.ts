// An appeal moves an enterprise to another main account: the enterprise's wallet goes with it.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { yuan } from '#kit/money/money.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { balanceOf, checkBooks, openBalance } from '#mall/payment/server/payment.ts';
import { certificationProtocol as protocol } from '../certification.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from './company.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('the new administrator pays from what the enterprise has, the former one has nothing of it', async () => {
  const former = await aMainAccount(mall);
  const employee = await aLoggedInEmployee(mall, { enterpriseId: former.enterpriseId });
  await mall.work((work) => openBalance(work, former.memberId, yuan(30)));
  const [{ uscc } = { uscc: '' }] = await mall.work((work) =>
    work.query<{ uscc: string }>('SELECT uscc FROM enterprise WHERE enterprise_id = $1', [
      former.enterpriseId,
    ]),
  );
  const next = await aLogin(mall, { type: 1 });
  const paper = async () =>
    (await mall.work((work) => aFile(work, next.memberId, { purpose: 'certificate' }))).fileId;
  const contactMobile = '13700001111';
  const { certSn } = await mall.call(
    protocol.submit,
    {
      companyName: '深圳测试电子有限公司',
      uscc,
      companyType: 'limited',
      registeredCapital: '500 万元',
      foundedOn: '2012-05-01',
      address: '广东省深圳市南山区科苑路 15 号',
      businessScope: '电子产品研发',
      industry: 'industrial',
      legalName: '王建国',
      legalIdNumber: '11010519491231002x',
      licenceUntil: '',
      licenceFileId: await paper(),
      attorneyFileId: await paper(),
      contactName: '李四',
      contactMobile,
      smsCode: await codeSentTo(mall, contactMobile, 'authen', next),
      isAppeal: 1,
    },
    next,
  );
  const auditor = await aLogin(mall, { roles: ['auditor'] });
  const { version } = await mall.call(protocol.adminDetail, { certSn }, auditor);
  await mall.call(protocol.approve, { certSn, version }, auditor);
  const held = (memberId: number) => mall.work((work) => balanceOf(work, memberId));
  expect([await held(next.memberId), await held(former.memberId)]).toEqual([yuan(30), 0]);
  expect(await held(employee.memberId)).toBe(0);
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
});

// Where lists, approvals and turns lead.
import { expect, it } from 'vitest';
import { comparisonPage, inquiryPage, invitationPage, memberInquiryPage } from './inquiry-pages.ts';

it('an inquiry and its comparison have their pages', () => {
  expect(inquiryPage('INQ26')).toBe('/inquiry/purchaser/inq_info?inqSn=INQ26');
  expect(comparisonPage('INQ26')).toBe('/inquiry/contract_quo?inqSn=INQ26');
  expect(invitationPage('INQ26')).toBe('/inquiry/supplier/inq_info?inqSn=INQ26');
});

it('the member centre shows each kind on its own page', () => {
  const pages = (['GOODS', 'INSPECTION', 'METERING', 'AUTHEN'] as const).map((kind) =>
    memberInquiryPage(kind, 'INQ26'),
  );
  expect(pages).toEqual([
    '/member/inqDetail/inqDetail?inqSn=INQ26',
    '/member/inqDetail/inqDetail?inqSn=INQ26',
    '/member/inqDetail/meteringDetail?inqSn=INQ26',
    '/member/inqDetail/authenDetail?inqSn=INQ26',
  ]);
});

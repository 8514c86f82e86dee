// Where lists, approvals and turns lead.
import { expect, it } from 'vitest';
import { comparisonPage, inquiryPage, invitationPage } from './inquiry-pages.ts';

it('an inquiry and its comparison have their pages', () => {
  expect(inquiryPage('INQ26')).toBe('/inquiry/purchaser/inq_info?inqSn=INQ26');
  expect(comparisonPage('INQ26')).toBe('/inquiry/contract_quo?inqSn=INQ26');
  expect(invitationPage('INQ26')).toBe('/seller/inquiry/detail?inqSn=INQ26');
});

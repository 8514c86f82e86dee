// How personal data are refused.
import { errors } from '#kit/http/refusal.ts';

export const profileErrors = errors('profile', {
  noSuchDistrict: (_: { name: 'districtCode' }) => ({
    zh: '请选择完整的省、市、区',
    en: 'Please choose province, city and district',
  }),
  nameChangedBefore: {
    zh: '会员名只能修改一次，您已经修改过',
    en: 'A member name can be changed once, and yours has been',
  },
  nameGivenByCompany: ({ administrator }: { administrator: string }) => ({
    zh: `子账号的会员名由企业管理员 ${administrator} 管理`,
    en: `The name of an employee's account is kept by your administrator ${administrator}`,
  }),
  sameName: (_: { name: 'memberName' }) => ({
    zh: '新会员名与现在的相同',
    en: 'This is your member name already',
  }),
});

// How the address room says no.
import { errors } from '#kit/http/refusal.ts';

export const addressErrors = errors('address', {
  noSuchDistrict: (_: { name: 'districtCode' }) => ({
    zh: '请选择完整的省、市、区',
    en: 'Please choose province, city and district',
  }),
  tooMany: ({ most }: { most: number }) => ({
    zh: `最多保存 ${most} 个收货地址，请先删除不用的地址`,
    en: `At most ${most} addresses can be kept, please delete one that you no longer need`,
  }),
});

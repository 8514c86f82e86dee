// Every sentence about the company behind the mall.
import { words } from '#kit/words/words.ts';

export const companyWords = words({
  title: { zh: '公司信息', en: 'The company' },
  text: {
    zh: '协议与页脚中的公司名称、地址、电话、管辖法院与备案号，以及站点名称与标志。保存后立即生效。',
    en: 'Name, address, telephone, court and record number in agreements and at the foot of pages; name and mark of the site. A change holds at once.',
  },
  leftOpen: {
    zh: (names: string) => `协议中尚有空白：${names}`,
    en: (names: string) => `Agreements still have blanks: ${names}`,
  },
  companyName: { zh: '公司名称', en: 'Company name' },
  companyAddress: { zh: '公司地址', en: 'Address' },
  court: { zh: '管辖法院', en: 'Court' },
  serviceTel: { zh: '客服电话', en: 'Service telephone' },
  companyNameZh: { zh: '公司名称（中文）', en: 'Company name (Chinese)' },
  companyNameEn: { zh: '公司名称（英文）', en: 'Company name (English)' },
  companyAddressZh: { zh: '地址（中文）', en: 'Address (Chinese)' },
  companyAddressEn: { zh: '地址（英文）', en: 'Address (English)' },
  courtZh: { zh: '管辖法院（中文）', en: 'Court (Chinese)' },
  courtEn: { zh: '管辖法院（英文）', en: 'Court (English)' },
  record: { zh: '备案号', en: 'Record number (ICP)' },
  siteName: { zh: '站点名称（页面标题中）', en: 'Name of the site (in titles)' },
  topLogo: { zh: '顶部标志图片地址', en: 'Address of the picture on top' },
});

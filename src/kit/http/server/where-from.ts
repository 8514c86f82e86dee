// Where a request came from, in words for people: the place behind an address, the device behind a user agent.
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import Bowser from 'bowser';
import type { Text } from '#kit/words/text.ts';

export interface Place {
  readonly text: Text;
  /** Country and province: two requests from one region have the same key, whichever city and network they used. */
  readonly region: string;
}

export interface Device {
  /** "Chrome · Windows" */
  readonly text: Text;
  /** Browser and system without versions: stays the same when either is updated. */
  readonly family: string;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | 'other';
}

const LOCAL: Place = { text: { zh: '内网', en: 'Local network' }, region: 'local' };
const UNKNOWN: Place = { text: { zh: '未知地点', en: 'Unknown place' }, region: '' };

const local = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(net, bits, 'ipv6');

interface Region {
  country: string;
  province: string;
  city: string;
}
interface Atlas {
  search(ip: string): Region | null;
}
let atlas: Atlas | undefined;

/** Eleven megabytes that are only read once somebody asks. */
function openAtlas(): Atlas {
  const { default: Atlas } = createRequire(import.meta.url)('ip2region') as { default: new () => Atlas };
  return new Atlas();
}

/** Country, province and city of an address, offline; what cannot be known is said so. Never throws. */
export function placeOf(ip: string): Place {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(address);
  if (version === 0) return UNKNOWN;
  if (local.check(address, version === 4 ? 'ipv4' : 'ipv6')) return LOCAL;
  atlas ??= openAtlas();
  const found = atlas.search(address);
  return found?.country ? placeIn(found) : UNKNOWN;
}

function placeIn({ country, province, city }: Region): Place {
  const isCity = city !== '' && city !== '内网IP';
  const zhParts = country === '中国' ? [] : [country];
  if (province && !(isCity && city.startsWith(province))) zhParts.push(province);
  if (isCity) zhParts.push(city);
  const enProvince = PROVINCES[province.replace(/[省市]$/, '')];
  const enCity = CITIES[city.replace(/市$/, '')];
  const enParts = [enCity, enProvince, countryInEnglish(country)].filter(
    (part, at, all) => part && all.indexOf(part) === at,
  );
  return {
    text: { zh: zhParts.join('') || country, en: enParts.join(', ') },
    region: `${country}|${province}`,
  };
}

let countries: Map<string, string> | undefined;

/** The names that the platform itself knows for each country, from Chinese to English; an unknown one stays as it is. */
function countryInEnglish(country: string): string {
  if (!countries) {
    countries = new Map();
    const zh = new Intl.DisplayNames(['zh'], { type: 'region', fallback: 'none' });
    const en = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const [from, to] = [zh.of(code), en.of(code)];
      if (from && to) countries.set(from, to);
    }
  }
  return countries.get(country) ?? country;
}

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Owners read these names in messages of the mall: what a stranger wrote into his user agent must not stand there. */
const known = (names: ReadonlySet<string>, said: string | undefined): string | undefined =>
  said !== undefined && names.has(said) ? said : undefined;

/** What a browser says of itself, in short; programs, silence and names nobody knows are unknown devices. Never throws. */
export function deviceOf(userAgent: string): Device {
  const said = userAgent.trim() ? Bowser.parse(userAgent) : undefined;
  const browser = known(BROWSERS, said?.browser.name);
  const system = known(SYSTEMS, said?.os.name);
  const type = said?.platform.type;
  const family = [browser, system].filter(Boolean).join(' · ');
  return {
    text: family ? { zh: family, en: family } : { zh: '未知设备', en: 'Unknown device' },
    family,
    kind: type === 'desktop' || type === 'mobile' || type === 'tablet' ? type : 'other',
  };
}

const PROVINCES: Readonly<Record<string, string>> = {
  北京: 'Beijing',
  天津: 'Tianjin',
  上海: 'Shanghai',
  重庆: 'Chongqing',
  河北: 'Hebei',
  山西: 'Shanxi',
  内蒙古: 'Inner Mongolia',
  内蒙古自治区: 'Inner Mongolia',
  辽宁: 'Liaoning',
  吉林: 'Jilin',
  黑龙江: 'Heilongjiang',
  江苏: 'Jiangsu',
  浙江: 'Zhejiang',
  安徽: 'Anhui',
  福建: 'Fujian',
  江西: 'Jiangxi',
  山东: 'Shandong',
  河南: 'Henan',
  湖北: 'Hubei',
  湖南: 'Hunan',
  广东: 'Guangdong',
  广西: 'Guangxi',
  广西壮族自治区: 'Guangxi',
  海南: 'Hainan',
  四川: 'Sichuan',
  贵州: 'Guizhou',
  云南: 'Yunnan',
  西藏: 'Tibet',
  西藏自治区: 'Tibet',
  陕西: 'Shaanxi',
  甘肃: 'Gansu',
  青海: 'Qinghai',
  宁夏: 'Ningxia',
  宁夏回族自治区: 'Ningxia',
  新疆: 'Xinjiang',
  新疆维吾尔自治区: 'Xinjiang',
  台湾: 'Taiwan',
  香港: 'Hong Kong',
  澳门: 'Macao',
};

/** Where most of the mall's buyers sit; of other cities the province is named. */
const CITIES: Readonly<Record<string, string>> = {
  北京: 'Beijing',
  天津: 'Tianjin',
  上海: 'Shanghai',
  重庆: 'Chongqing',
  深圳: 'Shenzhen',
  广州: 'Guangzhou',
  东莞: 'Dongguan',
  佛山: 'Foshan',
  惠州: 'Huizhou',
  珠海: 'Zhuhai',
  中山: 'Zhongshan',
  苏州: 'Suzhou',
  南京: 'Nanjing',
  无锡: 'Wuxi',
  常州: 'Changzhou',
  南通: 'Nantong',
  杭州: 'Hangzhou',
  宁波: 'Ningbo',
  温州: 'Wenzhou',
  嘉兴: 'Jiaxing',
  合肥: 'Hefei',
  福州: 'Fuzhou',
  厦门: 'Xiamen',
  泉州: 'Quanzhou',
  南昌: 'Nanchang',
  济南: 'Jinan',
  青岛: 'Qingdao',
  烟台: 'Yantai',
  郑州: 'Zhengzhou',
  武汉: 'Wuhan',
  长沙: 'Changsha',
  南宁: 'Nanning',
  海口: 'Haikou',
  成都: 'Chengdu',
  绵阳: 'Mianyang',
  贵阳: 'Guiyang',
  昆明: 'Kunming',
  西安: "Xi'an",
  兰州: 'Lanzhou',
  西宁: 'Xining',
  银川: 'Yinchuan',
  乌鲁木齐: 'Urumqi',
  拉萨: 'Lhasa',
  石家庄: 'Shijiazhuang',
  太原: 'Taiyuan',
  呼和浩特: 'Hohhot',
  沈阳: 'Shenyang',
  大连: 'Dalian',
  长春: 'Changchun',
  哈尔滨: 'Harbin',
  台北: 'Taipei',
};

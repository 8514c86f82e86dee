// Whether two names mean the same maker: `TI` and `Texas Instruments`, `Samsung Electro-Mechanics` and `三星`, `UNI-ROYAL(厚声)`.
import { distance } from 'fastest-levenshtein';
import { required } from '#kit/rules/required.ts';

/** Names of one maker; the first is what all of them are compared as. Makers that were bought count as their buyers. */
const ALIASES: readonly string[] = [
  'texasinstruments ti 德州仪器 burrbrown nationalsemiconductor',
  'stmicroelectronics st stm 意法半导体 意法 stmicro',
  'onsemi on onsemiconductor 安森美 fairchild fairchildsemiconductor',
  'analogdevices adi 亚德诺 lineartechnology linear maxim maximintegrated hittite 美信',
  'nxp nxpsemiconductors 恩智浦 freescale philips nxpusa nexperia 安世 安世半导体',
  'microchip microchiptechnology 微芯 atmel micrel microsemi supertex',
  'infineon infineontechnologies 英飞凌 internationalrectifier ir cypress',
  'renesas renesaselectronics 瑞萨 intersil idt dialog',
  'murata muratamanufacturing 村田 murataelectronics',
  'samsung samsungelectromechanics semco 三星 samsungelectromechanicsamerica',
  'yageo 国巨 phycomp',
  'uniroyal 厚声 uniohm royalohm',
  'vishay 威世 vishaydale vishaysiliconix vishaysemiconductors vishaysprague vishayintertech vishaygeneralsemiconductor',
  'diodes diodesinc diodesincorporated 美台 zetex diodesinczetex',
  'tdk 东电化 epcos tdkepcos tdklambda',
  'panasonic 松下 panasonicelectroniccomponents panasonicind matsushita',
  'taiyoyuden 太阳诱电 太诱',
  'walsin 华新科 walsintech walsintechnology',
  'fenghua fh 风华 风华高科',
  'rohm 罗姆 rohmsemiconductor',
  'toshiba 东芝',
  'kemet 基美',
  'avx kyoceraavx kyocera 京瓷',
  'bourns 伯恩斯',
  'bel belfuse',
  'nidec copal nideccopal 尼得科',
  'wurth wurthelektronik we wuerth wuerthelektronik',
  'littelfuse 力特',
  'jst jstsalesamerica jstsalesamericainc 日压',
  'molex 莫仕',
  'te teconnectivity tyco tycoelectronics 泰科 amp',
  'hirose hrs 广濑 hiroseelectric',
  'amphenol 安费诺 amphenolicc amphenolfci fci',
  'korean hroparts koreanhroparts koreanhropartselec hro 韩荣',
  'liteon 光宝 liteonelec',
  'everlight 亿光 everlightelec everlightelectronics',
  'kingbright 今台',
  'espressif 乐鑫 espressifsystems',
  'winbond 华邦 winbondelec',
  'gigadevice 兆易创新 gd',
  'wch 沁恒 qinheng',
  'jscj cj changjiang changjingelectronics 长电 长晶 jiangsuchangjing',
  'hongfa 宏发',
  'susumu 进工业',
  'lrc leshan leshanradio 乐山无线电',
  'sunlord 顺络',
  'abracon abraconllc',
  'panjit 强茂 panjitinternational',
  'allegro allegromicrosystems 埃戈罗',
  'monolithicpower mps monolithicpowersystems 芯源',
  'torex torexsemi torexsemicon 特瑞仕',
  'silergy 矽力杰',
  'alphaomega aos alphaomegasemicon alphaomegasemiconductor',
  'chemicon unitedchemicon nipponchemicon 贵弥功',
  'siliconlabs silabs 芯科',
  'sharp socle sharpsocle 夏普',
  'harwin harwininc',
  'ckcomponents ck cnk',
  'phoenix phoenixcontact 菲尼克斯',
];
const FIRST_NAME = new Map(
  ALIASES.flatMap((names) => names.split(' ').map((name, _at, all) => [name, required(all[0])])),
);
const COMPANY =
  /(semiconductors?|semicon|electronics?|electric|elec|technolog(y|ies)|tech|international|intl|corporation|corp|incorporated|inc|limited|ltd|co|company|gmbh|ag|llc|holdings?|group|components?|manufacturing|mfg|industr(y|ies)|america|usa|sales|division|diodes|instruments?)$/;

/** What makers write when any maker will do. */
const ANY = /^(any|various|generic|none|na|std|standard|commercial|不限|任意|通用|国产)$/;

function namesOf(brand: string): string[] {
  const pieces = [brand, ...brand.split(/[()（）/|]+/)];
  return [
    ...new Set(
      pieces.flatMap((piece) => {
        let plain = piece
          .normalize('NFKC')
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]/gu, '');
        const whole = FIRST_NAME.get(plain);
        if (whole) return [whole];
        for (let shorter = plain.replace(COMPANY, ''); shorter !== plain && shorter.length >= 2; ) {
          plain = shorter;
          const known = FIRST_NAME.get(plain);
          if (known) return [known];
          shorter = plain.replace(COMPANY, '');
        }
        return plain.length >= 2 ? [plain] : [];
      }),
    ),
  ];
}

const known = new Map<string, string[]>();

function remembered(brand: string): string[] {
  const names = known.get(brand) ?? namesOf(brand);
  if (known.size < 10_000) known.set(brand, names);
  return names;
}

/** chosen: names of so many signs may differ in one or two: Tayo Yuden. */
const LONG = 7;

/** `Vertical Technology` and `VT`. */
const initialsOf = (written: string): string =>
  (written.match(/\p{L}+/gu) ?? []).map((word) => required(word[0]).toLowerCase()).join('');

/** True: the same maker; false: another one; undefined: the first name says none, or any will do. */
export function sameBrand(written: string, brand: string, brandZh?: string | null): boolean | undefined {
  const wanted = written.split(/[,;，；]/).flatMap(remembered);
  if (wanted.length === 0 || wanted.some((name) => ANY.test(name))) return undefined;
  const names = [...remembered(brand), ...(brandZh ? remembered(brandZh) : [])];
  return (
    wanted.some((a) => names.some((b) => isOne(a, b))) ||
    (/\s/.test(written) && names.includes(initialsOf(written)))
  );
}

function isOne(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (a === b || (shorter >= 4 && (a.startsWith(b) || b.startsWith(a)))) return true;
  return shorter >= LONG && distance(a, b) <= (shorter >= 10 ? 2 : 1);
}

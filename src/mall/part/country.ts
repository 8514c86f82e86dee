// Countries and regions by their codes of ISO 3166-1, and how they are called in both languages.
import type { Language } from '#kit/words/text.ts';

const CODES = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
);

/** As China's customs call them; Intl has other names. */
const CUSTOMS: Readonly<Record<string, Record<Language, string>>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
};

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en' };
const made: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Made when the first name is asked for: that takes a phone longer than many a page. */
const namesIn = (language: Language): Intl.DisplayNames => {
  made[language] ??= new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  return made[language];
};

/** @param code of ISO 3166-1 alpha-2 */
export const countryName = (code: string, language: Language): string =>
  CUSTOMS[code]?.[language] ?? namesIn(language).of(code) ?? code;

const LANGUAGES = ['zh', 'en'] as const;
let byName: Map<string, string> | undefined;

/** The code of a country that is given by its code or by its name in either language; undefined for none. */
export function countryCode(said: string): string | undefined {
  const code = said.toUpperCase();
  if (CODES.has(code)) return code;
  byName ??= new Map(
    [...CODES].flatMap((one) =>
      LANGUAGES.flatMap((language): [string, string][] =>
        [countryName(one, language), namesIn(language).of(one) ?? one].map((name) => [
          name.toLowerCase(),
          one,
        ]),
      ),
    ),
  );
  return byName.get(said.toLowerCase());
}

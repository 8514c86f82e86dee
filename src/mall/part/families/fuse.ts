// Fuse families: chip fuses, glass tubes and resettable fuses, numbered by current.
import type { PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf } from './segment.ts';

const amperes = (codes: Readonly<Record<string, string>>, key: 'ratedCurrent' | 'holdCurrent') =>
  oneOf(
    key,
    key === 'ratedCurrent' ? '额定电流' : '保持电流',
    key === 'ratedCurrent' ? 'Rated current' : 'Hold current',
    Object.fromEntries(
      Object.entries(codes).map(([code, text]) => [code, { zh: text, facts: [fact(key, text)] }]),
    ),
  );
const LITTELFUSE =
  codes(`.062=62mA .125=125mA .250=250mA .375=375mA .500=500mA .750=750mA 001.=1A 01.5=1.5A 002.=2A
    02.5=2.5A 003.=3A 03.5=3.5A 004.=4A 005.=5A 06.3=6.3A 007.=7A 008.=8A 010.=10A`);
const chip = {
  categoryCode: 'chip-fuse',
  titleZh: '{ratedCurrent} {voltage} {package} 贴片保险丝 {speed}',
  titleEn: '{ratedCurrent} {voltage} {package} SMD fuse, {speed}',
  pins: 2,
  picture: 'f-1206',
};
const tube = {
  categoryCode: 'tube-fuse',
  titleZh: '{ratedCurrent} {voltage} 5×20mm 玻璃管保险丝 {speed}',
  titleEn: '{ratedCurrent} {voltage} 5 × 20 mm glass fuse, {speed}',
  pins: 2,
  picture: 'f-glass',
  package: '5x20mm',
};
const resettable = {
  categoryCode: 'resettable-fuse',
  titleZh: '{holdCurrent} {package} 自恢复保险丝',
  titleEn: '{holdCurrent} {package} resettable fuse',
  pins: 2,
  picture: 'f-ptc',
  facts: facts({ temperature: '-40~85℃' }),
};
const FAST = fact('speed', '快断', 'fast-acting');
const SLOW = fact('speed', '慢断', 'slow-blow');

export const fuseFamilies: readonly PartFamily[] = [
  family('littelfuse-451', 'Littelfuse', '451', '1998-01-01', 1.3, {
    ...chip,
    package: '2410',
    facts: [FAST, fact('voltage', '125V')],
    segments: [fixed('0451'), amperes(LITTELFUSE, 'ratedCurrent'), fixed('MRL')],
  }),
  family('littelfuse-452', 'Littelfuse', '452', '1999-01-01', 1.6, {
    ...chip,
    package: '2410',
    facts: [SLOW, fact('voltage', '125V')],
    segments: [
      fixed('0452'),
      amperes(
        codes('.375=375mA .500=500mA .750=750mA 001.=1A 01.5=1.5A 002.=2A 003.=3A 004.=4A 005.=5A'),
        'ratedCurrent',
      ),
      fixed('MRL'),
    ],
  }),
  family('littelfuse-466', 'Littelfuse', '466', '2001-01-01', 0.9, {
    ...chip,
    package: '1206',
    facts: [FAST, fact('voltage', '63V')],
    segments: [
      fixed('0466'),
      amperes(
        codes('.250=250mA .500=500mA .750=750mA 001.=1A 01.5=1.5A 002.=2A 003.=3A 004.=4A 005.=5A'),
        'ratedCurrent',
      ),
      fixed('NR'),
    ],
  }),
  family('littelfuse-217', 'Littelfuse', '217', '1995-01-01', 1.1, {
    ...tube,
    facts: [FAST, fact('voltage', '250V')],
    segments: [
      fixed('0217'),
      amperes(
        codes(`.250=250mA .500=500mA .800=800mA 001.=1A 01.6=1.6A 002.=2A 3.15=3.15A 004.=4A 005.=5A
    06.3=6.3A 010.=10A`),
        'ratedCurrent',
      ),
      fixed('HXP'),
    ],
  }),
  family('littelfuse-218', 'Littelfuse', '218', '1995-01-01', 1.3, {
    ...tube,
    facts: [SLOW, fact('voltage', '250V')],
    segments: [
      fixed('0218'),
      amperes(
        codes(`.250=250mA .500=500mA .800=800mA 001.=1A 01.6=1.6A 002.=2A 3.15=3.15A 004.=4A 005.=5A
    06.3=6.3A 010.=10A`),
        'ratedCurrent',
      ),
      fixed('HXP'),
    ],
  }),
  family('bourns-mfmsmf', 'Bourns', 'MF-MSMF', '2000-01-01', 0.72, {
    ...resettable,
    package: '1812',
    segments: [
      fixed('MF-MSMF'),
      amperes(
        codes(`010=100mA 014=140mA 020=200mA 030=300mA 050=500mA 075=750mA 110=1.1A 125=1.25A 150=1.5A
    200=2A 260=2.6A`),
        'holdCurrent',
      ),
      fixed('-2'),
    ],
  }),
  family('bourns-mfr', 'Bourns', 'MF-R', '1997-01-01', 0.95, {
    ...resettable,
    package: 'Radial',
    segments: [
      fixed('MF-R'),
      amperes(
        codes(`010=100mA 017=170mA 025=250mA 030=300mA 040=400mA 050=500mA 065=650mA 075=750mA 090=900mA
    110=1.1A 135=1.35A 160=1.6A 185=1.85A 250=2.5A`),
        'holdCurrent',
      ),
    ],
  }),
  family('littelfuse-1206l', 'Littelfuse', '1206L', '2003-01-01', 0.62, {
    ...resettable,
    package: '1206',
    segments: [
      fixed('1206L'),
      amperes(
        codes('012=125mA 020=200mA 025=250mA 035=350mA 050=500mA 075=750mA 100=1A 110=1.1A 150=1.5A 200=2A'),
        'holdCurrent',
      ),
      oneOf('packing', '包装', 'Packing', {
        YR: { zh: '7 英寸卷盘', en: '7 inch reel' },
        PR: { zh: '7 英寸卷盘', en: '7 inch reel' },
      }),
    ],
    constraint: ({ packing, holdCurrent }) => (packing === 'PR') === (holdCurrent === '012'),
  }),
];

// UCUM units as D-SI writes them (SIunitx names with backslashes); what it does not know stays a unit of its own.

const PREFIXES: Readonly<Record<string, string>> = {
  ...{ f: 'femto', p: 'pico', n: 'nano', u: 'micro', m: 'milli', c: 'centi', d: 'deci', h: 'hecto' },
  ...{ k: 'kilo', M: 'mega', G: 'giga', T: 'tera' },
};
const UNITS: Readonly<Record<string, string>> = {
  ...{ V: 'volt', A: 'ampere', Ohm: 'ohm', W: 'watt', F: 'farad', H: 'henry', Hz: 'hertz', S: 'siemens' },
  ...{ s: 'second', min: 'minute', h: 'hour', d: 'day', m: 'metre', g: 'gram', kg: 'kilogram', K: 'kelvin' },
  ...{ Cel: 'degreecelsius', Pa: 'pascal', N: 'newton', J: 'joule', C: 'coulomb', T: 'tesla', Wb: 'weber' },
  ...{
    lm: 'lumen',
    lx: 'lux',
    cd: 'candela',
    mol: 'mole',
    rad: 'radian',
    deg: 'degree',
    L: 'litre',
    l: 'litre',
  },
  ...{ '%': 'percent', dB: 'decibel', B: 'bel', bar: 'bar', eV: 'electronvolt', t: 'tonne' },
};

/** `mV` is `\milli\volt`, `m/s2` `\metre\second\tothe{-2}`, no unit `\one`. */
export function siUnit(ucum: string): string {
  if (ucum === '' || ucum === '1') return '\\one';
  const [over = '', ...under] = ucum.split('/');
  const parts = [
    ...over.split('.').map((one) => part(one, 1)),
    ...under.flatMap((one) => one.split('.').map((text) => part(text, -1))),
  ];
  return parts.every((one) => one !== undefined)
    ? parts.join('')
    : `\\${ucum.replaceAll(/[^A-Za-z]/g, '') || 'one'}`;
}

function part(text: string, sign: 1 | -1): string | undefined {
  const [, name = '', power = '1'] = /^(%|[A-Za-z]+)(-?\d*)$/.exec(text) ?? [];
  const whole = UNITS[name];
  const prefix = PREFIXES[name.slice(0, 1)];
  const rest = UNITS[name.slice(1)];
  const said = whole ? `\\${whole}` : prefix && rest ? `\\${prefix}\\${rest}` : undefined;
  if (!said) return undefined;
  const exponent = Number(power || '1') * sign;
  return exponent === 1 ? said : `${said}\\tothe{${exponent}}`;
}

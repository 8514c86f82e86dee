// What part numbers of one device share: LM358DR and LM358DT differ in their packing, GD32F103C8 and STM32F103C8 in their maker.
import { remembered } from '#kit/rules/remembered.ts';

/** What makers put behind a device to name its packing, its solder or its reel; taken off one after the other. */
const PACKINGS: readonly RegExp[] = [
  /,\d{3}$/,
  /[#/-](?:TRPBF|PBF|NOPB|TR|T&R|CT|ND)$/,
  /(?:TRPBF|PBF)$/,
  /-T1-GE3$|-GE3$|-T1-E3$|-E3$/,
  /-(?:REEL|RL|R)7?$|-TAPE$|-TP$|-TB$/,
  /-(?:7|13)(?:-F)?$|-F$/,
  /\+T?$|-T$|-B$/,
  /(?<=[A-Z]\d?)(?:T[13]G|R2G|R2|RG3|G4|E4|RE4|RG4)$/,
  /(?<=\d[A-Z]{1,3})(?:TR|R|T)$/,
];

/** A part number without what only names its packing. */
export const deviceOf = remembered((partNo): string => {
  let device = partNo
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s/g, '')
    // Microchip and others name the reel within: MCP6002T-I/SN.
    .replace(/T(?=-[IE]\/)/, '');
  for (let left = ''; left !== device; ) {
    left = device;
    const packing = PACKINGS.find((one) => one.test(device));
    const rest = packing ? device.replace(packing, '') : device;
    if (rest.length >= 4 && /\d.*\d/.test(rest)) device = rest;
  }
  return device.replaceAll(/[^A-Z0-9.]/g, '');
});

/**
 * What makers of the same circuit share in its number: LM358DR and GS358 are 358, STM32F103C8 and GD32F103C8 are 32F103.
 * The first group of digits when it has three or more, else from there to the end of the second group.
 */
export function baseNumber(partNo: string): string {
  const plain = partNo.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const digits = /\d+/.exec(plain)?.[0] ?? '';
  return digits.length >= 3 ? digits : (/\d+[A-Z]{1,4}\d+/.exec(plain)?.[0] ?? plain);
}

/** The circuit behind a number, whatever its technology: 74HC00 and 74LVC00, 24C02 and 24LC02 have the same pins. */
export function circuitOf(partNo: string): string {
  const plain = partNo.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const logic = /(?:54|74)[A-Z]{0,5}?((?:[123]G)?\d{2,5})/.exec(plain);
  if (logic) return `74-${logic[1]}`;
  return baseNumber(partNo).replace(/^(24|25|93)(?:LC|AA|FC|C|L|W|CW)(?=\d)/, '$1C');
}

/** The output that the number of a regulator names: LM2596S-5.0 and AMS1117-ADJ. */
export function outputOf(partNo: string): string | undefined {
  const code = /-(ADJ|\d{1,2}\.\d{1,2}|5|9|12|15|24)(?=$|[/A-Z])/i.exec(partNo)?.[1]?.toUpperCase();
  return code === 'ADJ' ? 'Adjustable' : code && `${Number(code)}V`;
}

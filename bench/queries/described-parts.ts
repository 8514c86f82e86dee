// The parts of the demo mall and of an imported catalogue in one vocabulary, for judging what a search finds: the demo's codes and keys.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { demoBrands } from '#demo/brands.ts';
import { demoParts } from '#demo/catalog.ts';
import { demoCategories } from '#demo/categories.ts';
import type { CatalogParameter, CatalogPart } from '#mall/part/catalog-part.ts';
import { type CatalogCompanions, readCompanions } from '#mall/part/server/catalog-companions.ts';
import { readCatalogRow } from '#mall/part/server/catalog-row.ts';

export interface DescribedPart {
  brand: string;
  partNo: string;
  package: string;
  /** Its own category and all above, by the demo's codes as well. */
  codes: ReadonlySet<string>;
  /** By the demo's keys; several of one key where a catalogue splits what the demo has as one. */
  params: ReadonlyMap<string, readonly CatalogParameter[]>;
  title: string;
  /** Everything written of it. */
  text: string;
  isDomestic: boolean;
}

/** `imported code: demo codes`; behind a stroke what must be written of the part besides. */
const SAME_CATEGORIES = `
res.chip: chip-resistor
res.chip/thin film: thin-film-resistor
res.tht: leaded-resistor
res.shunt: current-sense-resistor
res.net: resistor-array
res.pot: trimmer
cap.mlcc: mlcc
cap.mlcc_tht: ceramic-cap
cap.alu_tht: aluminium-radial
cap.alu_smd: aluminium-smd
cap.poly: polymer-capacitor
cap.snap: aluminium-snap-in
cap.tant: tantalum-capacitor
cap.film: film-capacitor
cap.safety: safety-film-capacitor safety-ceramic-capacitor
cap.other: other-cap
cap.other/super|edlc|法拉|超级: supercapacitor
ind.power: power-inductor moulded-inductor
ind.smd: fixed-inductor multilayer-inductor rf-inductor
ind.tht: leaded-inductor
ind.xfmr/lan|pulse|网络|以太网: lan-transformer
emi.bead: ferrite-bead
emi.cm: common-mode-choke
xtal.crystal: crystal
xtal.crystal/32\\.768: crystal-32k
xtal.osc: oscillator
xtal.tcxo: oscillator
xtal.cer: ceramic-resonator
clk.rtc: rtc
clk.timer: timer
diode.gp: rectifier-diode
diode.fast: fast-recovery-diode
diode.schottky: schottky-diode
diode.switch: switching-diode
diode.zener: zener-diode
diode.bridge: bridge-rectifier
tran.bjt: bipolar-transistor power-transistor
tran.digital: digital-transistor
scr.triac: triac
tran.mos/n.?channel|n 沟道: mosfet-n
tran.mos/p.?channel|p 沟道: mosfet-p
wbg.sic_m: sic-mosfet
tran.igbt: igbt
mcu.mcu: mcu-32 mcu-8 mcu-risc-v
mcu.fpga: fpga-cpld
mem.nor: nor-flash
mem.nand: nand-emmc
mem.eeprom: eeprom
mem.sram: sram-dram
mem.dram: sram-dram
amp.op: op-amp
amp.prec: op-amp
amp.cmp: comparator
amp.inst: instrumentation-amp
amp.cs: current-sense-amp
amp.audio: audio-amp
conv.adc: adc
conv.dac: dac
pmic.vref: voltage-reference
pmic.ldo: ldo-regulator
pmic.ldo/78\\d\\d|79\\d\\d|1117|lm317: linear-regulator
pmic.dcdc: dc-dc-converter
pmic.batt: battery-charger
drv.led: led-driver-ic
drv.gate: gate-driver
drv.motor: motor-driver
pmic.switch: power-switch
pmic.reset: reset-supervisor
logic.gate: logic-gate
logic.ff: flip-flop
logic.buf: buffer-transceiver
logic.mux: multiplexer-decoder
logic.shift: shift-register-counter
intf.asw: analog-switch
intf.485: rs485-transceiver
intf.can: can-transceiver
intf.232: rs232-transceiver
intf.usb: usb-bridge
intf.eth: ethernet-phy
logic.level: level-shifter
intf.io: io-expander
iso.dig: digital-isolator
optoc.tr: optocoupler
optoc.logic: optocoupler
optoc.triac: optocoupler
optoc.ssr: solid-state-relay
prot.tvs: tvs-diode
prot.esd: esd-protection
prot.var: varistor
prot.gdt: gas-discharge-tube
fuse.fuse: chip-fuse tube-fuse
fuse.ptc: resettable-fuse
fuse.holder: fuse-holder
cwire.w2b: wire-to-board
cacc.house: connector-housing
cwire.pin: pin-header
cwire.fem: female-header
cwire.idc: idc-connector
cwire.ffc: ffc-fpc-connector
cterm.screw: screw-terminal
cterm.plug: pluggable-terminal
cterm.spring: spring-terminal
cdata.usb: usb-connector
cdata.rj45: rj45-connector
cdata.dsub: d-sub-connector
cdata.dsub/hdmi: hdmi-connector
crf.coax: rf-connector
crf.circ: circular-connector
cdata.audio: power-audio-jack
cpwr.dc: power-audio-jack
cbb.mezz: board-to-board
cbb.card: card-socket
cbb.ic: ic-socket
relay.power: power-relay
relay.signal: signal-relay
sw.tact: tactile-switch
sw.dip: dip-switch
sw.slide: slide-switch
sw.rotary: rotary-encoder
senv.temp: temperature-sensor
senv.ntc/ntc|negative|负温度: ntc-thermistor
senv.humi: humidity-sensor
senv.press: pressure-sensor
sopt.als: light-sensor
smot.acc: motion-sensor
smag.hall: hall-sensor
smag.cur: current-sensor
sopt.int: photointerrupter
rfmod.wifi: wifi-module
rfmod.bt: bluetooth-module
pmod.iso: isolated-dc-dc
pmod.dcdc: dc-dc-module
pmod.acdc: ac-dc-module
`;

/** `imported key: demo keys`. */
const SAME_KEYS = `
op_temp: temperature
voltage_rated: voltage
current_rated: ratedCurrent contactCurrent
pins: positions
vds: drainVoltage
drain_current: drainCurrent
vgs_th: gateThreshold
rds_on: onResistance
output_voltage: outputVoltage
output_current: outputCurrent
input_voltage: inputVoltage
supply_voltage: inputVoltage supplyVoltage
voltage_max: inputVoltage
channel_count: channels
gbp: bandwidth
vos: offsetVoltage
quiescent_current: quiescentCurrent
x_charge_current_max: chargeCurrent
mem_size: memorySize
flash_size: flash
temp_coef: dielectric tempCoefficient
junction_cap: lineCapacitance
vr: reverseVoltage
if_avg: forwardCurrent
zener_voltage: zenerVoltage
vrwm: standOffVoltage
x_switching_frequency: switchingFrequency
`;

const pairsOf = (lines: string): [string, string[]][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(': ');
      return [line.slice(0, at), line.slice(at + 2).split(' ')];
    });

const sameKeys = new Map(pairsOf(SAME_KEYS));
const sameCategories = pairsOf(SAME_CATEGORIES).map(([from, to]) => {
  const at = from.indexOf('/');
  return at < 0
    ? { code: from, says: undefined, to }
    : { code: from.slice(0, at), says: new RegExp(from.slice(at + 1), 'i'), to };
});
const sameOf = Map.groupBy(sameCategories, ({ code }) => code);
const demoParents = new Map(demoCategories.map(({ code, parent }) => [code, parent]));
const domestic = new Set(demoBrands.filter((brand) => brand.domestic).map(({ name }) => name));

function described(
  part: CatalogPart,
  isDomestic: boolean,
  parents: ReadonlyMap<string, string | null>,
): DescribedPart {
  const values = part.params.map(({ key, text, textEn }) => `${key} ${text} ${textEn ?? ''}`);
  const words = [part.partNo, part.titleZh, part.titleEn, part.package, part.series, ...values];
  const text = words.filter(Boolean).join(' · ');
  const codes = new Set<string>();
  const add = (code: string, above: ReadonlyMap<string, string | null>): void => {
    for (let at: string | null | undefined = code; at; at = above.get(at)) codes.add(at);
  };
  add(part.categoryCode, parents);
  for (const { says, to } of sameOf.get(part.categoryCode) ?? [])
    if (!says || says.test(text)) for (const code of to) add(code, demoParents);
  const params = new Map<string, CatalogParameter[]>();
  const note = (key: string, param: CatalogParameter) => params.set(key, [...(params.get(key) ?? []), param]);
  for (const param of part.params) {
    for (const key of [param.key, ...(sameKeys.get(param.key) ?? [])])
      note(key, key === 'positions' && param.n === undefined ? positions(param) : param);
    if (param.key === 'pin_structure') note('positions', positions(param));
  }
  return {
    brand: part.brand,
    partNo: part.partNo,
    package: part.package ?? '',
    codes,
    params,
    title: `${part.titleZh} · ${part.titleEn}`,
    text,
    isDomestic,
  };
}

/** `2x5P` are ten. */
function positions(param: CatalogParameter): CatalogParameter {
  const [first = '', second] = param.text.replace(/P$/i, '').split(/x/i);
  return { key: 'positions', text: param.text, n: Number(first) * Number(second ?? 1) };
}

/** Those of the demo mall. */
export function* describedDemo(): Iterable<DescribedPart> {
  for (const part of demoParts()) yield described(part, domestic.has(part.brand), demoParents);
}

/** Those of a catalogue's file (`.jsonl`, `.jsonl.gz`) that have a price. @param most so many lines are read */
export async function* describedFile(
  file: string,
  most = Number.POSITIVE_INFINITY,
): AsyncIterable<DescribedPart> {
  const companions: CatalogCompanions = readCompanions(file);
  const parents = new Map([...companions.categories].map(([code, { parent }]) => [code, parent]));
  const raw = createReadStream(file);
  const input = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  let read = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (read++ >= most) break;
    const row = readCatalogRow(line, {
      companions,
      pictures: new Set(),
      yuanPerDollar: 7.2,
      dateCode: '2601',
    });
    if (row.offer)
      yield described(row.part, companions.brands.get(row.part.brand)?.isDomestic ?? false, parents);
  }
  raw.destroy();
}

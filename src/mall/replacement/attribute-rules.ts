// What a part must do in each parameter to stand in for another one: one table, with exceptions per category.

/**
 * EQUAL: the same value · GE, LE: at least, at most as much · COVERS: a range that contains the other ·
 * SET_INCLUDES: everything of a list, and perhaps more · CLASS: at least as good in an order of classes · IGNORE: says nothing
 * about replacing (domain 3.10.8; CLASS is GE over names).
 */
export type RuleKind = 'EQUAL' | 'GE' | 'LE' | 'COVERS' | 'SET_INCLUDES' | 'CLASS' | 'IGNORE';

export interface AttributeRule {
  kind: RuleKind;
  /** Decides what the part is: who misses it is no replacement at all. */
  isEssential: boolean;
  /** A miss by up to this share of the value is soft; Infinity: any miss is. */
  tolerance: number;
}

/**
 * `RULE: keys …`, the keys of every catalogue of the mall. `!` behind a key: essential. `~20%`: a miss by up to 20 % is
 * soft; `~`: any miss is soft. Chosen: what an engineer checks before he swaps a part; ratings must not fall, what a
 * circuit is tuned to must stay, losses may grow a little.
 */
const RULES = `
EQUAL: resistance! capacitance! inductance! zenerVoltage! zener_voltage! zener_range~5% outputVoltage! output_voltage!
EQUAL: frequency! varistorVoltage! varistor_voltage! threshold! coilVoltage! coil_voltage! holdCurrent! hold_current!
EQUAL: transistorPolarity! polarity! polarity_type! channel_type! arrangement! diode_config! topology! function! logic_type!
EQUAL: memorySize! mem_size! memoryType! mem_type~ connectorType! connector_type! positions! pitch! rows! gender! contactForm! circuit! turns
EQUAL: elements! resistors! core! cpu_core! core_bits! motorType! load_type cellSize! battery_type! fuseSize! thread!
EQUAL: displaySize! digits! wirelessStandard! wireless! outputType~ output_type~ duplex! comm_mode! driver_receiver!
EQUAL: colour! color~ light_color! wavelength~3% colourTemperature~10% color_temp~10% impedance~10% lines! loadCapacitance~10%
EQUAL: load_cap~10% standOffVoltage~5% vrwm~5% breakdown_voltage~10% breakdownVoltage~10% betaValue~3% cells! batteryCells! type~
EQUAL: resistorR1! resistorR2! input_resistor! axes sensor_type! regulation! switch_tube~ driven_config! switch_circuit!
EQUAL: osc_type~ reset_level! reference_type~ input_type~ adc_arch~ technology~ sync_rect~ dimming~ vmon! drivers~ outputs!
EQUAL: mounting leadPitch pins! pins_per_row! row_spacing pin_structure~ pushSwitch! pulses! slotWidth! characterHeight~5%
EQUAL: freq_range~10% frequencyBand~2% antenna~ ports~ termination~ actuator~ contact_type~ lens~ wireGauge! awg! wire_mm2~5%
EQUAL: speed! material~ toolType! duty~ rail_to_rail~ trip_current~20% reset_timeout~50% viewing_angle~20% gain~20%
EQUAL: micSensitivity~10% transferRatio~ ctr~30% gateThreshold~40% vgs_th~40% threshold_voltage~20% nodes~
EQUAL: shaftLength~5% actuationForce~20% op_force~20% switchingFrequency~50% coil_resistance~10%

GE: voltage voltage_rated voltage_max workingVoltage power~20% ratedCurrent current_rated~10% isat~10% reverseVoltage vr
GE: forwardCurrent if_avg if_forward surgeCurrent~20% ifsm~20% pulsePower~10% ppp~10% ipp~10% collectorVoltage vceo vebo~20%
GE: collectorCurrent ic~10% drainVoltage vds drainCurrent~15% drain_current~15% vgs onCurrent it_rms blockingVoltage vdrm
GE: acVoltage load_voltage outputCurrent output_current chargeCurrent driveCurrent~10% contactCurrent contact_current~10%
GE: transitionFrequency~30% ft~30% bandwidth~20% gbp~20% slewRate~20% slew_rate~20% resolution! dac_bits adc_bits sampleRate
GE: dataRate data_rate isolation isolation_voltage clock cpu_speed~10% flash flash_size ram ram_size ioCount io_count
GE: logicCells channels! channel_count! capacity~5% efficiency~3% lifetime~30% ripple_current~10%
GE: psrr~15% cmrr~15% snr~5% srf~10% q_factor~20% insulation_res~ cmti~20% intensity~20% luminous~20% txPower~10%
GE: iol~20% ioh~20% life_cycles~ gainDbi~20% switch_voltage contact_rating output_power_max~10%

LE: tolerance~ accuracy~50% tempCoefficient~100% temp_coef~100% esr~30% dcResistance~20% dcr~20% forwardVoltage~15% vf~15%
LE: recoveryTime~20% trr~20% leak_current~ clampVoltage~10% clamp_voltage~10% lineCapacitance~20% junction_cap~30%
LE: saturationVoltage~20% vce_sat~20% icbo~ onResistance~15% rds_on~15% gate_charge~30% ciss~40% coss~40% crss~50%
LE: dropout~20% quiescentCurrent~ quiescent_current~ standby_current~ op_current~20% propagationDelay~20% prop_delay~20%
LE: offsetVoltage~30% vos~30% vos_tc~50% ib~ ios~ noise_density~30% frequencyTolerance~ freq_tolerance~ freq_stability~
LE: temperatureAccuracy humidityAccuracy~ positionAccuracy~ zener_impedance~30% triggerCurrent~20% igt~20% ripple~20%
LE: height~10% diameter length~5% width~5% thermalResistance~10% contact_res~50% insertion_loss~10% tx_current~20% rx_current~20%
LE: operate_time~20% release_time~20% response_time~20% rise_time~30% fall_time~30% settling~20% on_time~30% off_time~30% inl~50%

COVERS: temperature~20% op_temp~20% supplyVoltage supply_voltage inputVoltage input_voltage commonModeVoltage~10%
COVERS: pressureRange currentRange lightRange~ sensingRange~10% hfe~ gain_range~ dual_supply vcca vccb

SET_INCLUDES: interface~ protection_level~ qualification safetyClass features~

CLASS: dielectric~

IGNORE: packaging series plastic_material flame_rating contact_material contact_plating sensitivity
`;

/** `in categories: RULE: keys …`, before the table above; `res.*` is every category that begins with `res.`. */
const IN_CATEGORIES = `
in cap.* mlcc mlcc-high-voltage safety-ceramic-capacitor: CLASS: temp_coef~ dielectric~
in film-capacitor safety-film-capacitor cap.film cap.safety: EQUAL: dielectric~
in bipolar-transistor power-transistor tran.*: COVERS: gain~
in dc-dc-converter dc-dc-module pmic.dcdc: COVERS: outputVoltage~ output_voltage~
in buzzer aud.buzz speaker aud.spk ir-receiver ir.rx: EQUAL: frequency~5%
in ferrite-bead emi.bead: EQUAL: impedance~25%
in chip-fuse tube-fuse fuse.fuse fuse.tco: EQUAL: ratedCurrent! current_rated!
in fuse.*: GE: voltage voltage_rated
in mcu-32 mcu-8 mcu-risc-v mcu.*: COVERS: supplyVoltage~40% supply_voltage~40%
in battery batt.*: EQUAL: voltage! voltage_rated!
in ldo-regulator linear-regulator pmic.ldo pmic.vref voltage-reference: LE: accuracy~50% tolerance~50%
in wire-to-board pin-header female-header idc-connector ffc-fpc-connector cwire.* cterm.* cbb.*: EQUAL: height~5% gender! length~5% interface~
in crystal crystal-32k oscillator xtal.*: LE: esr~30%
in oscillator xtal.osc xtal.tcxo: COVERS: supplyVoltage supply_voltage voltage_rated
in wifi-module bluetooth-module lora-module cellular-module gnss-module rfmod.*: SET_INCLUDES: wirelessStandard wireless interface
in rotary-encoder sw.rotary: EQUAL: mounting pushSwitch!
in thermistor ntc-thermistor senv.ntc: EQUAL: betaValue~3% resistance!
`;

/** Names of classes, the best first; names on one line count the same. */
const CLASSES: readonly (readonly string[])[] = [
  ['C0G', 'NP0', 'NPO', 'C0G/NP0', 'COG', 'U2J'],
  ['X8R', 'X8L'],
  ['X7R', 'X7S', 'X7T'],
  ['X6S', 'X6T'],
  ['X5R'],
  ['Y5P', 'Y5U'],
  ['Z5U', 'Y5V'],
];
const RANK_OF_CLASS = new Map(CLASSES.flatMap((names, rank) => names.map((name) => [name, rank] as const)));

/** How good a class is, 0 the best; undefined for a name that stands in no order. */
export function rankOfClass(name: string): number | undefined {
  const plain = name.trim().toUpperCase();
  return RANK_OF_CLASS.get(plain) ?? RANK_OF_CLASS.get(plain.split(/[\s(（]/)[0]!);
}

function isKind(text: string | undefined): text is RuleKind {
  return /^(EQUAL|GE|LE|COVERS|SET_INCLUDES|CLASS|IGNORE)$/.test(text ?? '');
}

/** `key!`, `key~20%`, `key~` */
function readKeys(kind: RuleKind, keys: string): Array<readonly [key: string, rule: AttributeRule]> {
  return keys
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, key, mark, share] = /^(\w+)(!|~)?(?:(\d+)%)?$/.exec(word) ?? [];
      if (!key) throw new Error(`not a rule: ${word}`);
      const tolerance =
        mark === '~' ? (share === undefined ? Number.POSITIVE_INFINITY : Number(share) / 100) : 0;
      return [key, { kind, isEssential: mark === '!', tolerance }] as const;
    });
}

function readTable(): ReadonlyMap<string, AttributeRule> {
  const rules = new Map<string, AttributeRule>();
  for (const line of RULES.trim().split('\n')) {
    const [kind, keys] = line.split(': ');
    if (line === '') continue;
    if (!isKind(kind) || !keys) throw new Error(`not a rule: ${line}`);
    for (const [key, rule] of readKeys(kind, keys)) {
      if (rules.has(key)) throw new Error(`two rules for ${key}`);
      rules.set(key, rule);
    }
  }
  return rules;
}

interface Exception {
  categories: readonly string[];
  rules: ReadonlyMap<string, AttributeRule>;
}

function readExceptions(): readonly Exception[] {
  return IN_CATEGORIES.trim()
    .split('\n')
    .map((line) => {
      const [, categories, kind, keys] = /^in (.+?): ([A-Z_]+): (.+)$/.exec(line) ?? [];
      if (!categories || !isKind(kind) || !keys) throw new Error(`not a rule: ${line}`);
      return { categories: categories.split(' '), rules: new Map(readKeys(kind, keys)) };
    });
}

const table = readTable();
const exceptions = readExceptions();
const NO_RULE: AttributeRule = { kind: 'IGNORE', isEssential: false, tolerance: 0 };

const isIn = (pattern: string, categoryCode: string): boolean =>
  pattern.endsWith('*') ? categoryCode.startsWith(pattern.slice(0, -1)) : pattern === categoryCode;

/** What holds for a parameter in a category: the category's own rule, else the table's; IGNORE for keys that no rule names. */
export function attributeRule(categoryCode: string, key: string): AttributeRule {
  const own = exceptions.find(
    ({ categories, rules }) => rules.has(key) && categories.some((one) => isIn(one, categoryCode)),
  );
  return own?.rules.get(key) ?? table.get(key) ?? NO_RULE;
}

/** Whether some rule names the key. */
export const hasAttributeRule = (key: string): boolean =>
  table.has(key) || exceptions.some(({ rules }) => rules.has(key));

/**
 * Categories whose parts have the same pins whenever they have the same package: two or three legs in an order that the
 * trade agrees on, or parts without any. Circuits agree on nothing but the number of pins: there, equal base part numbers
 * or a published pair must say so.
 */
const PINS_BY_PACKAGE =
  /^(res\.|cap\.|ind\.(power|smd|tht)|emi\.(bead|cm)|xtal\.|diode\.|wbg\.|tran\.(mos|bjt|digital|igbt|darl)|scr\.|prot\.(tvs|var|gdt|tss)|fuse\.|led\.(ind|uv)|sw\.tact|aud\.|batt\.|hw\.|ant\.|cwire\.(pin|fem)|senv\.ntc)|(resistor|capacitor|inductor|diode|rectifier|transistor|mosfet|igbt|triac|fuse|crystal|varistor|thermistor|bead|resonator|tube|choke|trimmer|mlcc|aluminium|header|buzzer|speaker|battery|antenna|led$|switch)/;

/** Whether equal packages mean equal pins in this category. */
export const hasPinsByPackage = (categoryCode: string): boolean =>
  PINS_BY_PACKAGE.test(categoryCode) && !/(power|analog)-switch|led-driver/.test(categoryCode);

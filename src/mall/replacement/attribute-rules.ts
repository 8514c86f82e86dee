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
 * The keys of every catalogue of the mall. `!` behind a key: essential. `~20%`: a miss by up to 20 % is soft; `~`: any miss
 * is soft. Chosen: what an engineer checks before he swaps a part; ratings must not fall, what a circuit is tuned to must
 * stay, losses may grow a little.
 */
export const RULES: Readonly<Record<RuleKind, string>> = {
  EQUAL: `
    resistance! capacitance! inductance! zenerVoltage! zener_voltage! zener_range~5% outputVoltage! output_voltage!
    frequency! varistorVoltage! varistor_voltage! threshold! coilVoltage! coil_voltage! holdCurrent! hold_current!
    transistorPolarity! polarity! polarity_type! channel_type! arrangement! diode_config! topology! function! logic_type!
    memorySize! mem_size! memoryType! mem_type~ connectorType! connector_type! positions! pitch! rows! gender! contactForm! circuit! turns
    elements! resistors! core! cpu_core! core_bits! motorType! load_type cellSize! battery_type! fuseSize! thread!
    displaySize! digits! wirelessStandard! wireless! outputType~ output_type~ duplex! comm_mode! driver_receiver!
    colour! color~ light_color! wavelength~3% colourTemperature~10% color_temp~10% impedance~10% lines! loadCapacitance~10%
    load_cap~10% standOffVoltage~5% vrwm~5% breakdown_voltage~10% breakdownVoltage~10% betaValue~3% cells! batteryCells! type~
    resistorR1! resistorR2! input_resistor! axes sensor_type! regulation! switch_tube~ driven_config! switch_circuit!
    osc_type~ reset_level! reference_type~ input_type~ adc_arch~ technology~ sync_rect~ dimming~ vmon! drivers~ outputs!
    mounting leadPitch pins! pins_per_row! row_spacing pin_structure~ pushSwitch! pulses! slotWidth! characterHeight~5%
    freq_range~10% frequencyBand~2% antenna~ ports~ termination~ actuator~ contact_type~ lens~ wireGauge! awg! wire_mm2~5%
    speed! material~ toolType! duty~ rail_to_rail~ trip_current~20% reset_timeout~50% viewing_angle~20% gain~20%
    micSensitivity~10% transferRatio~ ctr~30% gateThreshold~40% vgs_th~40% threshold_voltage~20% nodes~
    shaftLength~5% actuationForce~20% op_force~20% switchingFrequency~50% coil_resistance~10%`,
  GE: `
    voltage voltage_rated voltage_max workingVoltage power~20% ratedCurrent current_rated~10% isat~10% reverseVoltage vr
    forwardCurrent if_avg if_forward surgeCurrent~20% ifsm~20% pulsePower~10% ppp~10% ipp~10% collectorVoltage vceo vebo~20%
    collectorCurrent ic~10% drainVoltage vds drainCurrent~15% drain_current~15% vgs onCurrent it_rms blockingVoltage vdrm
    acVoltage load_voltage outputCurrent output_current chargeCurrent driveCurrent~10% contactCurrent contact_current~10%
    transitionFrequency~30% ft~30% bandwidth~20% gbp~20% slewRate~20% slew_rate~20% resolution! dac_bits adc_bits sampleRate
    dataRate data_rate isolation isolation_voltage clock cpu_speed~10% flash flash_size ram ram_size ioCount io_count
    logicCells channels! channel_count! capacity~5% efficiency~3% lifetime~30% ripple_current~10%
    psrr~15% cmrr~15% snr~5% srf~10% q_factor~20% insulation_res~ cmti~20% intensity~20% luminous~20% txPower~10%
    iol~20% ioh~20% life_cycles~ gainDbi~20% switch_voltage contact_rating output_power_max~10%`,
  LE: `
    tolerance~ accuracy~50% tempCoefficient~100% temp_coef~100% esr~30% dcResistance~20% dcr~20% forwardVoltage~15% vf~15%
    recoveryTime~20% trr~20% leak_current~ clampVoltage~10% clamp_voltage~10% lineCapacitance~20% junction_cap~30%
    saturationVoltage~20% vce_sat~20% icbo~ onResistance~15% rds_on~15% gate_charge~30% ciss~40% coss~40% crss~50%
    dropout~20% quiescentCurrent~ quiescent_current~ standby_current~ op_current~20% propagationDelay~20% prop_delay~20%
    offsetVoltage~30% vos~30% vos_tc~50% ib~ ios~ noise_density~30% frequencyTolerance~ freq_tolerance~ freq_stability~
    temperatureAccuracy humidityAccuracy~ positionAccuracy~ zener_impedance~30% triggerCurrent~20% igt~20% ripple~20%
    height~10% diameter length~5% width~5% thermalResistance~10% contact_res~50% insertion_loss~10% tx_current~20% rx_current~20%
    operate_time~20% release_time~20% response_time~20% rise_time~30% fall_time~30% settling~20% on_time~30% off_time~30% inl~50%`,
  COVERS: `
    temperature~20% op_temp~20% supplyVoltage supply_voltage inputVoltage input_voltage commonModeVoltage~10%
    pressureRange currentRange lightRange~ sensingRange~10% hfe~ gain_range~ dual_supply vcca vccb`,
  SET_INCLUDES: 'interface~ protection_level~ qualification safetyClass features~',
  CLASS: 'dielectric~',
  IGNORE: 'packaging series plastic_material flame_rating contact_material contact_plating sensitivity',
};

/** Before the table above; `res.*` is every category that begins with `res.`. */
// biome-ignore format: a table reads better in rows
export const IN_CATEGORIES: readonly (readonly [categories: string, kind: RuleKind, keys: string])[] = [
  ['cap.* mlcc mlcc-high-voltage safety-ceramic-capacitor', 'CLASS', 'temp_coef~ dielectric~'],
  ['film-capacitor safety-film-capacitor cap.film cap.safety', 'EQUAL', 'dielectric~'],
  ['bipolar-transistor power-transistor tran.*', 'COVERS', 'gain~'],
  ['dc-dc-converter dc-dc-module pmic.dcdc', 'COVERS', 'outputVoltage~ output_voltage~'],
  ['buzzer aud.buzz speaker aud.spk ir-receiver ir.rx', 'EQUAL', 'frequency~5%'],
  ['ferrite-bead emi.bead', 'EQUAL', 'impedance~25%'],
  ['chip-fuse tube-fuse fuse.fuse fuse.tco', 'EQUAL', 'ratedCurrent! current_rated!'],
  ['fuse.*', 'GE', 'voltage voltage_rated'],
  ['mcu-32 mcu-8 mcu-risc-v mcu.*', 'COVERS', 'supplyVoltage~40% supply_voltage~40%'],
  ['battery batt.*', 'EQUAL', 'voltage! voltage_rated!'],
  ['ldo-regulator linear-regulator pmic.ldo pmic.vref voltage-reference', 'LE', 'accuracy~50% tolerance~50%'],
  ['wire-to-board pin-header female-header idc-connector ffc-fpc-connector cwire.* cterm.* cbb.*', 'EQUAL', 'height~5% gender! length~5% interface~'],
  ['crystal crystal-32k oscillator xtal.*', 'LE', 'esr~30%'],
  ['oscillator xtal.osc xtal.tcxo', 'COVERS', 'supplyVoltage supply_voltage voltage_rated'],
  ['wifi-module bluetooth-module lora-module cellular-module gnss-module rfmod.*', 'SET_INCLUDES', 'wirelessStandard wireless interface'],
  ['rotary-encoder sw.rotary', 'EQUAL', 'mounting pushSwitch!'],
  ['thermistor ntc-thermistor senv.ntc', 'EQUAL', 'betaValue~3% resistance!'],
];

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

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** `key!`, `key~20%`, `key~` */
function readKeys(kind: RuleKind, keys: string): Array<readonly [key: string, rule: AttributeRule]> {
  return wordsOf(keys).map((word) => {
    const [key = '', share] = word.replace('!', '').split('~');
    const tolerance =
      share === undefined ? 0 : share === '' ? Number.POSITIVE_INFINITY : Number.parseInt(share, 10) / 100;
    return [key, { kind, isEssential: word.endsWith('!'), tolerance }] as const;
  });
}

const table = new Map(Object.entries(RULES).flatMap(([kind, keys]) => readKeys(kind as RuleKind, keys)));
const exceptions = IN_CATEGORIES.map(([categories, kind, keys]) => ({
  categories: wordsOf(categories),
  rules: new Map(readKeys(kind, keys)),
}));
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

// What resistors, capacitors, inductors, crystals, diodes, transistors and fuses must do to stand in for one another.

export const DISCRETE_RULES = `
[res.chip res.tht res.shunt res.melf chip-resistor thin-film-resistor metal-film-resistor carbon-film-resistor cement-resistor current-sense-resistor]
NEEDS resistance
PINS package
EQUAL resistance! mounting
GE power~20% voltage_max current_rated~10%
LE tolerance~400% temp_coef~100%
IGNORE type packaging

[res.net resistor-array]
NEEDS resistance
PINS package
EQUAL resistance! resistors! elements! pins! circuit!
GE power~20% voltage_max
LE tolerance~400% temp_coef~100%

[res.pot trimmer]
NEEDS resistance
EQUAL resistance! turns mounting
GE power~20%
LE tolerance~100% temp_coef~150%

[senv.ntc ntc-thermistor thermistor]
NEEDS resistance
PINS package
= betaValue x_b_constant_25_50 x_b_constant_25_85
EQUAL resistance! betaValue!~3%
LE tolerance~400% x_b_constant_tolerance~100%
GE power~20% x_steady_state_current_max~10%

[cap.mlcc cap.mlcc_tht mlcc mlcc-high-voltage]
NEEDS capacitance
PINS package
= temp_coef dielectric
EQUAL capacitance!
GE voltage_rated
LE tolerance~100%
CLASS temp_coef~1

[cap.safety safety-ceramic-capacitor safety-film-capacitor]
PINS package
NEEDS capacitance
EQUAL capacitance! leadPitch pitch
GE voltage_rated
LE tolerance~100%
CLASS temp_coef~ dielectric~
SET_INCLUDES safetyClass

[cap.film film-capacitor]
PINS package
NEEDS capacitance
= pitch leadPitch
EQUAL capacitance! dielectric~ pitch
GE voltage_rated
LE tolerance~100%

[cap.alu_tht cap.alu_smd cap.snap cap.poly aluminium-radial aluminium-smd aluminium-snap-in polymer-capacitor]
NEEDS capacitance
PINS package
EQUAL capacitance! diameter~5% pitch~5% type
GE voltage_rated lifetime~50% ripple_current~20%
LE tolerance~100% esr~30% height~10% length~10%

[cap.tant tantalum-capacitor supercapacitor]
NEEDS capacitance
PINS package
EQUAL capacitance! type
GE voltage_rated
LE tolerance~100% esr~50%

[ind.power ind.smd ind.tht power-inductor moulded-inductor rf-inductor multilayer-inductor leaded-inductor]
NEEDS inductance
PINS package
EQUAL inductance!
GE current_rated~10% isat~15% srf~20% q_factor~25%
LE dcr~30% tolerance~100%
SET_INCLUDES qualification
IGNORE type packaging

[emi.bead ferrite-bead]
NEEDS impedance
PINS package
EQUAL impedance!~25% channel_count!
GE current_rated~10%
LE dcr~50% tolerance~100%

[emi.cm common-mode-choke]
NEEDS impedance inductance
PINS package
EQUAL impedance!~25% inductance!~25% channel_count! lines!
GE current_rated~10% voltage_rated insulation_res~
LE dcr~50% height~10%

[xtal.crystal xtal.cer crystal crystal-32k]
NEEDS frequency
PINS package
EQUAL frequency! load_cap!~12%
LE freq_tolerance~100% freq_stability~100% esr~30%
IGNORE type packaging

[xtal.osc xtal.tcxo oscillator]
NEEDS frequency
PINS package
EQUAL frequency! output_type!
COVERS supply_voltage~25% voltage_rated~25%
LE freq_tolerance~100% freq_stability~100% quiescent_current~50%

[tran.mos wbg.sic_m mosfet-n mosfet-p sic-mosfet]
NEEDS vds
PINS package
= polarity_type type
EQUAL polarity_type! circuit
GE vds drain_current~15% vgs~20% power~50%
LE rds_on~25% vgs_th~40% ciss~ coss~ crss~ gate_charge~50%

[tran.bjt tran.darl bipolar-transistor power-transistor]
NEEDS vceo
PINS package
= hfe gain
= polarity_type type
EQUAL polarity_type! hfe~400%
GE vceo ic~20% vebo~20% ft~40% power~30%
LE vce_sat~50% icbo~

[tran.digital digital-transistor]
PINS package
= polarity_type type
EQUAL polarity_type! resistorR1! resistorR2! input_resistor!~30% hfe~
GE vceo ic~20%

[tran.igbt igbt]
PINS package
= polarity_type type
EQUAL polarity_type!
GE vceo ic~10%
LE vce_sat~15% gate_charge~40%

[diode.schottky diode.fast diode.gp diode.switch diode.bridge wbg.sic_d schottky-diode rectifier-diode fast-recovery-diode switching-diode bridge-rectifier]
NEEDS vr
PINS package
EQUAL diode_config!
GE vr if_avg~10% ifsm~25%
LE vf~15% trr!~50% leak_current~ junction_cap~50%
IGNORE power packaging type

[diode.zener zener-diode]
NEEDS zener_voltage
PINS package
EQUAL zener_voltage!~2% zener_range~5% diode_config!
GE power~20%
LE tolerance~100% zener_impedance~50% leak_current~

[prot.tvs prot.esd prot.tss tvs-diode esd-protection]
NEEDS vrwm
PINS package
EQUAL vrwm!~8% breakdown_voltage!~15% polarity! channel_count! x_unidirectional_channels x_bidirectional_channels
GE ppp~10% ipp~15%
LE clamp_voltage~15% junction_cap~40% leak_current~
SET_INCLUDES protection_level~
IGNORE type packaging

[prot.var varistor]
NEEDS varistor_voltage
PINS package
= surgeCurrent ipp
= acVoltage x_maximum_ac_volts
= x_maximum_dc_volts voltage_rated voltage_max
EQUAL varistor_voltage!~6% pitch~5% diameter~5%
GE surgeCurrent~10% acVoltage~5% x_maximum_dc_volts~5% x_energy~20% power~20%
LE clamp_voltage~10%
IGNORE capacitance x_maximum_energy x_typical_capatitance packaging

[prot.gdt gas-discharge-tube]
NEEDS breakdown_voltage
PINS package
= breakdown_voltage x_dc_spark_over_voltage x_voltage_dc_spark_over_nom
= surgeCurrent x_impulse_discharge_current x_nominal_impulse_discharge_current
EQUAL breakdown_voltage!~10% x_number_of_poles!
GE surgeCurrent~10%
LE tolerance~50%

[fuse.ptc resettable-fuse]
NEEDS hold_current
PINS package
= voltage_rated voltage_max
= x_current_max current_rated
EQUAL hold_current!~5% trip_current~25%
GE voltage_rated x_current_max~20%
LE x_time_to_trip_max~ x_resistance_post_trip_r1_max~50% height~20% length~10% width~10% pitch~5%
IGNORE power x_resistance_initial_ri_min x_maximum_time_to_trip packaging

[fuse.fuse fuse.tco chip-fuse tube-fuse]
NEEDS current_rated
PINS package
EQUAL current_rated! speed! x_rated_functioning_temperature!~2% type
GE voltage_rated x_interrupt_rating~20% x_breaking_capacity~20%

[scr.* triac]
PINS package
GE onCurrent it_rms blockingVoltage vdrm
LE triggerCurrent~30% igt~30% hold_current~100%

[led.* chip-led leaded-led addressable-led ir.led infrared]
NEEDS light_color wavelength color_temp
PINS package
= if_forward forwardCurrent
= light_color colour color x_emitted_color
= luminous intensity
= wavelength x_dominant_wavelength
EQUAL output_type! light_color! wavelength!~3% color_temp~10% diode_config! viewing_angle~30% lens~ mounting diameter~5%
GE if_forward~20% luminous~40%
LE vf~15%
IGNORE x_lamp_holder_type power packaging
`;

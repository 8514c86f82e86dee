// What holds for every kind of part, where the rules of its own kind say nothing: names of parameters, and how each is compared.

export const RULES_FOR_ALL = `
[*]
RATING supply_voltage input_voltage x_voltage_input_ac vcca vccb commonModeVoltage voltage_rated voltage_max acVoltage x_maximum_dc_volts vr vceo vebo vgs switch_voltage current_rated isat output_current x_current_output_maximum_value x_current_max x_steady_state_current_max ripple_current if_avg if_forward ifsm ipp surgeCurrent ic drain_current driveCurrent contact_current iol ioh power ppp output_power_max x_energy x_interrupt_rating x_breaking_capacity
= supply_voltage supplyVoltage x_supply_voltage_single
= input_voltage inputVoltage x_input_voltage_dc
= output_voltage outputVoltage
= voltage_rated voltage
= voltage_max workingVoltage
= op_temp temperature
= current_rated ratedCurrent
= dcr dcResistance
= load_cap loadCapacitance
= freq_tolerance frequencyTolerance x_frequency_tolerance
= temp_coef tempCoefficient
= vr reverseVoltage
= if_avg forwardCurrent
= vf forwardVoltage x_forward_voltage_vf
= trr recoveryTime
= diode_config arrangement
= vds drainVoltage
= drain_current drainCurrent
= rds_on onResistance
= vgs_th gateThreshold threshold_voltage
= polarity_type transistorPolarity channel_type
= vceo collectorVoltage
= ic collectorCurrent
= ft transitionFrequency
= vce_sat saturationVoltage
= vrwm standOffVoltage
= breakdown_voltage breakdownVoltage x_breakdown_voltage_vbr
= clamp_voltage clampVoltage x_clamping_voltage_ipp
= ppp pulsePower x_peak_pulse_power_ppp_8_20us
= ipp x_peak_pulse_current_ipp_8_20us
= junction_cap lineCapacitance x_junction_capacitance_cj_1mhz
= zener_voltage zenerVoltage
= output_current outputCurrent x_max_output_current
= quiescent_current quiescentCurrent x_quiescent_current_max
= channel_count channels
= slew_rate slewRate x_slew_rate_sr
= vos offsetVoltage x_input_offset_voltage_vos
= ib x_input_bias_current_ib
= prop_delay propagationDelay x_max_propagation_delay
= data_rate dataRate x_data_rate_max
= comm_mode duplex
= mem_size memorySize
= mem_type memoryType
= isolation_voltage isolation x_insulated_voltage
= connector_type connectorType
= pins positions
= contact_current contactCurrent
= coil_voltage coilVoltage
= circuit contactForm
= op_force actuationForce
= hold_current holdCurrent
= varistor_voltage varistorVoltage
= cpu_core core
= flash_size flash
= ram_size ram
= io_count ioCount
= output_type outputType
= color colour
= color_temp colourTemperature
= ctr transferRatio
= frequency switchingFrequency
= wireless wirelessStandard
= cells batteryCells
EQUAL resistance! capacitance! inductance! zener_voltage! zener_range~5% output_voltage! frequency~10% varistor_voltage! threshold! coil_voltage! hold_current! polarity! polarity_type! diode_config! topology! function! logic_type! mem_size! mem_type~ connector_type! pins! pitch! rows! gender! circuit! turns elements! resistors! cpu_core! core_bits! motorType! load_type cellSize! battery_type! fuseSize! thread! displaySize! digits! wireless! output_type~ comm_mode! driver_receiver! color~ light_color! wavelength~3% color_temp~10% impedance~10% lines! load_cap~10% vrwm!~8% breakdown_voltage~10% betaValue~3% cells! type~ resistorR1! resistorR2! input_resistor! axes sensor_type! regulation! switch_tube~ driven_config! switch_circuit! osc_type~ reset_level! reference_type~ input_type~ adc_arch~ technology~ sync_rect~ dimming~ vmon! drivers~ outputs! mounting leadPitch pins_per_row! row_spacing pin_structure~ pushSwitch! pulses! slotWidth! characterHeight~5% freq_range~10% frequencyBand~2% antenna~ ports~ termination~ actuator~ contact_type~ lens~ wireGauge! awg! wire_mm2~5% speed! material~ toolType! duty~ trip_current~20% reset_timeout~50% viewing_angle~20% gain~20% micSensitivity~10% ctr~30% nodes~ shaftLength~5% op_force~20% coil_resistance~10% channel_count!
GE voltage_rated voltage_max power~20% current_rated~10% isat~10% vr if_avg if_forward surgeCurrent~20% ifsm~20% ppp~10% ipp~10% vceo vebo~20% ic~10% vds drain_current~15% vgs onCurrent it_rms blockingVoltage vdrm acVoltage load_voltage output_current chargeCurrent driveCurrent~10% contact_current~10% ft~30% bandwidth~20% gbp~20% slew_rate~20% resolution! dac_bits adc_bits sampleRate data_rate isolation_voltage clock cpu_speed~10% flash_size ram_size io_count logicCells capacity~5% efficiency~3% lifetime~30% ripple_current~10% psrr~15% cmrr~15% snr~5% srf~10% q_factor~20% insulation_res~ cmti~20% intensity~20% luminous~20% txPower~10% iol~20% ioh~20% life_cycles~ gainDbi~20% switch_voltage contact_rating output_power_max~10%
LE tolerance~400% accuracy~50% temp_coef~100% esr~30% dcr~20% vf~15% trr~20% leak_current~ clamp_voltage~10% junction_cap~30% vce_sat~20% icbo~ rds_on~15% vgs_th~40% gate_charge~30% ciss~40% coss~40% crss~50% dropout~20% quiescent_current~100% standby_current~100% op_current~20% prop_delay~20% vos~30% vos_tc~50% ib~ ios~ noise_density~30% freq_tolerance~100% freq_stability~100% temperatureAccuracy humidityAccuracy~ positionAccuracy~ zener_impedance~30% triggerCurrent~20% igt~20% ripple~20% height~10% diameter length~5% width~5% thermalResistance~10% contact_res~50% insertion_loss~10% tx_current~20% rx_current~20% operate_time~20% release_time~20% response_time~20% rise_time~100% fall_time~100% settling~20% on_time~30% off_time~30% inl~50%
COVERS supply_voltage~25% commonModeVoltage~10% pressureRange currentRange lightRange~ sensingRange~10% hfe~50% gain_range~ vcca~25% vccb~25%
REACHES op_temp~20% input_voltage~25%
SET_INCLUDES interface~ protection_level~ qualification safetyClass features~ rail_to_rail~
CLASS dielectric~1
IGNORE x_welding_temperature_max x_soldering_temperature_max x_certifications packaging series plastic_material flame_rating contact_material contact_plating sensitivity dual_supply
`;

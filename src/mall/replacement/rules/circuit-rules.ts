// What integrated circuits, optocouplers and power modules must do to stand in for one another.

export const CIRCUIT_RULES = `
[pmic.ldo ldo-regulator linear-regulator]
CODE output_voltage
NEEDS output_voltage
PINS function
= input_voltage supply_voltage voltage_max
IF output_type ADJUSTABLE GE output_voltage~20%
EQUAL output_voltage!~1% output_type! polarity! outputs!
GE output_current~10% psrr~20%
LE dropout~50% quiescent_current~100% standby_current~100% accuracy~50% tolerance~50%
REACHES input_voltage~20%
SET_INCLUDES features~
IGNORE x_noise packaging

[pmic.vref voltage-reference]
CODE output_voltage
NEEDS output_voltage
PINS function
IF output_type ADJUSTABLE GE output_voltage~20%
EQUAL output_voltage!~1% output_type! reference_type!
GE output_current~20%
LE accuracy~50% tolerance~50% temp_coef~100% quiescent_current~100%
REACHES input_voltage~20% supply_voltage~20%

[pmic.dcdc dc-dc-converter]
CODE output_voltage
IF output_type ADJUSTABLE GE output_voltage~20%
EQUAL output_voltage!~1% output_type! topology! function! outputs! switch_tube sync_rect~ frequency~50%
GE output_current~10%
LE quiescent_current~100%
REACHES input_voltage~20% supply_voltage~20%
SET_INCLUDES features~

[pmod.* dc-dc-module isolated-dc-dc ac-dc-module enclosed-power-supply]
NEEDS output_voltage x_voltage_output_1
EQUAL output_voltage!~1% x_voltage_output_1!~1% outputs! regulation x_isolated_or_voltage_regulation x_isolation_or_not x_conversion_type x_output_channel! x_output_count!
GE power~10% output_current~10% isolation_voltage x_current_output_maximum_value~10% efficiency~5% load_cap~ x_maximum_capacitive_load~
LE height~10% length~5% width~5% ripple~50% x_output_voltage_accuracy~100% x_quiescent_dissipation~
COVERS input_voltage~25% x_voltage_input_ac~25%

[pmic.reset reset-supervisor]
NEEDS threshold
PINS function
EQUAL threshold!~1% output_type! reset_level! vmon! type reset_timeout~50%
COVERS supply_voltage~25% input_voltage~25%
LE quiescent_current~100%
SET_INCLUDES function~

[amp.op amp.prec op-amp]
PINS function
= gbp bandwidth
EQUAL channel_count!
GE gbp~30% slew_rate~30% output_current~30% cmrr~15% psrr~15% voltage_max~15%
LE vos~50% vos_tc~ ib~ ios~ noise_density~50% quiescent_current~100%
COVERS supply_voltage~25%
SET_INCLUDES rail_to_rail~
IGNORE dual_supply features x_input_offset_current_drift_ios_tc packaging

[amp.cmp comparator]
PINS function
EQUAL channel_count! output_type
LE prop_delay~50% response_time~50% vos~50% ib~ ios~ quiescent_current~100%
GE voltage_max~15% cmrr~15%
COVERS supply_voltage~25%
SET_INCLUDES rail_to_rail~
IGNORE dual_supply elements features x_output_mode

[intf.can intf.485 intf.232 can-transceiver rs485-transceiver rs232-transceiver]
PINS function
EQUAL comm_mode! channel_count driver_receiver drivers type
GE data_rate~20% isolation_voltage nodes~50%
COVERS supply_voltage~25%
LE quiescent_current~
SET_INCLUDES protection_level~ features~

[mem.* eeprom nor-flash nand-emmc sram-dram]
NEEDS mem_size
PINS function
= frequency clock
EQUAL mem_size! mem_type! interface!
GE frequency~30% life_cycles~90% x_program_erase_cycles~90% x_data_retention_tdr_year~
LE standby_current~ x_write_cycle_time_tw~100%
COVERS supply_voltage~25%
IGNORE features x_page_programming_time_tpp x_block_erase_time_tbe

[logic.gate logic-gate flip-flop buffer-transceiver multiplexer-decoder shift-register-counter analog-switch]
= technology series
EQUAL function! logic_type! channel_count! elements~ technology~ output_type input_type
COVERS supply_voltage~25%
GE iol~30% ioh~30%
LE prop_delay~50% quiescent_current~
IGNORE features packaging x_input_logic_level_high x_input_logic_level_low

[logic.* intf.asw]
= technology series
EQUAL function~ logic_type~ channel_count elements~ technology~ output_type input_type
COVERS supply_voltage~25%
GE frequency~30% iol~30% ioh~30%
LE prop_delay~50% quiescent_current~
IGNORE features packaging

[optoc.tr optocoupler]
PINS function
= vceo load_voltage
EQUAL output_type! outputs! channel_count! input_type! ctr~50%
GE isolation_voltage vceo~20% if_forward~20% output_current~30% vr~20%
LE vf~20% rise_time~100% fall_time~100% vce_sat~

[optoc.*]
EQUAL output_type! channel_count! outputs! input_type! x_zero_crossing_circuit!
GE isolation_voltage load_voltage data_rate~20%
COVERS supply_voltage~25%

[mcu.* mcu-32 mcu-8 mcu-risc-v fpga-cpld]
NEEDS cpu_core logicCells
= cpu_speed clock
EQUAL cpu_core! core_bits~ mem_type~ osc_type~
GE cpu_speed~10% flash_size ram_size io_count~5% adc_bits~20% dac_bits~20% x_eeprom~
COVERS supply_voltage~40%
SET_INCLUDES interface~ features~ x_peripheral_function~
EQUAL x_direct_memory_access~ x_infrared_data_association~ x_universal_serial_bus x_pwm_bit~
IGNORE type x_watchdog x_low_voltage_detect x_low_voltage_detection_threshold packaging

[temperature-sensor sens.temp]
SET_INCLUDES interface!

[wifi-module bluetooth-module lora-module cellular-module gnss-module rfmod.*]
SET_INCLUDES wireless interface
`;

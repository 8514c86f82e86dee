// What connectors, switches, relays and what makes a sound must do to stand in for one another.

export const MECHANICAL_RULES = `
[cwire.w2b cacc.house wire-to-board connector-housing]
NEEDS pitch
PINS function
EQUAL pitch! pins! rows! pins_per_row! pin_structure! row_spacing! series gender! mounting x_with_locker~
GE current_rated~20% voltage_rated~20%
IGNORE color height length width plastic_material flame_rating features x_with_wings x_y_width_of_bottom_edge_on_board x_x_length_of_bottom_edge_on_board_spacing

[cwire.pin cwire.fem pin-header female-header ic-socket]
NEEDS pitch
PINS package
EQUAL pitch! pins! rows! pins_per_row! pin_structure! row_spacing! mounting! height~10% x_length_of_mating_pin~10% x_holes_direction gender! x_circluar_pins_square_pins~ x_circular_hole_square_hole~ x_pin_length~10% x_length_of_end_connection_pin~10%
GE current_rated~20% voltage_rated~20%

[cwire.ffc ffc-fpc-connector]
NEEDS pitch
PINS function
EQUAL pitch! pins! x_number_of_conductors! mounting! contact_type height~15% x_ffc_fcb_thickness~10% x_insert_thickness~10% length~5%
GE current_rated~20% voltage_rated~20%

[cterm.crimp]
PINS function
= wire_mm2 x_wire_gauge_sqmm
EQUAL connector_type! x_terminal_type! x_head_type! x_product_type series x_jacket_type x_tail_type x_screw_hole_size! x_diameter_of_bolt_mouth!~5% x_for_insertion_insertion_piece_thickness~5% x_length_of_fit~5% x_head_width~5% x_number_of_leg x_connectable_bits x_pin_spacing_adjacent~5% x_tail_diameter~10% x_appearance_and_shape~
COVERS awg~30% wire_mm2~30% x_insulation_od~30%
GE current_rated~20% voltage_rated~20%
IGNORE x_overall_length x_ontology_coating x_body_material x_jacket_color height

[cterm.* pluggable-terminal screw-terminal spring-terminal]
PINS function
EQUAL pitch! pins! rows! pins_per_row! pin_structure! connector_type mounting termination gender! x_outlet_direction_vertical_basis x_fixed_form~
GE current_rated~20% voltage_rated~20%
COVERS awg~30% wire_mm2~30%
IGNORE color

[cdata.* usb-connector]
PINS function
EQUAL connector_type! pins! gender! mounting! ports! interface length~5%
GE current_rated~20% voltage_rated~20% life_cycles~50%
IGNORE color

[cbb.* cwire.* crf.* board-to-board idc-connector]
EQUAL pitch! pins! rows! pins_per_row! gender! mounting! connector_type height~5% length~5% interface~ x_system_fit_height~5% x_coding_scheme! x_socket_specification!
GE current_rated~20% voltage_rated~20%
IGNORE color

[sw.tact tactile-switch]
PINS package
EQUAL length!~3% width!~3% height~5% circuit! mounting! actuator~ termination~ op_force~25% x_with_bracket~
GE voltage_rated~50% contact_current~20% life_cycles~70% insulation_res~
SET_INCLUDES protection_level
IGNORE color x_with_lamp x_strike_gundam packaging

[relay.* power-relay signal-relay]
NEEDS coil_voltage
PINS function
EQUAL coil_voltage! circuit! coil_resistance~15% pins!
GE contact_current~5% switch_voltage~10%
LE power~20% operate_time~50% release_time~50% contact_res~100%
IGNORE contact_rating contact_material

[aud.* buzzer speaker ir.rx ir-receiver]
PINS package
EQUAL frequency~5% impedance~10% type

[battery batt.*]
PINS package
EQUAL voltage_rated! cellSize! battery_type!

[rotary-encoder sw.rotary]
EQUAL pushSwitch! mounting pulses! shaftLength~5%

[sw.* dip-switch ant.* antenna]
PINS function

[hw.*]
PINS package
`;

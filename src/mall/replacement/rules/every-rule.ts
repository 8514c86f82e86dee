// The rules by which parts replace one another, a paragraph for each kind of part; the paragraph for all kinds comes last.
import { CIRCUIT_RULES } from './circuit-rules.ts';
import { DISCRETE_RULES } from './discrete-rules.ts';
import { MECHANICAL_RULES } from './mechanical-rules.ts';
import { RULES_FOR_ALL } from './rules-for-all.ts';

/**
 * A paragraph is for the categories in its brackets; `res.*` is every one that begins with `res.`. Its lines:
 *
 * - `EQUAL | GE | LE | COVERS | REACHES | SET_INCLUDES | CLASS | IGNORE` and keys: how these parameters are compared.
 *   `key!` decides what the part is: a miss is no replacement at all. `key` is a rating: a miss is a redesign.
 *   `key~20%` is soft: a miss by up to 20 % is slight, and by up to twice as much it may be the only one; `key~`: any miss is slight.
 *   `key!~5%`: slight up to 5 %, no replacement beyond.
 * - `RATING key key`, in the paragraph for all: supplies, currents, voltages and powers that a part has to bear in whatever
 *   category; a miss beyond a rule's tolerance is a redesign at once. What a part draws (LE) is none.
 * - `IF output_type ADJUSTABLE GE …`: the same, where the part to be replaced says so.
 * - `= key other other`: names of one parameter.
 * - `PINS package | function`: equal packages mean equal pins; or: parts of one function and package usually have equal pins.
 *   Without such a line only equal base numbers or a published pair say so.
 * - `CODE output_voltage`: the number says it where the catalogue does not: LM2596S-5.0.
 * - `NEEDS key key`: who says none of them does not say what he is, and can be drop-in for nobody.
 *
 * Chosen: what an engineer checks before he swaps a part; ratings must not fall, what a circuit is tuned to must stay, losses
 * may grow a little.
 */
export const everyRule = [DISCRETE_RULES, CIRCUIT_RULES, MECHANICAL_RULES, RULES_FOR_ALL]
  .map((text) => text.trim())
  .join('\n\n');

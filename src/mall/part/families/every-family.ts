// All part families that the mall can read and build, in the order of the catalogue.
import type { PartFamily } from '../family.ts';
import { ceramicCapacitorFamilies } from './ceramic-capacitor.ts';
import { connectorFamilies } from './connector.ts';
import { diodeFamilies } from './diode.ts';
import { electrolyticCapacitorFamilies } from './electrolytic-capacitor.ts';
import { electromechanicalFamilies } from './electromechanical.ts';
import { ferriteBeadFamilies } from './ferrite-bead.ts';
import { filmTantalumFamilies } from './film-tantalum-capacitor.ts';
import { frequencyFamilies } from './frequency.ts';
import { fuseFamilies } from './fuse.ts';
import { inductorFamilies } from './inductor.ts';
import { ledFamilies } from './led.ts';
import { logicFamilies } from './logic.ts';
import { powerModuleFamilies } from './power-module.ts';
import { regulatorFamilies } from './regulator.ts';
import { resistorFamilies } from './resistor.ts';
import { transistorFamilies } from './transistor.ts';
import { suppressorFamilies } from './tvs.ts';
import { zenerFamilies } from './zener.ts';

/** Every family. Their codes are unique; a part number is built by one family of its brand at most. */
export const everyFamily: readonly PartFamily[] = [
  ...resistorFamilies,
  ...ceramicCapacitorFamilies,
  ...electrolyticCapacitorFamilies,
  ...filmTantalumFamilies,
  ...inductorFamilies,
  ...ferriteBeadFamilies,
  ...frequencyFamilies,
  ...diodeFamilies,
  ...zenerFamilies,
  ...suppressorFamilies,
  ...transistorFamilies,
  ...regulatorFamilies,
  ...logicFamilies,
  ...connectorFamilies,
  ...electromechanicalFamilies,
  ...fuseFamilies,
  ...ledFamilies,
  ...powerModuleFamilies,
];

// Endings of part numbers that only say how a part is packed or that it is free of lead: LM358DR/NOPB, PDTC113ZT,215, AD620ARZ-REEL7.

const SUFFIX =
  /(?:[-/#+ ](?:TR|T&R|T|REEL\d?|R7|RL7?|CT|ND|DKR|NOPB|PBF|TRPBF|TUBE|TAPE|CUT|BULK|LF|ROHS)|,\d{3}|\+T?|#TRPBF|TR)$/i;
const SHORTEST = 5; // chosen: what is left must still be a part number

/** The part number without such endings; undefined where it has none. */
export function withoutPacking(partNo: string): string | undefined {
  let rest = partNo.trim();
  for (let times = 0; times < 2; times++) {
    const shorter = rest.replace(SUFFIX, '');
    if (shorter === rest || shorter.replaceAll(/[^A-Za-z0-9]/g, '').length < SHORTEST) break;
    rest = shorter;
  }
  return rest === partNo.trim() ? undefined : rest;
}

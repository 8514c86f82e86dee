// How large a bill of materials may be.

/** domain 3.3 quickOrder: no limit below 5,000. */
export const BOM_LINES = 5_000;
/** chosen: what somebody without an account types or pastes. */
export const GUEST_LINES = 200;
/** chosen: bills that one member keeps. */
export const BOMS_KEPT = 200;
/** chosen: signs of pasted text, well below what one call may carry. */
export const PASTED_SIGNS = 300_000;
/** chosen: bytes of pasted text as a call carries them, with room for the rest of it; what is longer goes in as a file. */
export const PASTED_BYTES = 500_000;

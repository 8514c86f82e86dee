// How large files may be that calls take in, known to those who send them and to those who read them.

export const PICTURE_BYTES = 4 * 1024 * 1024; // spec §5: 4.0 MB an image
/** chosen: a list of 5,000 lines has a tenth of it, the pictures beside it perhaps the rest. */
export const SHEET_BYTES = 10 * 1024 * 1024;

// The counter behind document numbers.
import { pgSequence } from 'drizzle-orm/pg-core';

export const documentNumber = pgSequence('document_number');

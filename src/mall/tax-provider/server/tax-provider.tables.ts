// A store's keys at its provider, and what the provider was asked to issue.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { invoice } from '#mall/invoice/server/invoice.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { JobState } from '../provider-process.ts';

export const providerAccount = table('provider_account', {
  storeId: ref()
    .primaryKey()
    .references(() => store.storeId),
  appKey: text().notNull(),
  /** Both hidden. */
  appSecret: text().notNull(),
  accessToken: text().notNull().default(''),
  /** Until when the token serves. */
  tokenUntil: moment(),
  updatedAt: moment().notNull(),
});

/** What is done next: a sheet is asked for and queried; a red letter's form comes before. */
export type JobStep = 'FORM' | 'FORM_QUERY' | 'ASK' | 'QUERY';

export const providerJob = table(
  'provider_job',
  {
    jobId: key(),
    /** The sheet's or the red letter's number: the provider knows it by that. */
    jobSn: text().notNull().unique(),
    storeId: refTo(() => store.storeId),
    invoiceSn: snTo(() => invoice.invoiceSn),
    /** Within its application, from 1; 0: a red letter. */
    seq: integer().notNull(),
    state: text().$type<JobState>().notNull(),
    step: text().$type<JobStep>().notNull(),
    version: integer().notNull().default(1),
    /** Grows with each new try, and the number with it. */
    attempt: integer().notNull().default(1),
    /** How often it was asked, since when. */
    asked: integer().notNull().default(0),
    since: moment().notNull(),
    /** The provider's numbers of it: of the sheet, of the red letter's form. */
    serial: text().notNull().default(''),
    form: text().notNull().default(''),
    number: text().notNull().default(''),
    issuedOn: text().notNull().default(''),
    tax: amount(),
    fileIds: jsonb().$type<number[]>().notNull().default([]),
    cause: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.invoiceSn),
    check('provider_job_issued', sql`(${t.state} = 'ISSUED') = (${t.number} <> '')`),
  ],
);

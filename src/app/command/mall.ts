// `npm run mall -- <verb>`: what nobody can do in a browser yet when a mall is new — its first operator, its first store, its texts.
import { parseArgs } from 'node:util';
import type { Work, Workshop } from '#kit/db/work.ts';
import { findFailingTimers, retryFailingTimers } from '#kit/jobs/timer.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import { issueSetupTicket } from '#mall/login/server/login.ts';
import { PLATFORM_ROLES, type PlatformRole } from '#mall/member/actor.ts';
import { findMemberByAccount } from '#mall/member/server/member.ts';
import { findGivenUp, retryGivenUp } from '#mall/message/server/message.ts';
import { keepTransferAccount } from '#mall/payment/server/payment.ts';
import { unlockMember } from '#mall/second-factor/server/second-factor.ts';
import { OPENING_ITEMS, OPENING_KEYS } from '#mall/setting/opening.ts';
import { findTokenSecret, isMallOpen } from '#mall/setting/server/setting.ts';
import { findUntaken, retryUntaken } from '#mall/webhook/server/webhook.ts';
import { readEnvironment } from '../environment.ts';
import { openingChecks } from '../opening-checks.ts';
import { roomListeners } from '../rooms.ts';
import { askPassword } from './ask-password.ts';
import { installStarter } from './install-starter.ts';
import { COMMAND, makeOperator } from './make-operator.ts';
import { onDatabase } from './on-database.ts';
import { openStore } from './open-store.ts';

const USAGE = `npm run mall -- <verb>      each may be said again: the same end

  operator --name <member> [--mobile <m>] [--email <e>] [--roles operator,finance,auditor] [--grant] [--password-file <file> | --link]
      an operator of the platform. His password comes from the file, from MALL_OPERATOR_PASSWORD, or is asked for.
      --link: he chooses it himself, at an address that is printed here and good once, for half an hour
      --grant: an account that is there already is given the roles
  store --code <code> --name-zh <name> --name-en <name> --owner <member> [--self] [--freight 10] [--free-from 200] [--tel <t>]
      a store that is being made ready, and who operates it: he opens it at /seller. --self: the mall's own. --freight and --free-from in yuan
  account --name <company> --bank <bank> --number <number>
      where bank transfers go; until it is said, nobody can pay by transfer
  unlock --name <member>
      ends his second factor and all his logins: for who has lost his authenticator and his recovery codes
  check
      what the mall still needs before it opens; ends with 1 while something that must be is missing
  failed [--again]
      what has failed behind the mall's back: timers, messages that no provider took, webhooks that nobody took. --again: all of it is tried once more
  starter
      the texts that come with every mall, where they are missing (\`npm run migrate\` does it too)
`;

/** How a command ended, and what it says to whoever typed it. */
export interface Ended {
  status: number;
  said: string;
}

type Verb = (args: string[]) => Promise<string | Ended>;

const said = <T>(value: T | undefined, option: string): T => {
  if (value === undefined) throw new Error(`--${option} is missing.\n\n${USAGE}`);
  return value;
};

function readRoles(typed: string | undefined): PlatformRole[] {
  if (typed === undefined) return [...PLATFORM_ROLES];
  return typed.split(',').map((one) => {
    const role = PLATFORM_ROLES.find((known) => known === one.trim());
    if (!role) throw new Error(`There is no role “${one.trim()}”: ${PLATFORM_ROLES.join(', ')}.`);
    return role;
  });
}

function yuanOf(typed: string, option: string): Cents {
  const amount = parseCents(typed);
  if (amount === undefined || amount < 0)
    throw new Error(`--${option} takes yuan, as 10 or 9.50, not ${typed}.`);
  return amount;
}

const VERBS: Readonly<Record<string, Verb>> = {
  async operator(args) {
    const { values } = parseArgs({
      args,
      options: {
        name: { type: 'string' },
        mobile: { type: 'string' },
        email: { type: 'string' },
        roles: { type: 'string' },
        grant: { type: 'boolean', default: false },
        'password-file': { type: 'string' },
        link: { type: 'boolean', default: false },
      },
    });
    const { mobile, email, grant: mayGrant, link: hasLink } = values;
    const roles = readRoles(values.roles);
    const wish = { name: said(values.name, 'name'), mobile, email, mayGrant, roles, hasLink };
    let password: string | undefined;
    const environment = readEnvironment(process.env);
    const [made, ticket] = await inTheMall(
      async (work) => {
        const operator = await makeOperator(work, { ...wish, password });
        if (!hasLink || operator.hasPassword) return [operator, undefined] as const;
        const secret = new TextEncoder().encode(await findTokenSecret(work, environment.tokenSecret));
        return [operator, await issueSetupTicket(work, secret, operator.memberId)] as const;
      },
      async (workshop) => {
        if (!hasLink && !(await workshop.reading('en', (work) => findMemberByAccount(work, wish.name))))
          password = await askPassword(values['password-file']);
      },
    );
    const granted = made.granted.join(', ');
    const begins = made.isNew
      ? `${wish.name} works for the platform now: ${granted}.`
      : granted
        ? `${wish.name} has new roles: ${granted}.`
        : `${wish.name} works for the platform already.`;
    if (ticket === undefined) return made.isNew ? `${begins} He logs in at /login.` : begins;
    const { publicUrl, host, port } = environment;
    const address = `${publicUrl ?? `http://${host}:${port}`}/setup?k=${ticket}`;
    return `${begins} He chooses his password within half an hour, once, at\n${address}`;
  },

  async store(args) {
    const { values } = parseArgs({
      args,
      options: {
        code: { type: 'string' },
        'name-zh': { type: 'string' },
        'name-en': { type: 'string' },
        owner: { type: 'string' },
        self: { type: 'boolean', default: false },
        freight: { type: 'string', default: '10' },
        'free-from': { type: 'string' },
        tel: { type: 'string', default: '' },
      },
    });
    const code = said(values.code, 'code');
    const free = values['free-from'];
    const wish = {
      code,
      nameZh: said(values['name-zh'], 'name-zh'),
      nameEn: said(values['name-en'], 'name-en'),
      owner: said(values.owner, 'owner'),
      isSelfOperated: values.self,
      freightFee: yuanOf(values.freight, 'freight'),
      freeFreightFrom: free === undefined ? null : yuanOf(free, 'free-from'),
      serviceTel: values.tel,
    };
    const { isNew } = await inTheMall((work) => openStore(work, wish));
    return isNew
      ? `The store ${code} is there, and ${wish.owner} operates it at /seller. Bring its goods at /admin/catalog or with \`npm run import -- <file> --store ${code}\`; he opens it at /seller/index when return address and warehouse are said.`
      : `The store ${code} is there already, and ${wish.owner} operates it.`;
  },

  async account(args) {
    const option = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { name: option, bank: option, number: option } });
    const account = {
      accountName: said(values.name, 'name'),
      bank: said(values.bank, 'bank'),
      account: said(values.number, 'number'),
    };
    await inTheMall((work) => keepTransferAccount(work, account));
    return `Transfers go to ${account.accountName}, ${account.bank}, ${account.account}.`;
  },

  async unlock(args) {
    const { values } = parseArgs({ args, options: { name: { type: 'string' } } });
    const name = said(values.name, 'name');
    const { hadFactor, sessions } = await inTheMall(async (work) => {
      const member = await findMemberByAccount(work, name);
      if (!member) throw new Error(`There is no member ${name}.`);
      return unlockMember(work, member.memberId, COMMAND);
    });
    const factor = hadFactor ? 'His second factor is off' : 'He had no second factor';
    return `${factor}; ${sessions === 1 ? '1 login' : `${sessions} logins`} of ${name} ended.`;
  },

  async check() {
    const environment = readEnvironment(process.env);
    const { isProduction, senders, publicUrl } = environment;
    const check = openingChecks({
      isProduction,
      hasSms: !isProduction || senders.sms !== undefined,
      hasMail: !isProduction || senders.smtp !== undefined,
      isHttps: publicUrl?.startsWith('https:') ?? false,
    });
    const [done, isOpen] = await inTheMall(
      async (work) => [await check(work), await isMallOpen(work)] as const,
    );
    const lines = OPENING_KEYS.map((key) => {
      const { must, title, how } = OPENING_ITEMS[key];
      return `${done[key] ? '  done  ' : must ? '  MUST  ' : '  should'}  ${title.en}${done[key] ? '' : ` (${how.en})`}`;
    });
    const isReady = OPENING_KEYS.every((key) => done[key] || !OPENING_ITEMS[key].must);
    const end = isReady
      ? isOpen
        ? 'The mall is open.'
        : 'Ready: open it at /admin/open.'
      : 'Not ready to open.';
    return { status: isReady ? 0 : 1, said: [...lines, end].join('\n') };
  },

  async failed(args) {
    const { values } = parseArgs({ args, options: { again: { type: 'boolean', default: false } } });
    return inTheMall(async (work) => {
      const lines = await tellFailed(work);
      if (lines.length === 0) return 'Nothing has failed.';
      if (!values.again) return [...lines, 'Say it with --again to try all of it once more.'].join('\n');
      const timers = await retryFailingTimers(work);
      const messages = await retryGivenUp(work);
      const webhooks = await retryUntaken(work);
      const counts = `${timers} timers, ${messages} messages, ${webhooks} webhooks`;
      return [...lines, `Tried once more within a second: ${counts}.`].join('\n');
    });
  },

  async starter() {
    const texts = await inTheMall(installStarter);
    return texts.length > 0 ? `Installed: ${texts.join(', ')}.` : 'Nothing was missing.';
  },
};

/** One line for each timer, message and webhook that has failed. */
async function tellFailed(work: Work): Promise<string[]> {
  const timers = (await findFailingTimers(work)).map(
    ({ docType, docSn, event, tries, dueAt, lastError }) =>
      `  timer    ${docType} ${docSn} ${event}: failed ${tries} times, again at ${dueAt.toISOString()}; ${lastError.split('\n', 1)[0]}`,
  );
  const messages = (await findGivenUp(work)).map(
    ({ deliveryId, channel, title, tries, createdAt }) =>
      `  message  ${channel} ${deliveryId} of ${createdAt.toISOString()} “${title}”: given up after ${tries} tries`,
  );
  const webhooks = (await findUntaken(work)).map(
    ({ messageId, type, url, tries, error, createdAt }) =>
      `  webhook  ${messageId} ${type} to ${url}: given up after ${tries} tries, made ${createdAt.toISOString()}; ${error}`,
  );
  return [...timers, ...messages, ...webhooks];
}

/** In one transaction of the mall, its tables moved to the newest before. */
function inTheMall<T>(
  action: (work: Work) => Promise<T>,
  before?: (workshop: Workshop) => Promise<void>,
): Promise<T> {
  return onDatabase(
    async ({ workshop }) => {
      await before?.(workshop);
      return workshop.inTransaction('en', action);
    },
    { isMigrated: true, listeners: roomListeners },
  );
}

/** Runs `npm run mall -- <verb> …` in this process. */
export async function runVerb([verb = '', ...args]: string[]): Promise<Ended> {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run) {
    const isHelp = ['', 'help', '--help', '-h'].includes(verb);
    return {
      status: isHelp && verb !== '' ? 0 : 1,
      said: isHelp ? USAGE : `There is no “${verb}”.\n\n${USAGE}`,
    };
  }
  try {
    const ended = await run(args);
    return typeof ended === 'string' ? { status: 0, said: ended } : ended;
  } catch (error) {
    // A sentence for whoever typed it; what went wrong elsewhere says so by itself.
    return { status: 1, said: error instanceof Error ? error.message : String(error) };
  }
}

if (import.meta.main) {
  const { status, said } = await runVerb(process.argv.slice(2));
  (status === 0 ? console.log : console.error)(said);
  process.exitCode = status;
}

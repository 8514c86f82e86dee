// Chooses as whom PostgreSQL runs: it refuses to be root, and whoever it runs as must reach its programs and its files.
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One way to run PostgreSQL's programs. */
export interface Runner {
  /** The owner of the database's files and sockets under this runner. */
  uid: number;
  gid: number;
  /** The bin folder this runner can reach. */
  binaries: string;
  /** The major version of those programs, for example 18. */
  major: number;
  /** Words before the command, for example `unshare --user --`. */
  before: string[];
  /** What `spawn` is told about the user. */
  user: { uid?: number; gid?: number };
}

type Candidate = Pick<Runner, 'uid' | 'gid' | 'before' | 'user'>;

/** What PostgreSQL's programs get to see of the environment: no PG* settings, plain messages, no foreign time zone. */
export const SERVER_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** A folder's or file's owner, or undefined when it does not exist or cannot be seen. */
export function ownerOf(path: string): { uid: number; gid: number } | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function nobody(): { uid: number; gid: number } {
  try {
    const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) };
  } catch {}
  return { uid: 65534, gid: 65534 };
}

/** In a user namespace of its own a process keeps its access to its own files and has neither root's number nor its powers. */
const UNSHARED = ['unshare', '--user', '--'];

function candidates({ dataFolder, cluster }: RunnerOptions): Candidate[] {
  const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const unshared: Candidate = { ...me, before: UNSHARED, user: {} };
  if (me.uid !== 0) return [{ ...me, before: [], user: {} }, unshared];

  const owner = ownerOf(cluster);
  const other = [owner, ownerOf(dataFolder)].find((it) => it && it.uid !== 0) ?? nobody();
  const asOther: Candidate = { ...other, before: [], user: other };
  return owner?.uid === 0 ? [unshared, asOther] : [asOther, unshared];
}

/** `major` when PostgreSQL can run so; otherwise why not, and whether at least the data folder can be reached. */
type Attempt = { major: number } | { refusal: string; reachesFolder: boolean };

function attempt(candidate: Candidate, binaries: string, dataFolder: string): Promise<Attempt> {
  const script = 'cd -- "$1" && echo reached && id -un >/dev/null && exec "$2" --version';
  const shell = ['sh', '-c', script, 'sh', dataFolder, join(binaries, 'postgres')];
  const [command = 'sh', ...words] = [...candidate.before, ...shell];
  return new Promise((resolve) => {
    const options = { ...candidate.user, cwd: '/', env: SERVER_ENVIRONMENT, timeout: 10_000 };
    execFile(command, words, options, (error, stdout, stderr) => {
      const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
      if (!error && major) resolve({ major });
      else
        resolve({
          refusal: stderr.trim() || error?.message || '',
          reachesFolder: stdout.startsWith('reached'),
        });
    });
  });
}

export interface RunnerOptions {
  dataFolder: string;
  /** PostgreSQL's own folder inside `dataFolder`; need not exist. */
  cluster: string;
  /** The bin folder to prefer. */
  binaries: string;
  /** Copies the programs to where another user reaches them and gives the copy's bin folder; leave it out when they are not ours to copy. */
  copy?: () => Promise<string>;
}

/**
 * The first way of running PostgreSQL that works here. An ordinary user runs it as himself. Root runs it as the files'
 * owner (nobody, for new files in root's folder), or in a user namespace when another user cannot reach the project.
 * Files that already exist decide the order, so that they rarely change hands.
 * @throws Error with a sentence and every refusal when no way works.
 */
export async function chooseRunner({ copy, ...options }: RunnerOptions): Promise<Runner> {
  const { dataFolder, binaries } = options;
  const refusals: string[] = [];
  const reaching: Candidate[] = [];
  for (const candidate of candidates(options)) {
    const answer = await attempt(candidate, binaries, dataFolder);
    if ('major' in answer) return { ...candidate, binaries, major: answer.major };
    refusals.push(`${candidate.before[0] ?? `user ${candidate.uid}`}: ${answer.refusal}`);
    if (answer.reachesFolder) reaching.push(candidate);
  }
  if (copy && reaching.length > 0) {
    const copied = await copy();
    for (const candidate of reaching) {
      const answer = await attempt(candidate, copied, dataFolder);
      if ('major' in answer) return { ...candidate, binaries: copied, major: answer.major };
    }
  }
  throw new Error(
    `PostgreSQL's programs in ${binaries} cannot run here. They need macOS, Windows or a Linux with glibc, and refuse to ` +
      `run as root: start the mall as an ordinary user who may enter ${dataFolder}, or set DATABASE_URL to a PostgreSQL 15 ` +
      `or newer. Tried:\n${refusals.join('\n')}`,
  );
}

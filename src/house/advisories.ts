// `npm run advisories`: asks the registry which of the locked packages, the mall's and its tools', have known weaknesses; ends with 1 for one that a running mall has.
import { spawnSync } from 'node:child_process';
import { projectFile } from '#kit/project/project-file.ts';

interface Report {
  vulnerabilities?: Record<string, { severity: string }>;
  message?: string;
}

/** What npm itself says of a folder's lock file. */
function ask(folder: string, args: readonly string[]): Report {
  const command = ['audit', '--package-lock-only', '--json', ...args];
  const { stdout } = spawnSync('npm', command, {
    cwd: projectFile(folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return { message: 'npm said nothing that could be read' };
  }
}

/**
 * @param args for npm, e.g. another registry
 * @returns the lines to print, and what the command ends with: 0 nothing known, 1 a weakness in what runs, 2 nobody answered
 */
export function advisories(args: readonly string[] = []): { lines: string[]; code: 0 | 1 | 2 } {
  const reports = ['.', 'runtime', 'tools'].map((folder) => ask(folder, args));
  const silent = reports.find(({ vulnerabilities }) => !vulnerabilities);
  if (silent)
    return { lines: [`The registry does not tell of weaknesses: ${silent.message ?? 'no answer'}`], code: 2 };
  const all = Object.entries<{ severity: string }>(
    Object.assign({}, ...reports.map(({ vulnerabilities }) => vulnerabilities)),
  );
  if (all.length === 0) return { lines: ['No locked package has a known weakness.'], code: 0 };
  const running = { ...reports[1]?.vulnerabilities, ...ask('.', ['--omit=dev', ...args]).vulnerabilities };
  const lines = all.map(
    ([name, { severity }]) => `${severity.padEnd(9)} ${name}${name in running ? '' : '  (development only)'}`,
  );
  return { lines, code: Object.keys(running).length > 0 ? 1 : 0 };
}

if (import.meta.main) {
  const { lines, code } = advisories(process.argv.slice(2));
  console.log(lines.join('\n'));
  process.exitCode = code;
}

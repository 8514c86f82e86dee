// A password for a command: from a file, from the environment, or typed unseen; never from the command line, which others can read.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const VARIABLE = 'MALL_OPERATOR_PASSWORD';

/** @throws Error when there is none of the three, the file cannot be read, or what was typed differs the second time */
export async function askPassword(file: string | undefined): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  const given = process.env[VARIABLE];
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Error(`No password: give --password-file <file> or ${VARIABLE}, or run this on a terminal.`);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const typed = await asking.question('');
    process.stdout.write('\n');
    return typed;
  };
  try {
    const typed = await ask('Password (8–16 letters and digits): ');
    if ((await ask('Once more: ')) !== typed) throw new Error('The two passwords differ.');
    return typed;
  } finally {
    asking.close();
  }
}

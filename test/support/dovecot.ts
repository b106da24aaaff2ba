/** A real IMAP server on loopback: Debian's dovecot, installed when it is missing and we may. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

export type Dovecot = {
  readonly url: string;
  /** Puts a mail into the mailbox, as a delivery agent would. */
  deliver(message: string): void;
  /** Files of mails that are still there, or in another folder (`Passlift.Done`). */
  mails(folder?: string): string[];
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): void;
};

const program = '/usr/sbin/dovecot';

export async function openDovecot(): Promise<Dovecot> {
  install();
  const folder = mkdtempSync(join(tmpdir(), 'mail-dovecot-'));
  const maildir = join(folder, 'Maildir');
  chmodSync(folder, 0o777);
  for (const part of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(join(maildir, part), { recursive: true });
    chmodSync(join(maildir, part), 0o777);
  }
  const port = await freePort();
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, configuration({ folder, maildir, port }));
  let server: ChildProcess | undefined;
  let count = 0;
  const mailsIn = (part: string) =>
    existsSync(join(maildir, part)) ? readdirSync(join(maildir, part)).map((name) => join(maildir, part, name)) : [];
  const dovecot: Dovecot = {
    url: `imap://ada:secret%21@127.0.0.1:${port}/INBOX`,
    deliver(message) {
      count += 1;
      const draft = join(maildir, 'tmp', `mail-${count}`);
      writeFileSync(draft, message);
      chmodSync(draft, 0o666);
      renameSync(draft, join(maildir, 'new', `${Math.floor(Date.now() / 1000)}.${process.pid}_${count}.test`));
    },
    mails: (of) => ['new', 'cur'].flatMap((part) => mailsIn(of ? join(`.${of}`, part) : part)),
    async start() {
      server = spawn(program, ['-F', '-c', file], { stdio: 'ignore' });
      await until(() => answers(port));
    },
    async stop() {
      const ended = once(server!, 'exit');
      server!.kill('SIGTERM');
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  await dovecot.start();
  return dovecot;
}

function install(): void {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0) throw new Error('this test needs dovecot: apt-get install dovecot-imapd');
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  try {
    run('install', '-y', '--no-install-recommends', 'dovecot-imapd');
  } catch {
    run('update');
    run('install', '-y', '--no-install-recommends', 'dovecot-imapd');
  }
}

function configuration({
  folder,
  maildir,
  port,
}: {
  readonly folder: string;
  readonly maildir: string;
  readonly port: number;
}): string {
  const { username, uid, gid } = userInfo();
  const root = uid === 0;
  // Mail is never handled as root.
  const owner = root ? { uid: 65534, gid: 65534 } : { uid, gid };
  const group = root ? '' : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  const users = root
    ? ''
    : `default_internal_user = ${username}\ndefault_internal_group = ${group}\ndefault_login_user = ${username}\n`;
  const unfenced = root ? '' : 'service anvil {\n  chroot =\n}\n';
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
protocols = imap
listen = 127.0.0.1
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mailbox_idle_check_interval = 2 secs
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${maildir}
${users}${unfenced}service imap-login {
  ${root ? '' : 'chroot =\n  '}inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret!
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}
}
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}

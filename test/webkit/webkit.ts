/** WebKit, the engine of every browser on an iPhone: WebKitGTK on a screen in memory, driven by its own WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#test/support/free-port.ts';
import { until } from '#test/support/until.ts';

/** A browser that runs. */
export type WebKit = { readonly driver: WebDriver; close(): Promise<void> };

/** LIST: programs that it takes, and the package of Debian that brings each. */
const programs = [
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['Xvfb', 'xvfb'],
] as const;

/** Packages of Debian that are missing for it; none when it can be opened. */
export function missingPackages(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap(([name, from]) => (folders.some((folder) => isProgram(join(folder, name))) ? [] : [from]));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Drawn by the processor, as nothing else is here; and in a locale with all letters, without which a link in Arabic takes no click. */
const drawn = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

/** Starts a browser with an empty profile. The caller closes it. */
export async function openWebKit(): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...drawn, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    driver,
    async close() {
      await driver.quit();
      await end(server);
      await end(screen);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

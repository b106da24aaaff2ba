/** What a person does with an iPhone, in the engine that an iPhone has. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '#test/e2e/sample-files.ts';
import { easySettings } from '#test/support/easy-settings.ts';
import { until } from '#test/support/until.ts';
import { startWholeService, type WholeService } from '#test/support/whole-service.ts';
import { openWebKit, type WebKit } from './webkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
let service: WholeService;
let webkit: WebKit;
let driver: WebDriver;

beforeAll(async () => {
  service = await startWholeService({ ...easySettings, SMTP_PORT: '0', DATA_DIR: folder });
  webkit = await openWebKit();
  driver = webkit.driver;
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 800 });
});

afterAll(async () => {
  await webkit.close();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page and waits until it answers to a hand. */
async function open(path: string): Promise<void> {
  await driver.get(service.url + path);
  await until(() => driver.executeScript('return document.documentElement.hasAttribute("data-ready")'));
}

/** What stands on the page; nothing while it changes under the driver's eyes: whoever asks looks again. */
async function elementsOf(selector: string): Promise<WebElement[]> {
  return driver.findElements(By.css(selector)).catch((found: unknown) => {
    if (found instanceof error.StaleElementReferenceError) return [];
    throw found;
  });
}

/** The element that a person calls so, once it is there to be seen. */
async function named(selector: string, name: string | RegExp): Promise<WebElement> {
  const found = await until(async () => {
    for (const element of await elementsOf(selector)) {
      const called = await element.getAccessibleName().catch(() => '');
      const fits = typeof name === 'string' ? called === name : name.test(called);
      if (fits && (await element.isDisplayed().catch(() => false))) return element;
    }
    return undefined;
  });
  return found!;
}

/** Clicks what has a name, once the page has glided to it: out of view it takes no click. */
async function press(selector: string, name: string | RegExp): Promise<void> {
  await until(async () => {
    const element = await named(selector, name);
    return element.click().then(
      () => true,
      (cause: Error) => {
        if (cause.name === 'ElementNotInteractableError') return undefined;
        throw cause;
      },
    );
  });
}

/** Types over what stands in a field and presses Enter, once the page has glided to it: out of view it takes no keys. */
async function typeInto(field: WebElement, words: string): Promise<void> {
  await until(async () => {
    try {
      await field.clear();
      await field.sendKeys(words, Key.ENTER);
      return true;
    } catch (fault) {
      if (fault instanceof error.ElementNotInteractableError) return false;
      throw fault;
    }
  });
}

const text = (): Promise<string> => driver.findElement(By.css('body')).getText();

/** LIST: every page of the site's map. */
const pages = async (): Promise<string[]> => {
  const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
};

describe('in WebKit', () => {
  it('every page comes to life and is no wider than a phone', async () => {
    const wrong: string[] = [];
    const all = await pages();
    expect(all.length).toBeGreaterThan(8);
    for (const path of all) {
      await open(path);
      const [inner, wide] = await driver.executeScript<[number, number]>(
        'return [document.documentElement.clientWidth, document.documentElement.scrollWidth]',
      );
      if (wide > inner) wrong.push(`${path} is ${wide} wide on ${inner}`);
      if ((await driver.findElements(By.css('h1'))).length !== 1) wrong.push(`${path} has no heading of its own`);
    }
    expect(wrong).toEqual([]);
  });

  it('the menu opens over the page, and leads on', async () => {
    await open('/');
    await press('button', 'Open menu');
    const menu = await named('dialog[open]', 'Menu');
    expect(await menu.isDisplayed()).toBe(true);
    await press('dialog[open] a', 'Examples');
    await until(async () => (await driver.getCurrentUrl()).endsWith('/examples'));
    await until(async () => (await driver.findElements(By.css('dialog[open]'))).length === 0);
  });

  it('questions open their answers', async () => {
    await open('/how-it-works');
    const question = await driver.findElement(By.css('details summary'));
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', question);
    await question.click();
    await until(() => driver.executeScript('return arguments[0].parentElement.open', question));
    const answer = await driver.executeScript<string>('return arguments[0].parentElement.innerText', question);
    expect(answer.length).toBeGreaterThan((await question.getText()).length + 20);
  });

  it('a ticket becomes a pass that can be added, is kept at its address, checked, corrected and deleted', async () => {
    await open('/upload');
    await (await driver.findElement(By.css('input[type=file]'))).sendKeys(files.pdf);
    await press('input[type=checkbox]', 'I accept the terms of service');
    await press('button', 'Process File');
    await until(async () => (await text()).includes('Your pass is ready'));
    const address = await driver.getCurrentUrl();
    expect(address).toMatch(/\/upload\/[0-9a-f-]{36}$/);
    expect(await (await named('figure', /Preview of/)).getText()).toContain('LIS');

    const add = await named('a', /^Add to Apple Wallet/);
    const own = await driver.executeScript<string[]>('return arguments[0].getAttributeNames()', add);
    expect(own).not.toContain('download'); // with it, an iPhone would save a file instead of opening Wallet
    expect(own).not.toContain('target');
    const passOf = async () => {
      const response = await fetch((await add.getAttribute('href'))!);
      return { status: response.status, type: response.headers.get('content-type') };
    };
    expect(await passOf()).toEqual({ status: 200, type: 'application/vnd.apple.pkpass' });

    await driver.navigate().refresh();
    await until(async () => (await text()).includes('Your pass is ready'));
    await press('a', 'See where it was read, or correct it');
    await press('a', /^Gate B17/);
    await until(async () => (await text()).includes('Read on page 1: Gate B17'));
    expect(await (await driver.findElement(By.css('.proof-mark'))).isDisplayed()).toBe(true);
    await press('button', 'Change Gate');
    const gate = await named('input', 'Gate');
    await typeInto(gate, 'C42');
    await until(async () => (await (await driver.findElement(By.css('figure'))).getText()).includes('C42'));

    await driver.get(address);
    await until(async () => (await text()).includes('Your pass is ready'));
    const link = (await (await named('a', /^Add to Apple Wallet/)).getAttribute('href'))!;
    await press('button', 'Delete now');
    await until(async () => (await text()).includes('Nothing of your file or your passes is left here.'));
    expect((await fetch(link)).status).toBe(410);
  });

  it('the same in Arabic, from right to left, with the pass as a phone in Arabic shows it', async () => {
    await open('/ar/upload');
    await driver.executeScript('localStorage.clear()'); // who has accepted the terms before sends by choosing
    await open('/ar/upload');
    await (await driver.findElement(By.css('input[type=file]'))).sendKeys(files.pdf);
    await press('input[type=checkbox]', /أوافق/);
    await press('button', 'حوّل الملف');
    const figure = await named('figure', /معاينة/);
    await until(async () => (await figure.getText()).includes('المقعد'));
    const widths = 'const { clientWidth, scrollWidth } = document.documentElement; return scrollWidth - clientWidth';
    expect(await driver.executeScript(widths)).toBe(0);
    expect(await (await driver.findElement(By.css('body'))).getCssValue('direction')).toBe('rtl');
    await press('a', 'اعرف من أين قُرئت، أو صحّحها');
    await until(async () => (await driver.getCurrentUrl()).endsWith('/tickets/1'));
    expect(await named('button', /البوابة/)).toBeDefined();
  });
});

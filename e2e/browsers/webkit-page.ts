import fs from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Named, Role, Target, Window } from './window';

/** In milliseconds. Only what fails waits this long. */
const PATIENCE = 30_000;

/** Finds elements by role and name; puts `TestingLibraryDom` into a document. */
const LIBRARY = fs.readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What an element is found by, as a page can be told. */
interface Query {
  readonly role: Role;
  /** The source of a regular expression. */
  readonly name: string;
  readonly flags: string;
}

/** Runs in the page: what a chain of queries leads to, each within what the one before has found. */
function find(chain: readonly Query[]): HTMLElement[] | undefined {
  const { TestingLibraryDom: library } = globalThis as {
    TestingLibraryDom?: typeof TestingLibrary;
  };
  return (
    library &&
    chain.reduce(
      (roots, { role, name, flags }) =>
        roots.flatMap((root) =>
          library.queryAllByRole(root, role, { name: new RegExp(name, flags) }),
        ),
      [document.body],
    )
  );
}

/** Runs in the page: brings an element into sight, and says whether it stands still there. */
function standsStill(element: HTMLElement): Promise<boolean> {
  // At once, other than the driver would do it on a page with smooth scrolling.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(place() === before)));
  });
}

function target(driver: WebDriver, chain: readonly Query[], isFirst = false): Target {
  const found = async (): Promise<WebElement | undefined> => {
    const elements = await driver.executeScript<WebElement[] | null>(find, chain);
    if (!elements) {
      await driver.executeScript(LIBRARY);
      return found();
    }
    if (elements.length > 1 && !isFirst)
      throw new Error(`${elements.length} elements: ${describe(chain)}`);
    return elements[0];
  };
  /** Does something with the element once it is there, and stays there meanwhile. */
  const once = async <T>(act: (element: WebElement) => Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      try {
        const element = await found();
        const result = element && (await act(element));
        if (result !== undefined) return result;
      } catch (problem) {
        if (!(problem instanceof error.StaleElementReferenceError)) throw problem;
      }
    }
    throw new Error(`Not there in time: ${describe(chain)}`);
  };
  return {
    getByRole: (role, options) => target(driver, [...chain, query(role, options)]),
    first: () => target(driver, chain, true),
    click: async () => {
      await once(async (element) => {
        if (!(await driver.executeScript<boolean>(standsStill, element))) return undefined;
        await element.click();
        return true;
      });
    },
    innerText: () =>
      once((element) =>
        driver.executeScript<string>((node: HTMLElement) => node.innerText, element),
      ),
    isVisible: async () => (await found()) !== undefined,
  };
}

/** As Playwright reads it: without `exact`, a name is a part of the whole one, in any case. */
function query(role: Role, { name = '', exact = false }: Named = {}): Query {
  if (name instanceof RegExp) return { role, name: name.source, flags: name.flags };
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return { role, name: exact ? `^${literal}$` : literal, flags: exact ? '' : 'i' };
}

const describe = (chain: readonly Query[]) =>
  chain.map(({ role, name }) => `${role} "${name}"`).join(', ');

/** "ArrowRight" is `Key.ARROW_RIGHT`; other keys are characters. */
function keyOf(name: string): string {
  if (name.length === 1) return name;
  return Reflect.get(Key, name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()) as string;
}

/** The window of a WebDriver session, as Playwright would have it. */
export function webKitWindow(driver: WebDriver): Window {
  return {
    getByRole: (role, options) => target(driver, [query(role, options)]),
    goto: (address) => driver.get(address),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    evaluate: (script) => driver.executeScript(script),
    setViewportSize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    keyboard: {
      press: async (keys) => {
        const names = keys.split('+').map(keyOf);
        const actions = driver.actions();
        for (const name of names) actions.keyDown(name);
        for (const name of names.reverse()) actions.keyUp(name);
        await actions.perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
    },
  };
}

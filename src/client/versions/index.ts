import { closest, onIntent, PAGE_EVENT } from '../early/events';

/** An entry of `versions.json`. The first one is the current version. */
export interface DocsVersion {
  readonly label: string;
  /** Where it starts on the host: `/docs/v2.3`, or empty for the root. */
  readonly path: string;
  /** The addresses of its pages, without that path. */
  readonly pages: readonly string[];
}

/** How long to wait for React before another look, in milliseconds, and how often. */
const HYDRATION_MS = 100;
const LOOKS = 100;
let loaded: Promise<readonly DocsVersion[]> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

// Lists all versions in the documents of each of them, and leads to the page that is open where a
// version has it, otherwise to its home page. This is a script of the current version, so that old
// ones, which stay as they were built, know those that came later.
onIntent('[data-dropdown],[data-menu-panel="main"]', () => void update());

/** The paths of old versions that are part of the same build as the current one. */
const inside =
  document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions?.split(' ') ?? [];
const insideOf = (path: string) => inside.find((one) => `${path}/`.startsWith(`${one}/`));

// The bar stands outside of what the runtime renders, so links out of a version load a document.
document.addEventListener(
  'click',
  (event) => {
    const to = closest(event.target, 'a[href]:not([data-root])') as HTMLAnchorElement | null;
    if (to?.origin !== location.origin) return;
    if (insideOf(to.pathname) !== insideOf(location.pathname)) event.stopImmediatePropagation();
  },
  true,
);

const link = document.querySelector<HTMLAnchorElement>('.version-bar a');
const canonical = link && document.querySelector('link[rel="canonical"]:not([data-react-helmet])');
document.addEventListener(PAGE_EVENT, () => {
  canonical?.remove();
  // Until the list is there, if it ever is.
  if (link) link.href = link.dataset.current || BASE_PATH || '/';
  // After the runtime, which leads to the same page in each.
  if (link || loaded) void update();
});
// The runtime adds that of the old version.
if (canonical)
  new MutationObserver(() => {
    document.querySelector('link[rel="canonical"][data-react-helmet]')?.remove();
  }).observe(document.head, { childList: true });

// Its list is that of the current version, which the runtime renders.
if (insideOf(location.pathname)) void update();

async function update(): Promise<void> {
  try {
    loaded ??= fetch(`${BASE_PATH}/versions.json`).then((answer) => answer.json());
    show(await loaded);
  } catch (error) {
    // The next attempt asks again.
    loaded = undefined;
    console.warn('The list of versions cannot be loaded.', error);
  }
}

function show(versions: readonly DocsVersion[], looks = LOOKS): void {
  const here = location.pathname.replace(/\/$/, '');
  // Of `/docs` and `/docs/v2.3`, the longer one.
  const [own = ''] = versions
    .map(({ path }) => path)
    .filter((path) => `${here}/`.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length);
  const page = here.slice(own.length);
  const addressIn = ({ path, pages }: DocsVersion) =>
    (pages.includes(page) ? path + page : path) || '/';
  // For a page that has moved since, the document has the address.
  const [current] = versions;
  const isOf = (link?.dataset.current ?? current?.path) === current?.path;
  if (link && isOf && current?.pages.includes(page)) link.href = addressIn(current);
  const all = [...document.querySelectorAll<HTMLAnchorElement>('li [data-docs-version]')];
  const lists = new Set(all.map((one) => one.closest('ul')));
  const isReady = [...lists].every(isHydrated);
  clearTimeout(timer);
  if (!isReady && looks > 0) timer = setTimeout(() => show(versions, looks - 1), HYDRATION_MS);
  for (const list of lists) {
    const links = all.filter((one) => list?.contains(one));
    const open = versions.find(({ path }) => path === own);
    if (isReady && open && insideOf(here)) choose(open, list);
    for (const version of versions) {
      const known = links.find((one) => leadsTo(one, version.path));
      const found = known ?? (isReady && addTo(links));
      if (found) found.href = addressIn(version);
      if (found && isReady) name(found, version);
    }
  }
}

/** React renders a document anew that is not as it expects, until it has seen it. */
const isHydrated = (list: Element | null) =>
  Object.keys(list ?? {}).some((key) => /^__react/.test(key));

/** Marks the version that is open in a list of the current one. */
function choose({ label, path }: DocsVersion, list: Element | null): void {
  for (const one of list?.querySelectorAll('a') ?? [])
    if (leadsTo(one, path)) one.setAttribute('aria-current', 'true');
    else one.removeAttribute('aria-current');
  for (const node of list?.parentElement?.querySelector('summary')?.childNodes ?? [])
    if (node instanceof Text) node.data = label;
}

function leadsTo({ dataset }: HTMLElement, path: string): boolean {
  const { origin, pathname } = new URL(dataset.root ?? '', location.href);
  return origin === location.origin && pathname.replace(/\/$/, '') === path;
}

/** Adds a link in an item of its own after others. */
function addTo(links: HTMLAnchorElement[]): HTMLAnchorElement {
  const last = links[links.length - 1];
  const item = last?.parentElement?.cloneNode(true) as HTMLElement;
  const added = item.firstElementChild as HTMLAnchorElement;
  added.removeAttribute('aria-current');
  delete added.dataset.chosen;
  last?.parentElement?.after(item);
  links.push(added);
  return added;
}

/** In the menu of narrow screens, there is a word before the label. */
function name(one: HTMLAnchorElement, { label, path }: DocsVersion): void {
  const before = one.dataset.docsVersion ?? '';
  if (before !== label) one.textContent = one.textContent.slice(0, -before.length) + label;
  Object.assign(one.dataset, { docsVersion: label, root: `${path}/` });
}

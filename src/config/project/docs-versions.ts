import type { NavbarItem, Settings } from '../settings/schema';
import { LABEL, versionPath } from '../settings/versions-schema';

type DropdownItems = Extract<NavbarItem, { type: 'docsVersionDropdown' }>['items'];

/** Settings whose list of versions, after the version of this build, has the older ones. */
export function withVersions(settings: Settings): Settings {
  const older = settings.versions.map((one) => ({ label: one.label, href: versionPath(one) }));
  return withItems(settings, ([own, ...others]) => [...(own ? [own] : []), ...older, ...others]);
}

/**
 * The settings of a build that will be published beside later versions: below a path of its own,
 * without what is only right for the current one. Its list of versions leads there, and
 * `client/versions/` adds those that it cannot know.
 */
export function frozenSettings(settings: Settings, label: string): Settings {
  if (!LABEL.test(label))
    throw new Error(`FROZEN_VERSION is "${label}". Set it to one such as 2.3 or 3.0-beta.`);
  const frozen = {
    ...settings,
    url: settings.url + versionPath({ label }),
    versions: [],
    announcement: false as const,
    editUrl: false as const,
  };
  return withItems(frozen, ([current]) => [
    { label, href: '/' },
    ...(current ? [{ ...current, href: '/..' }] : []),
  ]);
}

function withItems(settings: Settings, change: (items: DropdownItems) => DropdownItems): Settings {
  const items = settings.navbar.items.map((item) =>
    item.type === 'docsVersionDropdown' ? { ...item, items: change(item.items) } : item,
  );
  return { ...settings, navbar: { items } };
}

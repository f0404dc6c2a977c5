import { renderToStaticMarkup } from 'react-dom/server';
import { NavbarItem } from '../components/Navbar/NavbarItem';
import type { PublicSettings } from '../config/settings/public-settings';

/**
 * Renders each item of the navbar for itself, so that a build that one of them ends says which.
 * Throws an error that names the first item that cannot be rendered.
 */
export function checkNavbar(items: PublicSettings['navbar']): void {
  for (const item of items) {
    try {
      renderToStaticMarkup(<NavbarItem item={item} />);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `site.config.ts: the item ${JSON.stringify(item)} of navbar.items cannot be rendered: ${reason}`,
        { cause: error },
      );
    }
  }
}

import settings from '$site/settings';
import { withBase } from '../../base-path';
import { Logo } from '../Logo/Logo';
import { isExternal } from '../Navbar/NavbarItem';
import * as styles from './Footer.module.css';

/** The foot of every page. It never changes: the browser keeps the document's HTML of it. */
export function Footer() {
  const { logoHref, columns, copyright } = settings.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <a href={withBase(logoHref)} className={styles.logo} rel="noopener">
            <Logo />
            {settings.product.name}
          </a>
          <p>{settings.tagline}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={withBase(href)} rel={isExternal(href) ? 'noopener' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}

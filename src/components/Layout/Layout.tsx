import * as React from 'react';
import { Announcement } from '../Announcement/Announcement';
// Its HTML comes without its module, which would bring its styles.
import '../Footer/Footer.module.css';
import { Navbar } from '../Navbar/Navbar';
import { Sidebar } from '../Sidebar/Sidebar';
import { StaticHtml } from '../StaticHtml/StaticHtml';
import * as styles from './Layout.module.css';

export interface LayoutProps {
  sidebar: string;
  /** Its HTML on the server; absent in the browser. */
  sidebarHtml: string | undefined;
  /** That of the footer, which is the same on every page; absent in the browser. */
  footerHtml: string | undefined;
  /** The ids of the sidebar's branches that lead to the page. */
  branches?: readonly string[] | undefined;
  children: React.ReactNode;
}

/** The shell around every page. */
export function Layout({ sidebar, sidebarHtml, footerHtml, branches, children }: LayoutProps) {
  return (
    <>
      <a href="#content" className={styles.skipLink}>
        {MESSAGES.skipToContent}
      </a>
      <Announcement />
      <Navbar />
      <div className={styles.columns}>
        <Sidebar name={sidebar} html={sidebarHtml} branches={branches} />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <StaticHtml id="footer" html={footerHtml} />
      <div className={styles.backdrop} data-menu-backdrop="" />
    </>
  );
}

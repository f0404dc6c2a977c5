import * as React from 'react';
import { Announcement } from '../Announcement/Announcement';
import { StaticFooter } from '../Footer/StaticFooter';
import { Navbar } from '../Navbar/Navbar';
import { Sidebar } from '../Sidebar/Sidebar';
import * as styles from './Layout.module.css';

export interface LayoutProps {
  /** The page's sidebar. */
  sidebar: string;
  /** Its HTML on the server; absent in the browser. */
  sidebarHtml: string | undefined;
  /** The ids of the sidebar's branches that lead to the page. */
  branches?: readonly string[] | undefined;
  children: React.ReactNode;
}

/** The shell around every page. */
export function Layout({ sidebar, sidebarHtml, branches, children }: LayoutProps) {
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
      <StaticFooter />
      <div className={styles.backdrop} data-menu-backdrop="" />
    </>
  );
}

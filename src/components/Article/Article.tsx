import * as React from 'react';
import type { PagePlace } from '../../page-model/place';
import { CopyPage } from '../CopyPage/CopyPage';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PageFooter, type PageFooterProps } from '../PageFooter/PageFooter';
import { StaticHtml } from '../StaticHtml/StaticHtml';
import { TableOfContents } from '../TableOfContents/TableOfContents';
import * as styles from './Article.module.css';

export interface ArticleProps extends Omit<PageFooterProps, 'previous' | 'next'> {
  title: string;
  /** Its own path, which names its static HTML. */
  path: string;
  /** Replaces the plain title. */
  header?: React.ReactNode;
  /** Absent in the browser on first load, because the document already contains it. */
  body: { readonly html: string; readonly toc: string } | undefined;
  place?: PagePlace | undefined;
  /** The body takes the whole width, without breadcrumbs and table of contents. */
  layout?: 'landing' | undefined;
}

/** A page: its breadcrumbs, title, body, table of contents and footer. */
export function Article({ title, path, header, body, place, layout, ...footer }: ArticleProps) {
  return (
    <div className={layout ? styles.landing : styles.page}>
      <div>
        {HAS_COPY_PAGE && !layout && <CopyPage path={path} />}
        {!layout && (
          <Breadcrumbs items={place?.breadcrumbs ?? []} current={place?.label ?? title} />
        )}
        {header}
      </div>
      {!layout && (
        <div className={styles.toc}>
          <TableOfContents id={path} html={body?.toc} />
        </div>
      )}
      <article>
        <StaticHtml id={`body-${path}`} html={body?.html} className="prose" />
        <PageFooter {...footer} previous={place?.previous} next={place?.next} />
      </article>
    </div>
  );
}

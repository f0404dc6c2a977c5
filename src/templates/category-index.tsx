import type { PageProps } from 'gatsby';
import { withBase } from '../base-path';
import { CopyPage } from '../components/CopyPage/CopyPage';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs';
import { PageHead } from '../components/PageHead/PageHead';
import { PageFooter } from '../components/PageFooter/PageFooter';
import type { IndexContext } from '../page-model/page-context';
import * as styles from './category-index.module.css';

/**
 * The list of a category's pages, generated for `link: { type: 'generated-index' }` in the sidebar.
 */
export default function CategoryIndexTemplate({ pageContext }: PageProps<object, IndexContext>) {
  const { href: path, title, description, place, items, card } = pageContext;
  return (
    <div className={styles.page}>
      <PageHead {...{ title, description, path, card }} />
      <div>
        {HAS_COPY_PAGE && <CopyPage path={path} />}
        <Breadcrumbs items={place?.breadcrumbs ?? []} current={place?.label ?? title} />
        <h1>{title}</h1>
      </div>
      {description && <p>{description}</p>}
      <div className="cards">
        {items.map(({ label, href }) => (
          <a key={href} href={withBase(href)} className="card">
            <span className="card-title">{label}</span>
          </a>
        ))}
      </div>
      <PageFooter previous={place?.previous} next={place?.next} />
    </div>
  );
}

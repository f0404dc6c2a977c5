import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article/Article';
import { PageHead } from '../components/PageHead/PageHead';
import type { CardContext } from '../page-model/page-context';
import type { PagePlace } from '../page-model/place';

interface IndexQuery {
  readonly referenceIndex: { readonly body?: { readonly html: string; readonly toc: string } };
}

interface IndexPageContext extends CardContext {
  /** Its own path: the `path` that Gatsby passes to a template is `/*` on the server. */
  readonly href: string;
  readonly place?: PagePlace;
}

/** All types in the reference. */
export default function ReferenceIndexTemplate({
  data,
  pageContext,
}: PageProps<IndexQuery, IndexPageContext>) {
  return (
    <>
      <PageHead
        title={MESSAGES.referenceTitle}
        description={MESSAGES.referenceDescription}
        path={pageContext.href}
        card={pageContext.card}
      />
      <Article
        id="reference-index"
        title={MESSAGES.referenceTitle}
        path={pageContext.href}
        header={<h1>{MESSAGES.referenceTitle}</h1>}
        body={data.referenceIndex.body}
        place={pageContext.place}
      />
    </>
  );
}

export const query = graphql`
  query ReferenceIndexTemplate {
    referenceIndex {
      body {
        html
        toc
      }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article/Article';
import { PageHead } from '../components/PageHead/PageHead';
import type { IndexContext } from '../page-model/page-context';

interface IndexQuery {
  readonly referenceIndex: { readonly body?: { readonly html: string; readonly toc: string } };
}

/** All types in the reference. */
export default function ReferenceIndexTemplate({
  data,
  pageContext,
}: PageProps<IndexQuery, Pick<IndexContext, 'href' | 'place' | 'card'>>) {
  return (
    <>
      <PageHead
        title={MESSAGES.referenceTitle}
        description={MESSAGES.referenceDescription}
        path={pageContext.href}
        card={pageContext.card}
      />
      <Article
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

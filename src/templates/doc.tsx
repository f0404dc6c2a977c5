import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/Article/Article';
import { PageHead } from '../components/PageHead/PageHead';
import type { PageContext } from '../page-model/page-context';

interface DocQuery {
  readonly docPage: {
    readonly path: string;
    readonly title: string;
    readonly description: string | null;
    readonly keywords: readonly string[];
    readonly image: string | null;
    readonly body?: { readonly html: string; readonly toc: string };
  };
}

/** A page of the documentation. */
export default function DocTemplate({ data, pageContext }: PageProps<DocQuery, PageContext>) {
  const { title, description, path, keywords, image, body } = data.docPage;
  const { place, editUrl, lastUpdated, lastUpdatedText, layout } = pageContext;
  const { hideTitle, heading, unlisted, bodyHasTitle, card, feed } = pageContext;
  return (
    <>
      <PageHead {...{ title, description, path, keywords, image, card, feed, unlisted }} />
      <Article
        {...{ title, path, body, place, editUrl, lastUpdated, lastUpdatedText, layout }}
        header={
          bodyHasTitle ? null : (
            <h1 className={hideTitle && !heading ? 'visually-hidden' : undefined}>
              {heading ?? title}
            </h1>
          )
        }
      />
    </>
  );
}

export const query = graphql`
  query DocTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      path
      title
      description
      keywords
      image
      body {
        html
        toc
      }
    }
  }
`;

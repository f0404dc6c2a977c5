import { graphql, type PageProps } from 'gatsby';
import { ApiHeader } from '../components/ApiHeader/ApiHeader';
import { Article } from '../components/Article/Article';
import { PageHead } from '../components/PageHead/PageHead';
import type { PageContext } from '../page-model/page-context';

interface ApiClassQuery {
  readonly apiClass: {
    readonly path: string;
    readonly name: string;
    readonly kind: string;
    readonly description: string | null;
    readonly keywords: readonly string[];
    readonly body?: { readonly html: string; readonly toc: string };
  };
}

/** A type in the API reference. */
export default function ApiClassTemplate({
  data,
  pageContext,
}: PageProps<ApiClassQuery, PageContext>) {
  const { name, kind, description, path, keywords, body } = data.apiClass;
  const { place, editUrl, lastUpdated, lastUpdatedText, unlisted, card } = pageContext;
  return (
    <>
      <PageHead title={name} {...{ description, path, keywords, card, unlisted }} />
      <Article
        title={name}
        {...{ path, body, place, editUrl, lastUpdated, lastUpdatedText }}
        header={<ApiHeader {...{ name, kind }} />}
      />
    </>
  );
}

export const query = graphql`
  query ApiClassTemplate($id: String!) {
    apiClass(id: { eq: $id }) {
      path
      name
      kind
      description
      keywords
      body {
        html
        toc
      }
    }
  }
`;

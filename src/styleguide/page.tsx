import type { PageProps } from 'gatsby';
import * as React from 'react';
import { PageHead } from '../components/PageHead/PageHead';
import type { StyleguideContext } from '../page-model/styleguide-context';
import NotFoundPage from '../pages/404';
import { COLOR_MODES, type ColorMode } from '../styles/tokens';
import { COMPONENTS } from './components';
import { withScopedIds } from './scoped-ids';
import { showStates } from './states';
import * as styles from './styleguide.module.css';
import { Tokens } from './tokens';

/** Every token, component and state in both themes, in develop only. */
export default function Styleguide({ pageContext }: PageProps<object, StyleguideContext>) {
  const { groups, specimens, classPage } = pageContext;
  React.useEffect(() => showStates(document.styleSheets), []);
  return (
    <div className={styles.page}>
      <h1>Styleguide</h1>
      <h2>Tokens</h2>
      <Tokens groups={groups} />
      <h2>Components</h2>
      {Object.entries(COMPONENTS).map(([name, Component]) => (
        <Both key={name} name={name}>
          {(mode) => <Component mode={mode} />}
        </Both>
      ))}
      <Both name="Not found">{() => <NotFoundPage />}</Both>
      <Both name="Text">{(mode) => <Body html={specimens} mode={mode} />}</Both>
      <Both name="Class page">{(mode) => <Body html={classPage} mode={mode} />}</Both>
      <PageHead title="Styleguide" unlisted />
    </div>
  );
}

interface BothProps {
  name: string;
  children: (mode: ColorMode) => React.ReactNode;
}

/** A component in the light theme, and beside it in the dark one. */
function Both({ name, children }: BothProps) {
  return (
    <section>
      <h3>{name}</h3>
      <div className={styles.pair}>
        {COLOR_MODES.map((mode) => (
          <div key={mode} data-theme={mode} className={styles.panel}>
            {children(mode)}
          </div>
        ))}
      </div>
    </section>
  );
}

function Body({ html, mode }: { html: string; mode: ColorMode }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withScopedIds(html, mode) }} />;
}

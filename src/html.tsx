import { withBase } from './base-path';
import documentData from '$site/document';
import * as React from 'react';

interface HtmlProps {
  htmlAttributes: React.HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: React.ReactNode;
  bodyAttributes: React.HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: React.ReactNode;
  body: string;
  postBodyComponents: React.ReactNode;
}

const { light, dark } = documentData.themeColors;

/** The document around every page. Gatsby's own one says that pages need JavaScript: these do not. */
export default function Html(props: HtmlProps) {
  return (
    <html lang={props.htmlAttributes.lang} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={light}
          // For the scripts that follow the reader's theme.
          data-light={light}
          data-dark={dark}
        />
        <link rel="icon" href={withBase('/favicon.ico')} sizes="32x32" />
        <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
        <link rel="manifest" href={withBase('/manifest.webmanifest')} />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}

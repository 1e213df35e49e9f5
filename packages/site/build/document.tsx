/** The HTML document around every page: head, skip link, header, main, footer. */
import type { ReactNode } from 'react';
import type { OutsideScript } from '@website/forms/endpoints';
import type { PageTone, Site } from '../schema/site.ts';
import { CrashMessageTemplate } from '../islands/island-boundary.tsx';
import { speculationRules } from '../behaviors/prefetch.ts';
import headScript from '../behaviors/head-script.ts?raw';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import { SiteHead, type PageFacts } from '../sections/site-head.tsx';
import { SiteHeader } from '../sections/site-header/site-header.tsx';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

/** The files that a page needs, as absolute paths on the site. In development the optional files are undefined. */
export interface DocumentAssets {
  /** The styles of the first screen. They are written into the document itself. */
  css: string;
  /** The style sheet for everything below the first screen. All pages share it. */
  styleSheet?: string;
  script: string;
  /** The hashes of the style sheet and the script as `sha256-…`. Browsers check the files against the hashes. */
  integrity?: { styleSheet: string; script: string };
  /** The script of another host. It is missing in development, because visits in development must not be counted. */
  outsideScript?: OutsideScript | undefined;
  shareImage?: PageFacts['shareImage'];
  /** Font files. The prerenderer writes their preloads, because React cannot put preloads at the end of the body. */
  fonts: string[];
}

interface DocumentProps {
  /** `tone` is the color tone of the page's first band. The header takes its colors from the tone. */
  page: PageFacts & { tone: PageTone | 'plain' };
  site: Site;
  assets: DocumentAssets;
  first: ReactNode;
  below?: ReactNode;
}

export const Document = ({ page, site, assets, first, below }: DocumentProps) => (
  <html lang={site.language} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      {/* The script comes after the styles, because the script's sheet continues their layers. */}
      <script
        data-sheet={assets.styleSheet}
        data-integrity={assets.integrity?.styleSheet}
        dangerouslySetInnerHTML={{ __html: headScript }}
      />
      <SiteHead page={page} site={site} />
    </head>
    <body>
      <a className="skip-link" href="#main">
        {site.strings.header.skip}
      </a>
      <div className="preloader" aria-hidden="true" />
      <SiteHeader site={site} path={page.path} tone={page.tone} />
      <main id="main" tabIndex={-1}>
        {first}
        {/* Without script, a browser paints the first screen while it waits for this sheet. */}
        {assets.styleSheet && (
          <noscript>
            <link rel="stylesheet" href={assets.styleSheet} integrity={assets.integrity?.styleSheet} />
          </noscript>
        )}
        {below}
      </main>
      <SiteFooter site={site} path={page.path} />
      <CrashMessageTemplate strings={site.strings.crash} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules() }} />
      <script type="module" src={assets.script} integrity={assets.integrity?.script} />
      {assets.outsideScript && (
        <script defer src={assets.outsideScript.url} {...assets.outsideScript.attributes} />
      )}
    </body>
  </html>
);

/** The HTML document around every page: head, skip link, header, main, footer. */
import type { ReactNode } from 'react';
import type { Company, Site } from '../content/site.ts';
import { SiteFooter } from '../sections/site-footer/site-footer.tsx';
import { SiteHeader } from '../sections/site-header/site-header.tsx';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/illustration-tokens.css';
import '../styles/base.css';
import { themeScript } from './theme-script.ts';

/** What the build knows about the files a page needs. All are absolute paths on the site. */
export interface DocumentAssets {
  /** The page's whole style sheet, put inside the document. */
  css: string;
  /** The module script that wakes the islands. */
  script: string;
  /** Font files to load before the style sheet asks for them. */
  fonts: string[];
}

/** What is particular to one page. */
export interface DocumentPage {
  path: string;
  title: string;
  description: string;
  /** The light of the page's first band; the header takes its colors from it. */
  tone: 'day' | 'night' | 'stone' | 'red' | 'plain';
  /** False keeps the page out of search engines. */
  indexed: boolean;
}

const SocialTags = ({ page, site }: { page: DocumentPage; site: Site }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={site.company.name} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:url" content={site.origin + page.path} />
    <meta property="og:image" content={`${site.origin}/media/share.png`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const Icons = () => (
  <>
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#F6F4F0" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#15161A" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

/** The title as browsers and search engines show it. */
export const pageTitle = (title: string, company: Company): string => `${title} | ${company.name}`;

export function Document({
  page,
  site,
  assets,
  children,
}: {
  page: DocumentPage;
  site: Site;
  assets: DocumentAssets;
  children: ReactNode;
}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {page.indexed ? (
          <link rel="canonical" href={site.origin + page.path} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <style dangerouslySetInnerHTML={{ __html: assets.css }} />
        <Icons />
        <SocialTags page={page} site={site} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <div className="preloader" aria-hidden="true" />
        <SiteHeader site={site} path={page.path} tone={page.tone} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} />
      </body>
    </html>
  );
}

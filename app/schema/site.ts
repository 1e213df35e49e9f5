/** Types of the site as pages and sections use it. */
import type { z } from 'zod';
import type { FormMessages } from '../../contracts/forms/form-faults.ts';
import type { SubmissionSettings } from '../../contracts/endpoints.ts';
import type { AnyBand } from './bands.ts';
import type { meta } from './blocks.ts';
import type { callToActionOwn, shared } from './company-bands.ts';
import type { company, interfaceStrings } from './facts.ts';
import type { formContents, forms } from './forms.ts';
import type { PageKind, Tone } from './page-kinds.ts';

export type Company = z.infer<typeof company>;
export type InterfaceStrings = z.infer<typeof interfaceStrings>;
export type Office = Company['offices'][number];
/** The content of bands that several pages share, by kind. */
export type Shared = z.infer<typeof shared>;
/** A client's logo, a view of `public/media/logos.svg`; width and height in CSS pixels. */
export type Logo = { id: string; name: string; width: number; height: number };

export type MenuLink = { label: string; href: string };
/** The columns of a menu. The picture is the banner of one of the pages, also by night if that page has one. */
export type Menu = {
  title: string;
  text: string;
  picture: string;
  night: string | undefined;
  links: MenuLink[];
}[];

/** A drawing as a page shows it, with a file for each theme. */
export interface Drawing {
  /** The path of its files below `public/media`, for example `illustrations/azure/scalable`. */
  name: string;
  /** Text alternative. It leaves out the title, which usually stands beside the drawing as a heading. */
  alt: string;
  /** Height in units of its view for phones, 380 wide. */
  compactHeight: number;
}

/** The light of a page's first band. A value with two lights follows the visitor's theme. */
export type PageTone = Tone | 'day-night' | 'stone-night';

export type Meta = z.infer<typeof meta>;

export interface Page {
  /** Its canonical address, or the name of its file where it has none (`/404`). */
  path: string;
  kind: PageKind;
  slug: string;
  name: string;
  /** Other names that visitors use for it. */
  otherNames: readonly string[];
  meta: Meta;
  bands: AnyBand[];
  /** The light of its banner or of its first slide; the header lies on it. */
  tone: PageTone;
  /** Its own call to action, or that of its column of the menu. */
  callToAction: z.infer<typeof callToActionOwn>;
  /** The pages above it, from the front page down, without the page itself. */
  trail: MenuLink[];
}

/** A service or an industry. */
export interface Topic extends Page {
  /** One sentence for cards and overviews. */
  summary: string;
  /** The set of files in `public/media/banners` that its banner shows. */
  picture: string;
  /** The set of its files by night, for the dark theme; undefined where the banner has but one light. */
  night: string | undefined;
  /** Card of the services grid that a service belongs to; undefined for an industry. */
  card: string | undefined;
}

/** A page that gets a picture for previews of links to it. */
export interface SharedPage {
  path: string;
  title: string;
  /** A set of pictures below `public/media`, such as `banners/azure`. */
  picture: string;
  tone: Tone;
}

/** The finished picture of a shared page: its absolute path on the site, and its size in pixels. */
export interface ShareImage {
  path: string;
  width: number;
  height: number;
  /** The title that is written on the picture, beside the company's name. */
  title: string;
}

export interface Site {
  /** Where the site is reached, without a slash at its end; for canonical links and the sitemap. */
  origin: string;
  year: number;
  submission: SubmissionSettings;
  company: Company;
  shared: Shared;
  strings: InterfaceStrings;
  forms: ReturnType<typeof formContents>;
  formMessages: Record<keyof Site['forms'], FormMessages>;
  acknowledgements: z.infer<typeof forms>['acknowledgement'];
  /** Every page, in the order of the site map. */
  pages: Page[];
  services: Topic[];
  industries: Topic[];
  /** The versions of the texts that an applicant accepts. */
  legal: { terms: { version: string }; privacy: { version: string } };
  logos: Logo[];
  menus: { services: Menu; industries: Menu };
  overviewLinks: { services: MenuLink; industries: MenuLink };
  contactLink: MenuLink;
  /** The single pages of the main navigation. */
  pageLinks: MenuLink[];
  footerLinks: { services: MenuLink[]; industries: MenuLink[]; company: MenuLink[] };
  /** Terms and privacy, opened beside the page that names them. */
  legalLinks: MenuLink[];
  /** The drawing of a tab, by a name such as `azure/scalable`; it throws for one that does not exist. */
  illustration: (name: string | undefined) => Drawing | undefined;
}

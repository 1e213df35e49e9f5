/** The types of the site, as pages and sections use them. */
import type { z } from 'zod';
import type { FormKind } from '@website/forms/forms';
import type { Choices } from '@website/forms/form';
import type { FormMessages } from '@website/forms/form-faults';
import type { OutsideScript, SubmissionSettings } from '@website/forms/endpoints';
import type { Archive, Article } from './articles.ts';
import type { AnyBand } from './bands.ts';
import type { meta, TopicKind } from './blocks.ts';
import type { callToActionOwn, shared } from './company-bands.ts';
import type { company, interfaceStrings } from './facts.ts';
import type { formContents, forms } from './forms.ts';
import type { Highlight, Opening } from './openings.ts';
import type { PageKind, Tone } from './page-kinds.ts';
import type { Proof } from './proof.ts';
import type { Redirect } from './redirects.ts';

export type Company = z.infer<typeof company>;
export type InterfaceStrings = z.infer<typeof interfaceStrings>;
export type Office = Company['offices'][number];
/** The content of bands that several pages share, by kind of band. */
export type Shared = z.infer<typeof shared>;
/**
 * A client's logo: the file `src`; without `src`, a view of `public/media/logos.svg`. Width and height are in CSS
 * pixels. `link` is the client's own site.
 */
export type Logo = { id: string; name: string; width: number; height: number; src?: string; link?: string };

export type MenuLink = { label: string; href: string };
/** The columns of a menu. `picture` is the banner of a page in the column; `night` is the one for the dark theme. */
export type Menu = {
  title: string;
  text: string;
  picture: string;
  night: string | undefined;
  links: MenuLink[];
}[];

/** A menu of the header. `of` is the folder of its pages; `href` is the page about all of them. */
export type TopicMenu = MenuLink & { of: TopicKind; columns: Menu; footerLinks: MenuLink[] };

/** A figure of a drawing that a visitor can change. */
export interface DrawingVariable {
  /** The name of the figure with its unit. */
  label: string;
  /** The index of the value in the drawing on the page. */
  shown: number;
  /** Each value as a text, and the sentence about the drawing at this value. */
  values: readonly (readonly [text: string, says: string])[];
}

/** A drawing on a page, with a file for each theme. */
export interface Drawing {
  /** The path of the drawing's files below `public/media`, for example `illustrations/azure/scalable`. */
  name: string;
  /** What the drawing is about, in a few words. The heading beside the drawing often says the same. */
  title: string;
  /** Everything that the drawing shows, in sentences. */
  description: string;
  /** The height of the drawing's view for phones, if the view is 380 units wide. */
  compactHeight: number;
  variable?: DrawingVariable;
}

/** The color tone of a page's first band. A value with two tones depends on the visitor's theme. */
export type PageTone = Tone | 'day-night' | 'stone-night';

export type Meta = z.infer<typeof meta>;

export interface Page {
  /** The page's canonical address, or the name of its file if it has no address (`/404`). */
  path: string;
  kind: PageKind;
  slug: string;
  name: string;
  /** Other names that visitors use for the page. */
  otherNames: readonly string[];
  meta: Meta;
  /** A line about the page; empty if its file has none. */
  summary: string;
  bands: AnyBand[];
  /** The opening of the page. Undefined if the bands have the order of the page's file. */
  opening?: Opening;
  highlight?: Highlight;
  /** The color tone of the page's banner or first slide. The header lies over this band. */
  tone: PageTone;
  /** The page's own call to action, or the call to action of its menu column. */
  callToAction: z.infer<typeof callToActionOwn>;
  /** The pages above this page, beginning with the front page. */
  trail: MenuLink[];
  /** True if search engines leave the page out. */
  noindex: boolean;
  /** True for a page that is in no menu. No page of the site links to it. */
  landing?: true;
  /** The facts of a dated page. */
  article?: DatedPage;
  /** The list of a page with the band `archive`. */
  archive?: Archive;
  /** The feed of the page's archive. */
  feed?: MenuLink;
}

/** The facts of an article. `sharePicture` is a set of pictures such as `banners/azure`. */
export type DatedPage = Article & { isNews: boolean; sharePicture: string };

export interface Topic extends Page {
  /** The name in the label of a link to the contact form. */
  shortName: string;
  /** The set of pictures of the page's banner, such as `banners/azure`; empty without a banner. */
  picture: string;
  /** The set of files for the banner in the dark theme; undefined if the banner has only one picture. */
  night: string | undefined;
  /** The services grid's card that a service belongs to; undefined for an industry. */
  card: string | undefined;
}

/** A page that gets a preview picture for links to it. */
export interface SharedPage {
  path: string;
  title: string;
  /** A set of pictures below `public/media`, such as `banners/azure`. */
  picture: string;
  tone: Tone;
}

/** The preview picture of a page: an absolute path on the site, and the size in pixels. */
export interface ShareImage {
  path: string;
  width: number;
  height: number;
  /** The title on the picture, beside the company's name. */
  title: string;
}

export interface Site {
  /** The language of the words, such as `en-US`. */
  language: string;
  /** The site's origin, without a slash at the end, for canonical links and the sitemap. */
  origin: string;
  /** `none` if search engines must not list the site. */
  robots?: 'all' | 'none';
  year: number;
  submission: SubmissionSettings;
  /** The script of another host that every page loads. */
  outsideScript?: OutsideScript | undefined;
  company: Company;
  shared: Shared;
  strings: InterfaceStrings;
  forms: ReturnType<typeof formContents>;
  /** The forms that the pages have. `forms` has the strings of all forms. */
  activeForms: readonly FormKind[];
  formMessages: Record<keyof Site['forms'], FormMessages>;
  /** The texts of the values of choice fields for the server, by form: `Azure (/services/azure)`. */
  choiceTexts: Readonly<Record<keyof Site['forms'], Choices>>;
  acknowledgements: z.infer<typeof forms>['acknowledgement'];
  /** The strings of the page behind the link of a receipt. */
  yourMessage: z.infer<typeof forms>['yourMessage'];
  pages: Page[];
  services: Topic[];
  industries: Topic[];
  legal: { terms: { version: string }; privacy: { version: string } };
  logos: Logo[];
  /** The content of `content/proof/`, without closed vacancies. */
  proof: Proof;
  /** Old addresses and their new addresses. */
  redirects: Redirect[];
  /** Sentences for the owner, which the build prints. */
  notices: string[];
  /** The menus of services and of industries. A site without industries has only the first. */
  topicMenus: TopicMenu[];
  contactLink: MenuLink;
  /** The link to the search page; undefined if the site has none. */
  searchLink: MenuLink | undefined;
  pageLinks: MenuLink[];
  /** The links of the company's column at the foot of each page. */
  companyLinks: MenuLink[];
  /** Links to the terms and the privacy policy. A link opens the text in another tab. */
  legalLinks: MenuLink[];
  /** All drawings, also those that no page shows. */
  drawings: readonly Drawing[];
  /** Returns the drawing of a tab, by a name such as `azure/scalable`. Throws if the drawing does not exist. */
  illustration: (name: string | undefined) => Drawing | undefined;
}

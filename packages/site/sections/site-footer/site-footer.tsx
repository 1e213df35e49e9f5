import { dialOf } from '../../schema/phone.ts';
import type { Company, Office, Site } from '../../schema/site.ts';
import { BrandMark } from '../../widgets/brand-mark/brand-mark.tsx';
import { LinkList } from '../../widgets/link-list.tsx';
import { Icon } from '../icon.tsx';
import { officeName } from '../office-name.ts';
import './below.css';
import styles from './site-footer.module.css';

const Offices = ({ offices }: { offices: Office[] }) => (
  <ul className={styles.offices}>
    {offices.map((office) => (
      <li key={office.phone}>
        <span className={styles.title}>{officeName(office, offices)}</span>
        {office.address.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        <a className={styles.link} href={`tel:${dialOf(office.phone)}`}>
          {office.phone}
        </a>
      </li>
    ))}
  </ul>
);

/** The company's profiles. If the site has no icon for a network, a general icon and the network's name are shown. */
const Social = ({ social, newTab }: { social: Company['social']; newTab: string }) => (
  <ul className={styles.social}>
    {social.map(({ name, href, icon }) => (
      <li key={name}>
        {icon === undefined ? (
          <a className="nav-link" href={href} rel="noreferrer" target="_blank">
            <span className={styles.icon}>
              <Icon name="link" size={22} />
            </span>
            {name}
            <span className="visually-hidden">{` ${newTab}`}</span>
          </a>
        ) : (
          <a className={styles.icon} href={href} rel="noreferrer" target="_blank">
            <Icon name={icon} size={22} />
            <span className="visually-hidden">{`${name} ${newTab}`}</span>
          </a>
        )}
      </li>
    ))}
  </ul>
);

const Links = ({ title, links }: { title: string; links: { label: string; href: string }[] }) => (
  <nav aria-label={title}>
    <p className={styles.title}>{title}</p>
    <LinkList links={links} linkClassName={styles.link} />
  </nav>
);

/** Returns whether a page has a band with the offices. The footer then does not repeat the offices. */
const showsOffices = (site: Site, path: string): boolean =>
  site.pages.some((page) => page.path === path && page.bands.some(({ kind }) => kind === 'global-presence'));

export const SiteFooter = ({ site, path }: { site: Site; path: string }) => (
  // If this element exists, the document is complete. So the script in the head waits for this element.
  <footer id="foot" className={styles.footer}>
    <div className="container">
      <div className={styles.columns}>
        <div>
          <p className={styles.brand}>
            <BrandMark size={36} />
            {site.company.name}
          </p>
          <p className={styles.tagline}>{site.company.tagline}</p>
          {Object.values(site.company.mailboxes).map((mailbox) => (
            <a key={mailbox} className={styles.mail} href={`mailto:${mailbox}`}>
              {mailbox}
            </a>
          ))}
          {site.company.social.length > 0 && (
            <Social social={site.company.social} newTab={site.strings.newTab} />
          )}
        </div>
        {site.topicMenus.map(({ of, label, footerLinks }) => (
          <Links key={of} title={label} links={footerLinks} />
        ))}
        <Links title={site.strings.footer.company} links={site.companyLinks} />
      </div>
      {!showsOffices(site, path) && <Offices offices={site.company.offices} />}
      <div className={styles.legal}>
        <p>{`© ${site.year} ${site.company.legalName}`}</p>
        {site.legalLinks.map(({ label, href }) => (
          <a key={href} className={styles.link} href={href} target="_blank" rel="noreferrer">
            {label}
            <span className="visually-hidden">{` ${site.strings.newTab}`}</span>
          </a>
        ))}
      </div>
    </div>
  </footer>
);

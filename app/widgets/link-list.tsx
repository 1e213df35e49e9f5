/** A list of links to pages. */
export const LinkList = ({
  links,
  className,
  linkClassName,
}: {
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
  linkClassName: string | undefined;
}) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a className={linkClassName} href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

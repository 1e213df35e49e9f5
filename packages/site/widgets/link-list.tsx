interface LinkListProps {
  links: readonly { label: string; href: string }[];
  className?: string | undefined;
  linkClassName: string | undefined;
}

export const LinkList = ({ links, className, linkClassName }: LinkListProps) => (
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

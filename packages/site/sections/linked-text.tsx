import type { ReactNode } from 'react';
import { partsOf } from '../schema/linked-text.ts';

/** A link to a page, a mailbox or another website. Screen readers read `otherSite` after a link to another website. */
export const AnyLink = (props: { href: string; otherSite: string; children: ReactNode }) =>
  props.href.startsWith('https:') ? (
    <a href={props.href} rel="external">
      {props.children}
      <span className="visually-hidden">{` ${props.otherSite}`}</span>
    </a>
  ) : (
    <a href={props.href}>{props.children}</a>
  );

export const LinkedText = ({ text, otherSite }: { text: string; otherSite: string }) =>
  partsOf(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <AnyLink key={part.href + part.words} href={part.href} otherSite={otherSite}>
        {part.words}
      </AnyLink>
    ),
  );

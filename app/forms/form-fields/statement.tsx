import { legalPages } from '../../../contracts/forms/form-words.ts';

/** A statement to agree to; what stands in braces becomes a link to the legal page of that name. */
export const Statement = ({ text, newTab }: { text: string; newTab: string }) =>
  text.split(/[{}]/).map((part, index) => {
    const href = legalPages[part];
    // The parts never change their order, and one of them may be empty.
    const key = `${index}-${part}`;
    if (!href) return <span key={key}>{part}</span>;
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {part}
        <span className="visually-hidden">{` ${newTab}`}</span>
      </a>
    );
  });

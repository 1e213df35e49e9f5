/**
 * The only way by which text becomes markup or the address of a script. In browsers that know Trusted Types the policy of
 * the pages refuses all others (`server/http/security-headers.ts` names this policy). Elsewhere text passes unchanged.
 */

/** Makes the values that the browser demands instead of strings. */
interface TypePolicy {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
}
interface TypeFactory {
  createPolicy: (name: string, rules: TypePolicy) => TypePolicy;
}

/** Scripts come from this site alone, whatever an address says. */
function ownScript(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError(`${address} is not of this site`);
  return address;
}

const rules: TypePolicy = { createHTML: (html) => html, createScriptURL: ownScript };
const { trustedTypes } = globalThis as { trustedTypes?: TypeFactory };
const policy = trustedTypes?.createPolicy('site', rules) ?? rules;

/** Marks HTML as safe. It may only be called with HTML that this document contained before. */
export const documentHtml = (html: string): string => policy.createHTML(html);

/** Marks the address of a script of this site as safe. Throws for one of another site. */
export const scriptAddress = (address: URL): string => policy.createScriptURL(address.href);

/**
 * Contains the only functions that turn text into markup or into the address of a script. In browsers with Trusted
 * Types, the pages refuse every other way. `packages/server/http/security-headers.ts` names the policy.
 */

interface TypePolicy {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
}

const rules: TypePolicy = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`${address} is not of this site`);
  },
};
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: TypePolicy) => TypePolicy };
};
const policy = trustedTypes?.createPolicy('site', rules) ?? rules;

/** Marks HTML as safe. Call this only for HTML that the document already contained. */
export const documentHtml = (html: string): string => policy.createHTML(html);

/** Marks the address of a script of this site as safe. Throws for a script of another site. */
export const scriptAddress = (address: URL): string => policy.createScriptURL(address.href);

/**
 * The only way by which text becomes markup or the address of a script: the pages refuse all others in browsers that know
 * Trusted Types. `server/http/security-headers.ts` names the policy.
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

/** Marks HTML as safe. Only for HTML that this document contained before. */
export const documentHtml = (html: string): string => policy.createHTML(html);

/** Marks the address of a script of this site as safe. Throws for one of another site. */
export const scriptAddress = (address: URL): string => policy.createScriptURL(address.href);
